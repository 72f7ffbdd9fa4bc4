import { getCart } from '../contract/cart';
import { caller } from './call';

export const fetchCart = caller(getCart);
