import type { Address } from '../../domain/address';
import { isPosition, quoteShipping, type DeliveryBand, type Position, type ShippingQuote } from '../../domain/shipping';

/** Where things stand with the delivery of a cart. */
export type Delivery =
  | { readonly kind: 'no-address' }
  | { readonly kind: 'unknown-address' }
  | { readonly kind: 'working' }
  /** The price list or the addresses could not be read: nothing can be said about the price. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'quoted'; readonly address: Address; readonly quote: ShippingQuote };

interface DeliveryFacts {
  readonly addressId: number | null;
  readonly address: Address | undefined;
  readonly isWorking: boolean;
  readonly hasFailed: boolean;
  /** Null when there is no road, no coordinate or no answer. */
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

/** What keeps a delivery from being ordered (SPEC 8); null when nothing does. */
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

/** An address's coordinates, when it has ones a route can be asked for. */
export function positionOf(address: Address | undefined): Position | null {
  const { latitude = null, longitude = null } = address ?? {};
  return latitude !== null && longitude !== null && isPosition(latitude, longitude) ? { latitude, longitude } : null;
}

/** The address a delivery goes to before the shopper chose one: the default one, if any. */
export function defaultAddressId(addresses: readonly Address[]): number | null {
  return addresses.find((address) => address.isDefault)?.id ?? null;
}
