import { getCart } from '../contract/cart';
import { cartConflictCodec } from '../contract/cart-conflict';
import { CART_VERSION_HEADER } from '../contract/headers';
import type { CartEnding } from '../domain/cart';
import { caller } from './call';
import { dataOfRefusal } from './data-of-refusal';

/** The server's cart lines (SPEC 7). Throws the errors of `call`. */
export const fetchCart = caller(getCart);

/** The cart version of a response; null from a server without versions. */
export function cartVersionIn(headers: Headers): number | null {
  const version = headers.get(CART_VERSION_HEADER);
  return version !== null && /^\d{1,9}$/.test(version) ? Number(version) : null;
}

/** Why the product of a refused cart write left the cart elsewhere; null when the refusal has another reason. */
export function endingOfRefusal(error: unknown): CartEnding | null {
  return dataOfRefusal(cartConflictCodec, error);
}
