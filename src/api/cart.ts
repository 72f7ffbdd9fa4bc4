import { getCart } from '../contract/cart';
import { caller } from './call';

/** The server's cart lines (SPEC 7). Throws what `call` throws. */
export const fetchCart = caller(getCart);
