import { getOrders, setOrderJob } from '../contract/orders';
import { caller } from './call';

export const fetchOrders = caller(getOrders);

export const postOrderJob = caller(setOrderJob);
