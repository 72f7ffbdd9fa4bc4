import { formatUsd, type Cents } from './money';
import { deliveryCents, type ShippingQuote } from './delivery-price';
import { zipEstimateTexts } from './zip-estimate.texts';

/** Estimated before an address is known. */
export interface ZipEstimate {
  readonly of: 'rooms' | 'quote' | 'floor';
  readonly zip: string;
  /** Null: the shop calls. */
  readonly cents: Cents | null;
  /** The estimate is for this number only. */
  readonly boxes: number;
}

/** Creates an estimate by ZIP code from the price of the rooms, the quote or the floor. */
export function zipEstimateOf(of: ZipEstimate['of'], zip: string, quote: ShippingQuote, boxes: number): ZipEstimate {
  return { of, zip, cents: deliveryCents(quote), boxes };
}

/** Null also for another number of boxes. */
export function changedEstimateWords(estimate: ZipEstimate | null, quote: ShippingQuote, boxes: number): string | null {
  const now = deliveryCents(quote);
  if (estimate === null || estimate.boxes !== boxes || estimate.cents === now) return null;
  const before =
    estimate.cents === null ? zipEstimateTexts.unpriced(estimate.zip) : zipEstimateTexts.priced(formatUsd(estimate.cents), estimate.zip);
  return now === null ? zipEstimateTexts.byPhone(estimate.of, before) : zipEstimateTexts.changed(estimate.of, before, formatUsd(now));
}
