import { bill, type Bill } from '../bill';
import type { CartProduct } from '../cart';
import type { Cents } from '../money';
import type { Settings } from '../settings';
import { deliveryCents, type ShippingQuote } from '../delivery-price';
import { quoteBill, type Quote, type QuoteLine } from './quote';
import type { DayNumber } from '../day-number';

/** What the shop sells and asks today, as this device knows it. */
export interface TodaysShop {
  /** Floors that are sold, by id. */
  readonly floors: ReadonlyMap<number, CartProduct>;
  readonly rates: Pick<Settings, 'taxPercentHundredths' | 'installationCentsPerSqft'>;
  /** Null for pickup and where it is not known. */
  readonly delivery: ShippingQuote | null;
  readonly today: DayNumber;
}

/** A line of a quote beside today's. `floor` is null where it is no longer sold. */
export interface ComparedLine {
  readonly line: QuoteLine;
  readonly floor: CartProduct | null;
  readonly change: 'same' | 'dearer' | 'cheaper' | 'other-box' | 'gone';
}

/** Whether a quote still holds by its days. 'not-yet': it is dated after today, so one of two clocks is wrong. */
export type QuoteValidity = 'valid' | 'expired' | 'not-yet';

export interface ComparedQuote {
  readonly validity: QuoteValidity;
  readonly lines: readonly ComparedLine[];
  readonly quoted: Bill;
  /** Of the floors that are still sold, by today's prices and rates alone; without the quote's promo code, which the cart asks for. */
  readonly today: Bill;
  /** The quote is delivered, and what that costs today is not known here or is said by phone: today's bill is without it. */
  readonly isWithoutDelivery: boolean;
  /** How much more it is today, or less; of the rest alone where the bill is without delivery. */
  readonly differenceCents: Cents;
}

/** Whether a quote holds on a day. A day's difference of time zones is no fault. */
export function quoteValidity({ madeOn, validUntil }: Pick<Quote, 'madeOn' | 'validUntil'>, today: DayNumber): QuoteValidity {
  if (today > validUntil) return 'expired';
  return madeOn > today + 1 ? 'not-yet' : 'valid';
}

/** A quote beside today's prices, line by line. Nothing that the quote says is a price of today. */
export function compareQuote(quote: Quote, { floors, rates, delivery, today }: TodaysShop): ComparedQuote {
  const lines = quote.lines.map((line) => comparedLine(line, floors.get(line.productId) ?? null));
  const quoted = quoteBill(quote);
  const shippingCents = deliveryCents(delivery);
  const todays = bill({
    lines: lines.flatMap(({ line: { boxes }, floor }) => (floor === null ? [] : [{ ...floor, boxes }])),
    taxPercentHundredths: rates.taxPercentHundredths,
    installationCentsPerSqft: rates.installationCentsPerSqft,
    isInstallationChosen: quote.installationCentsPerSqft !== null,
    promoPercentHundredths: 0,
    shippingCents: shippingCents ?? 0,
  });
  const isWithoutDelivery = quote.delivery.kind === 'zip' && shippingCents === null;
  return {
    validity: quoteValidity(quote, today),
    lines,
    quoted,
    today: todays,
    isWithoutDelivery,
    differenceCents: todays.totalCents - quoted.totalCents + (isWithoutDelivery ? quoted.shippingCents : 0),
  };
}

function comparedLine(line: QuoteLine, floor: CartProduct | null): ComparedLine {
  return { line, floor, change: floor === null ? 'gone' : changeOf(line, floor) };
}

function changeOf(line: QuoteLine, floor: CartProduct): ComparedLine['change'] {
  if (floor.sqftPerBox !== line.sqftPerBox) return 'other-box';
  if (floor.pricePerBoxCents === line.pricePerBoxCents) return 'same';
  return floor.pricePerBoxCents > line.pricePerBoxCents ? 'dearer' : 'cheaper';
}
