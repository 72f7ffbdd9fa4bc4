import { useQuery } from '@tanstack/react-query';
import { cartProductOf } from '../../domain/cart';
import type { Product } from '../../domain/catalogue';
import type { Quote } from '../../domain/quote/quote';
import type { DayNumber } from '../../domain/day-number';
import type { TodaysTerms } from '../../domain/quote/renew-quote';
import { compareQuote, type ComparedQuote } from '../../domain/quote/todays-quote';
import type { ZipEstimate } from '../../domain/zip-estimate';
import { useZipDelivery } from '../rooms/use-zip-delivery';
import { siteQueries } from '../site/queries';

export interface TodaysQuote {
  readonly compared: ComparedQuote;
  /** For a new version. */
  readonly terms: TodaysTerms;
  /** Null for pickup, and when the list of ZIP codes is not on this device. */
  readonly zipEstimate: ZipEstimate | null;
  /** Of its oldest price, milliseconds since 1970. */
  readonly pricedAt: number;
}

/** As far as this device knows them; null without the product list or the rates. */
export function useTodaysQuote(
  quote: Quote,
  products: readonly Product[] | undefined,
  productsAt: number,
  today: DayNumber,
): TodaysQuote | null {
  const { data: rates, dataUpdatedAt } = useQuery(siteQueries.settings());
  const floors = new Map(
    (products ?? []).flatMap((product) => {
      const sold = cartProductOf(product);
      return sold === null ? [] : [[sold.id, sold] as const];
    }),
  );
  // Floors no longer sold are not delivered.
  const boxes = quote.lines.reduce((sum, line) => (floors.has(line.productId) ? sum + line.boxes : sum), 0);
  const isZip = quote.delivery.kind === 'zip';
  const delivery = useZipDelivery('quote', { fulfilment: isZip ? 'Delivery' : 'Pickup', zip: isZip ? quote.delivery.zip : '' }, boxes);
  if (products === undefined || rates === undefined) return null;
  return {
    compared: compareQuote(quote, { floors, rates, delivery: delivery.quote, today }),
    terms: { floors, rates, deliveryOf: delivery.quoteOf },
    zipEstimate: delivery.estimate,
    pricedAt: Math.min(productsAt, dataUpdatedAt, delivery.readAt ?? dataUpdatedAt),
  };
}
