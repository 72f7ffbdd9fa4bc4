import { zipOf } from './address';
import { bandPrice, type DeliveryBand, type ShippingQuote } from './delivery-price';
import { plainTyped } from './typed-text';

/** How far from the shop the list of ZIP codes reaches (DESIGN 12). */
export const DELIVERY_ZIP_MILES = 150;

/** Where a ZIP code lies: the miles by road to its centre, estimated, and its place in the list's bands; null without one. */
export interface DeliveryZip {
  readonly zip: string;
  readonly miles: number;
  readonly bandIndex: number | null;
}

/** The delivery price list by ZIP code, for prices before an address is known. */
export interface DeliveryZips {
  readonly bands: readonly DeliveryBand[];
  readonly zips: readonly DeliveryZip[];
}

/** What a typed ZIP code says about delivery. */
export type ZipReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unread'; readonly words: string }
  | { readonly kind: 'read'; readonly zip: string; readonly quote: ShippingQuote };

const FIVE_DIGITS = 'Please type the five digits of your ZIP code, such as 33145.';

/** Prices delivery to a ZIP code. One that is far away, free or not in the list is arranged by phone (SPEC 9). */
export function readDeliveryZip(typed: string, boxes: number, { bands, zips }: DeliveryZips): ZipReading {
  if (plainTyped(typed) === '') return { kind: 'empty' };
  const zip = zipOf(typed);
  if (zip === null) return { kind: 'unread', words: FIVE_DIGITS };
  const found = zips.find((each) => each.zip === zip);
  const band = bands[found?.bandIndex ?? -1];
  return {
    kind: 'read',
    zip,
    quote: found === undefined || band === undefined ? { kind: 'call-us' } : bandPrice(found.miles, band, boxes),
  };
}
