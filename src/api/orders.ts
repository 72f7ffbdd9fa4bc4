import { getOrders, setOrderJob } from '../contract/orders';
import { caller } from './call';

/** The shopper's orders, ORDERS_PER_PAGE at most. Throws what `call` throws. */
export const fetchOrders = caller(getOrders);

/** Keeps the name of an order's job. Throws what `call` throws. */
export const postOrderJob = caller(setOrderJob);
