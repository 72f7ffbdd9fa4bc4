import { formatUsd, type Cents } from './money';
import { deliveryCents, type ShippingQuote } from './delivery-price';

/** What measured rooms or a quote said that delivery costs, before there was an address. */
export interface ZipEstimate {
  readonly of: 'rooms' | 'quote';
  readonly zip: string;
  /** Null: the shop calls to set delivery up. */
  readonly cents: Cents | null;
  /** Of so many boxes: of another number it says nothing. */
  readonly boxes: number;
}

/** The estimate by ZIP code, as what was priced with it has it. */
export function zipEstimateOf(of: ZipEstimate['of'], zip: string, quote: ShippingQuote, boxes: number): ZipEstimate {
  return { of, zip, cents: deliveryCents(quote), boxes };
}

/** What has changed since the estimate, in words; null when nothing has, or when the boxes are others. */
export function changedEstimateWords(estimate: ZipEstimate | null, quote: ShippingQuote, boxes: number): string | null {
  const now = deliveryCents(quote);
  if (estimate === null || estimate.boxes !== boxes || estimate.cents === now) return null;
  const before =
    estimate.cents === null ? `no price yet for ZIP ${estimate.zip}` : `${formatUsd(estimate.cents)} estimated from ZIP ${estimate.zip}`;
  return now === null
    ? `Your ${estimate.of} had ${before} for delivery.`
    : `Your ${estimate.of} had ${before}. To this address delivery is ${formatUsd(now)}.`;
}
