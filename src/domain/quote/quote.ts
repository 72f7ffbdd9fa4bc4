import { bill, type Bill } from '../bill';
import { MAX_BOXES, type SqftHundredths } from '../coverage';
import type { Cents } from '../money';
import type { DayNumber } from '../day-number';
import { isWithin } from './is-within';
import type { QuoteNumber } from './quote-number';

/** Issue 37. */
export const MAX_QUOTE_LINES = 200;
/** Unless the shop sets another number. */
export const QUOTE_VALID_DAYS = 14;
export const MAX_SHOP_VALID_DAYS = 365;
export const MAX_VALID_DAYS = 3_650;
/** Larger figures are damaged or forged. */
const MAX_BOX_CENTS: Cents = 10_000_000;
const MAX_TOTAL_CENTS: Cents = 100_000_000_000;
const MAX_BOX_AREA: SqftHundredths = 1_000_000;
const MAX_RATE_CENTS: Cents = 100_000;
const MAX_PRODUCT_ID = 2_147_483_647;
/** In the year 2243: a later day is forged. */
const LAST_DAY: DayNumber = 100_000;
const MAX_PERCENT_HUNDREDTHS = 10_000;
const PROMO_CODE = /^[^\s\p{C}]{1,30}$/u;

/** Prices and areas are those of the day of the quote. */
export interface QuoteLine {
  readonly productId: number;
  readonly boxes: number;
  readonly pricePerBoxCents: Cents;
  readonly sqftPerBox: SqftHundredths;
}

/** `cents` is null where delivery is arranged by phone. */
export type QuoteDelivery = { readonly kind: 'pickup' } | { readonly kind: 'zip'; readonly zip: string; readonly cents: Cents | null };

/** What travels in a link or a QR code: no names. */
export interface Quote {
  readonly number: QuoteNumber;
  readonly madeOn: DayNumber;
  /** The last day of its validity. */
  readonly validUntil: DayNumber;
  /** No product is in it twice. */
  readonly lines: readonly QuoteLine[];
  /** Null without installation. */
  readonly installationCentsPerSqft: Cents | null;
  readonly taxPercentHundredths: number;
  readonly delivery: QuoteDelivery;
  readonly promo: { readonly code: string; readonly percentHundredths: number } | null;
}

/** These stay on the device. */
export interface QuoteNames {
  readonly customer: string;
  readonly salesperson: string;
  readonly note: string;
}

/** Delivery is arranged by phone: no total of the quote has it. */
export function isWithoutDelivery({ delivery }: Pick<Quote, 'delivery'>): boolean {
  return delivery.kind === 'zip' && delivery.cents === null;
}

/** The figures of a quote, computed by `bill`. */
export function quoteBill(quote: Pick<Quote, 'lines' | 'installationCentsPerSqft' | 'taxPercentHundredths' | 'delivery' | 'promo'>): Bill {
  return bill({
    lines: quote.lines,
    taxPercentHundredths: quote.taxPercentHundredths,
    installationCentsPerSqft: quote.installationCentsPerSqft ?? 0,
    isInstallationChosen: quote.installationCentsPerSqft !== null,
    promoPercentHundredths: quote.promo?.percentHundredths ?? 0,
    shippingCents: quote.delivery.kind === 'zip' ? (quote.delivery.cents ?? 0) : 0,
  });
}

/** Every figure is within its limits, so the bill is exact. */
export function isPossibleQuote(quote: Quote): boolean {
  const { lines, installationCentsPerSqft, taxPercentHundredths, delivery, promo, madeOn, validUntil } = quote;
  const isPossible =
    lines.length > 0 &&
    lines.length <= MAX_QUOTE_LINES &&
    new Set(lines.map(({ productId }) => productId)).size === lines.length &&
    lines.every(isPossibleLine) &&
    isWithin(installationCentsPerSqft ?? 0, 0, MAX_RATE_CENTS) &&
    isWithin(taxPercentHundredths, 0, MAX_PERCENT_HUNDREDTHS) &&
    isWithin(madeOn, 0, LAST_DAY) &&
    isWithin(validUntil - madeOn, 0, MAX_VALID_DAYS) &&
    (delivery.kind === 'pickup' || (/^\d{5}$/.test(delivery.zip) && isWithin(delivery.cents ?? 0, 0, MAX_TOTAL_CENTS))) &&
    (promo === null || (PROMO_CODE.test(promo.code) && isWithin(promo.percentHundredths, 1, MAX_PERCENT_HUNDREDTHS)));
  if (!isPossible) return false;
  const { itemsCents, installationCents } = quoteBill(quote);
  return itemsCents <= MAX_TOTAL_CENTS && installationCents <= MAX_TOTAL_CENTS;
}

function isPossibleLine({ productId, boxes, pricePerBoxCents, sqftPerBox }: QuoteLine): boolean {
  return (
    isWithin(productId, 1, MAX_PRODUCT_ID) &&
    isWithin(boxes, 1, MAX_BOXES) &&
    isWithin(pricePerBoxCents, 1, MAX_BOX_CENTS) &&
    isWithin(sqftPerBox, 1, MAX_BOX_AREA)
  );
}
