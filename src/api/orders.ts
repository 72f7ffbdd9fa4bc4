import { getOrders } from '../contract/orders';
import { caller } from './call';

export const fetchOrders = caller(getOrders);
