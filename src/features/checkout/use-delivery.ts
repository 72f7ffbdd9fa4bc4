import { useQuery } from '@tanstack/react-query';
import { HttpError } from '../../api/errors';
import type { Settings } from '../../domain/settings';
import { DEFAULT_STORE_POSITION, storePosition } from '../../domain/store-position';
import type { CartChoices } from '../../offline/cart-choices';
import { addressQueries } from '../addresses/queries';
import { useAccountId } from '../session/session-store';
import { siteQueries } from '../site/queries';
import { checkoutQueries } from './queries';
import { defaultAddressId, deliveryOf, positionOf } from './delivery';

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
