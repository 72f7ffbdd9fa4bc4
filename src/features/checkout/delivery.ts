import type { Address } from '../../domain/address';
import { isPosition, quoteShipping, type DeliveryBand, type Position, type ShippingQuote } from '../../domain/delivery-price';

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
      return 'Please select an address';
    case 'unknown-address':
      return 'Please select a valid address.';
    case 'working':
      return 'We are still working out your delivery. Please try again in a moment.';
    case 'failed':
      return 'Something went wrong.';
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
