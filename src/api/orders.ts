import { getOrders } from '../contract/orders';
import { caller } from './call';

/** The shopper's orders, ORDERS_PER_PAGE at most. Throws what `call` throws. */
export const fetchOrders = caller(getOrders);
