import { getOrders, setOrderJob } from '../contract/orders';
import { caller } from './call';

/** The shopper's orders, ORDERS_PER_PAGE at most. Throws the errors of `call`. */
export const fetchOrders = caller(getOrders);

/** Saves the name of an order's job. Throws the errors of `call`. */
export const postOrderJob = caller(setOrderJob);
