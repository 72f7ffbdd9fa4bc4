import { formatUsd, type Cents } from './money';
import { deliveryCents, type ShippingQuote } from './shipping';

/** What a project of rooms said that delivery costs, before there was an address. */
export interface ZipEstimate {
  readonly zip: string;
  /** Null: the shop calls to set delivery up. */
  readonly cents: Cents | null;
  /** Of so many boxes: of another number it says nothing. */
  readonly boxes: number;
}

/** The estimate of a quote by ZIP code. */
export function zipEstimateOf(zip: string, quote: ShippingQuote, boxes: number): ZipEstimate {
  return { zip, cents: deliveryCents(quote), boxes };
}

/** What has changed since the estimate, in words; null when nothing has, or when the boxes are others. */
export function changedEstimateWords(estimate: ZipEstimate | null, quote: ShippingQuote, boxes: number): string | null {
  const now = deliveryCents(quote);
  if (estimate === null || estimate.boxes !== boxes || estimate.cents === now) return null;
  const before =
    estimate.cents === null ? `no price yet for ZIP ${estimate.zip}` : `${formatUsd(estimate.cents)} estimated from ZIP ${estimate.zip}`;
  return now === null
    ? `Your rooms had ${before} for delivery.`
    : `Your rooms had ${before}. To this address delivery is ${formatUsd(now)}.`;
}
