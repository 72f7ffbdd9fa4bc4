import { quoteReadingTexts } from './quote-reading.texts';
import { zipOf } from '../address';
import type { CartProduct } from '../cart';
import type { ProjectTerms } from '../rooms/project';
import type { Room } from '../rooms/room';
import type { Settings } from '../settings';
import { deliveryCents, type ShippingQuote } from '../delivery-price';
import type { QuoteDraft } from './make-quote';
import type { DayNumber } from '../day-number';

export interface QuoteSource {
  readonly floors: readonly { readonly product: CartProduct; readonly boxes: number }[];
  readonly terms: ProjectTerms;
  /** Undefined until loaded. */
  readonly rates: Pick<Settings, 'taxPercentHundredths' | 'installationCentsPerSqft'> | undefined;
  /** Null for pickup, and until the delivery prices are loaded. */
  readonly delivery: ShippingQuote | null;
  readonly rooms: readonly Room[];
  /** The cart has lower prices from an earlier quote; the new quote does not use them. */
  readonly isCheaperThere?: boolean;
}

/** `words` tell the shopper's next step. */
export type DraftReading = { readonly kind: 'draft'; readonly draft: QuoteDraft } | { readonly kind: 'waits'; readonly words: string };

/** Delivery without a price is arranged by phone. */
export function draftQuote({ floors, terms, rates, delivery }: QuoteSource, madeOn: DayNumber, validDays: number): DraftReading {
  if (rates === undefined) {
    return { kind: 'waits', words: quoteReadingTexts.ratesMissing };
  }
  const zip = zipOf(terms.zip);
  if (terms.fulfilment === 'Delivery' && zip === null) {
    return { kind: 'waits', words: quoteReadingTexts.zipMissing };
  }
  // A quote keeps what it says: a price that is merely not loaded must not become one that is arranged by phone.
  if (terms.fulfilment === 'Delivery' && delivery === null) {
    return { kind: 'waits', words: quoteReadingTexts.deliveryMissing };
  }
  return {
    kind: 'draft',
    draft: {
      madeOn,
      validUntil: madeOn + validDays,
      lines: floors.map(({ product: { id, pricePerBoxCents, sqftPerBox }, boxes }) => ({
        productId: id,
        boxes,
        pricePerBoxCents,
        sqftPerBox,
      })),
      installationCentsPerSqft: terms.isInstallationChosen ? rates.installationCentsPerSqft : null,
      taxPercentHundredths: rates.taxPercentHundredths,
      delivery: terms.fulfilment === 'Pickup' || zip === null ? { kind: 'pickup' } : { kind: 'zip', zip, cents: deliveryCents(delivery) },
      promo: terms.promo,
    },
  };
}
