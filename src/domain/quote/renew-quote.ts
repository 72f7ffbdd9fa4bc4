import type { CartProduct } from '../cart';
import type { Settings } from '../settings';
import { deliveryCents, type ShippingQuote } from '../delivery-price';
import type { QuoteDraft } from './make-quote';
import type { Quote } from './quote';
import type { DayNumber } from '../day-number';

export interface TodaysTerms {
  /** Floors that are sold, by id. */
  readonly floors: ReadonlyMap<number, CartProduct>;
  readonly rates: Pick<Settings, 'taxPercentHundredths' | 'installationCentsPerSqft'>;
  /** To the quote's ZIP code; null for pickup and when unknown. */
  readonly deliveryOf: (boxes: number) => ShippingQuote | null;
}

interface Renewal {
  /** Missing floors are removed. */
  readonly boxes: ReadonlyMap<number, number>;
  readonly madeOn: DayNumber;
  readonly validUntil: DayNumber;
  /** False for a quote from a link: its promo code is not trusted. */
  readonly isMadeHere: boolean;
  /** Null when unknown: the quote's prices stay. */
  readonly today: TodaysTerms | null;
}

/** The new version has today's prices, rates and delivery. */
export function renewQuote(quote: Quote, { boxes, madeOn, validUntil, isMadeHere, today }: Renewal): QuoteDraft {
  const lines = quote.lines.flatMap((line) => {
    const count = boxes.get(line.productId);
    if (count === undefined) return [];
    const { pricePerBoxCents, sqftPerBox } = today?.floors.get(line.productId) ?? line;
    return [{ productId: line.productId, boxes: count, pricePerBoxCents, sqftPerBox }];
  });
  return {
    madeOn,
    validUntil,
    lines,
    installationCentsPerSqft: quote.installationCentsPerSqft === null ? null : (today?.rates ?? quote).installationCentsPerSqft,
    taxPercentHundredths: (today?.rates ?? quote).taxPercentHundredths,
    delivery: deliveryOf(
      quote,
      today,
      lines.reduce((sum, line) => sum + line.boxes, 0),
    ),
    promo: isMadeHere ? quote.promo : null,
  };
}

function deliveryOf({ delivery }: Quote, today: TodaysTerms | null, boxes: number): Quote['delivery'] {
  const now = today?.deliveryOf(boxes) ?? null;
  if (delivery.kind === 'pickup' || now === null) return delivery;
  return { ...delivery, cents: deliveryCents(now) };
}
