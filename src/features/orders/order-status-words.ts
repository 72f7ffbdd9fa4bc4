import type { Order } from '../../domain/order';
import { stateWords } from '../../domain/order-life';
import { orderLifeTexts } from '../../domain/order-life.texts';

/** The wire's 'Confirm' is 'Confirmed'; other values are shown as sent. */
export function orderStatusWords({ orderStatus, state, fulfilment }: Pick<Order, 'orderStatus' | 'state' | 'fulfilment'>): string {
  if (state !== null) return stateWords(state, fulfilment);
  return orderStatus === 'Confirm' || orderStatus === '' ? orderLifeTexts.confirmed : orderStatus;
}
