import { zipOf } from './address';
import { bandPrice, type DeliveryBand, type ShippingQuote } from './delivery-price';
import { plainTyped } from './typed-text';
import { typedContactTexts } from './typed-contact.texts';

/** The radius of the list around the shop. */
export const DELIVERY_ZIP_MILES = 150;

/** `miles` are estimated, by road, to the ZIP code's centre. */
export interface DeliveryZip {
  readonly zip: string;
  readonly miles: number;
  readonly bandIndex: number | null;
}

export interface DeliveryZips {
  readonly bands: readonly DeliveryBand[];
  readonly zips: readonly DeliveryZip[];
}

export type ZipReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unread'; readonly words: string }
  | { readonly kind: 'read'; readonly zip: string; readonly quote: ShippingQuote };

/** A ZIP code that is not in the list is arranged by phone. */
export function readDeliveryZip(typed: string, boxes: number, { bands, zips }: DeliveryZips): ZipReading {
  if (plainTyped(typed) === '') return { kind: 'empty' };
  const zip = zipOf(typed);
  if (zip === null) return { kind: 'unread', words: typedContactTexts.fiveDigits };
  const found = zips.find((each) => each.zip === zip);
  const band = bands[found?.bandIndex ?? -1];
  return {
    kind: 'read',
    zip,
    quote: found === undefined || band === undefined ? { kind: 'call-us' } : bandPrice(found.miles, band, boxes),
  };
}
