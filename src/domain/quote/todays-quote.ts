import { bill, type Bill } from '../bill';
import type { CartProduct } from '../cart';
import type { Cents } from '../money';
import type { Settings } from '../settings';
import { deliveryCents, type ShippingQuote } from '../delivery-price';
import { quoteBill, type Quote, type QuoteLine } from './quote';
import type { DayNumber } from '../day-number';

export interface TodaysShop {
  /** Floors that are sold, by id. */
  readonly floors: ReadonlyMap<number, CartProduct>;
  readonly rates: Pick<Settings, 'taxPercentHundredths' | 'installationCentsPerSqft'>;
  /** Null for pickup and when unknown. */
  readonly delivery: ShippingQuote | null;
  readonly today: DayNumber;
}

export interface ComparedLine {
  readonly line: QuoteLine;
  readonly floor: CartProduct | null;
  readonly change: 'same' | 'dearer' | 'cheaper' | 'other-box' | 'gone';
}

/** 'not-yet': one of two clocks is wrong. */
export type QuoteValidity = 'valid' | 'expired' | 'not-yet';

export interface ComparedQuote {
  readonly validity: QuoteValidity;
  readonly lines: readonly ComparedLine[];
  readonly quoted: Bill;
  /** Floors still sold, without the quote's promo code: the cart asks for it. */
  readonly today: Bill;
  /** Today's delivery price is unknown or arranged by phone. */
  readonly isWithoutDelivery: boolean;
  /** Today's minus the quote's; both without delivery where today's bill excludes it. */
  readonly differenceCents: Cents;
}

/** A date one day ahead is accepted: time zones differ. */
export function quoteValidity({ madeOn, validUntil }: Pick<Quote, 'madeOn' | 'validUntil'>, today: DayNumber): QuoteValidity {
  if (today > validUntil) return 'expired';
  return madeOn > today + 1 ? 'not-yet' : 'valid';
}

/** Figures of the quote never become today's prices. */
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
