import type { Order } from '../../domain/order';
import { stateWords } from '../../domain/order-life';

/** How far an order is, in a shopper's words. The wire's 'Confirm' (SPEC 9) reads 'Confirmed'; other values come from the shop as they are. */
export function orderStatusWords({ orderStatus, state, fulfilment }: Pick<Order, 'orderStatus' | 'state' | 'fulfilment'>): string {
  if (state !== null) return stateWords(state, fulfilment);
  return orderStatus === 'Confirm' || orderStatus === '' ? 'Confirmed' : orderStatus;
}
