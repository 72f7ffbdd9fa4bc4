import { zipOf } from './address';
import { bandPrice, type DeliveryBand, type ShippingQuote } from './delivery-price';
import { plainTyped } from './typed-text';

/** Radius around the shop of the list of ZIP codes (DESIGN 12). */
export const DELIVERY_ZIP_MILES = 150;

/** The position of a ZIP code: estimated miles by road to its centre, and the index of its price band; null without one. */
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

/** The delivery that a typed ZIP code leads to. */
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
