import type { Address } from '../../domain/address';
import { isPosition, quoteShipping, type DeliveryBand, type Position, type ShippingQuote } from '../../domain/delivery-price';
import { useQuery } from '@tanstack/react-query';
import { HttpError } from '../../api/errors';
import type { Settings } from '../../domain/settings';
import { DEFAULT_STORE_POSITION, storePosition } from '../../domain/store-position';
import type { CartChoices } from '../../offline/cart-choices';
import { addressQueries } from '../addresses/queries';
import { useAccountId } from '../session/session-store';
import { siteQueries } from '../site/queries';
import { checkoutQueries } from './queries';
import { myCartTexts } from './my-cart.texts';

export type Delivery =
  | { readonly kind: 'no-address' }
  | { readonly kind: 'unknown-address' }
  | { readonly kind: 'working' }
  /** The bands or the addresses failed to load: no price. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'quoted'; readonly address: Address; readonly quote: ShippingQuote };

interface DeliveryFacts {
  readonly addressId: number | null;
  readonly address: Address | undefined;
  readonly isWorking: boolean;
  readonly hasFailed: boolean;
  /** Null without a road, coordinates or a reply. */
  readonly distanceMetres: number | null;
  readonly boxes: number;
  readonly bands: readonly DeliveryBand[];
}

export function deliveryOf({ addressId, address, isWorking, hasFailed, distanceMetres, boxes, bands }: DeliveryFacts): Delivery {
  if (hasFailed) return { kind: 'failed' };
  if (isWorking) return { kind: 'working' };
  if (addressId === null) return { kind: 'no-address' };
  if (address === undefined) return { kind: 'unknown-address' };
  return { kind: 'quoted', address, quote: quoteShipping(distanceMetres, boxes, bands) };
}

/** Null when the delivery can be ordered. */
export function deliveryProblem(delivery: Delivery): string | null {
  switch (delivery.kind) {
    case 'no-address':
      return myCartTexts.selectAddress;
    case 'unknown-address':
      return myCartTexts.selectValidAddress;
    case 'working':
      return myCartTexts.stillWorkingOut;
    case 'failed':
      return myCartTexts.wentWrong;
    case 'quoted':
      return null;
  }
}

export function positionOf(address: Address | undefined): Position | null {
  const { latitude = null, longitude = null } = address ?? {};
  return latitude !== null && longitude !== null && isPosition(latitude, longitude) ? { latitude, longitude } : null;
}

export function defaultAddressId(addresses: readonly Address[]): number | null {
  return addresses.find((address) => address.isDefault)?.id ?? null;
}

export function useDelivery(isWanted: boolean, settings: Settings | undefined, boxes: number, choice: CartChoices['addressId']) {
  const accountId = useAccountId();
  const addresses = useQuery({ ...addressQueries.list(accountId), enabled: isWanted && accountId !== null });
  const bands = useQuery({ ...siteQueries.deliveryBands(), enabled: isWanted });

  const saved = addresses.data ?? [];
  const addressId = choice === 'default' ? defaultAddressId(saved) : choice;
  const address = saved.find((candidate) => candidate.id === addressId);
  const target = positionOf(address);
  const store = settings === undefined ? DEFAULT_STORE_POSITION : storePosition(settings);
  const distance = useQuery({ ...checkoutQueries.roadDistance(accountId, store, target), enabled: isWanted && target !== null });

  // An HTTP error is worth a retry; without any reply the shop calls about the price.
  const isTurnedAway = target !== null && distance.data === undefined && distance.error instanceof HttpError;
  const isWorking = addresses.isLoading || bands.isLoading || distance.isLoading;
  const delivery = deliveryOf({
    addressId,
    address,
    isWorking,
    hasFailed: isWanted && ([addresses, bands].some(({ data, isError }) => isError && data === undefined) || isTurnedAway),
    distanceMetres: target === null ? null : (distance.data ?? null),
    boxes,
    bands: bands.data ?? [],
  });
  const askAgain = () => void Promise.all([addresses, bands, distance].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  return { delivery, addressId, hasAddresses: saved.length > 0, askAgain };
}
