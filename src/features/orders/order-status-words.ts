import type { Order } from '../../domain/order';
import { stateWords } from '../../domain/order-life';

/**
 * The state of an order in a shopper's words. The wire's 'Confirm' (SPEC 9) is shown as 'Confirmed'; other values are shown as the shop sends
 * them.
 */
export function orderStatusWords({ orderStatus, state, fulfilment }: Pick<Order, 'orderStatus' | 'state' | 'fulfilment'>): string {
  if (state !== null) return stateWords(state, fulfilment);
  return orderStatus === 'Confirm' || orderStatus === '' ? 'Confirmed' : orderStatus;
}
