import { useQuery } from '@tanstack/react-query';
import { cartProductOf } from '../../domain/cart';
import type { Product } from '../../domain/catalogue';
import { readDeliveryZip } from '../../domain/delivery-zips';
import type { Quote } from '../../domain/quote/quote';
import type { DayNumber } from '../../domain/quote/quote-day';
import { compareQuote, type ComparedQuote } from '../../domain/quote/todays-quote';
import type { ShippingQuote } from '../../domain/shipping';
import { roomsQueries } from '../rooms/queries';
import { siteQueries } from '../site/queries';

export interface TodaysQuote {
  readonly compared: ComparedQuote;
  /** Null for pickup, and where the list of ZIP codes is not on this device. */
  readonly delivery: ShippingQuote | null;
  /** When the oldest price in it was read, milliseconds since 1970. */
  readonly pricedAt: number;
}

/** A quote beside today's prices, as far as this device knows them; null without the list of floors or the rates. */
export function useTodaysQuote(
  quote: Quote,
  products: readonly Product[] | undefined,
  productsAt: number,
  today: DayNumber,
): TodaysQuote | null {
  const { data: rates, dataUpdatedAt } = useQuery(siteQueries.settings());
  const zip = quote.delivery.kind === 'zip' ? quote.delivery.zip : '';
  const { data: zips } = useQuery({ ...roomsQueries.deliveryZips(), enabled: zip !== '' });
  if (products === undefined || rates === undefined) return null;
  const floors = new Map(
    products.flatMap((product) => {
      const sold = cartProductOf(product);
      return sold === null ? [] : [[sold.id, sold] as const];
    }),
  );
  // What is no longer sold is not delivered.
  const boxes = quote.lines.reduce((sum, line) => (floors.has(line.productId) ? sum + line.boxes : sum), 0);
  const reading = zip === '' || zips === undefined ? null : readDeliveryZip(zip, boxes, zips);
  const delivery = reading?.kind === 'read' ? reading.quote : null;
  return { compared: compareQuote(quote, { floors, rates, delivery, today }), delivery, pricedAt: Math.min(productsAt, dataUpdatedAt) };
}
