import { getCart, cartConflictCodec } from '../contract/cart';
import { CART_VERSION_HEADER } from '../contract/headers';
import type { CartEnding } from '../domain/cart';
import { caller } from './call';
import { dataOfRefusal } from './data-of-refusal';

export const fetchCart = caller(getCart);

/** Null from a server without versions. */
export function cartVersionIn(headers: Headers): number | null {
  const version = headers.get(CART_VERSION_HEADER);
  return version !== null && /^\d{1,9}$/.test(version) ? Number(version) : null;
}

/** Null when the refusal has another reason. */
export function endingOfRefusal(error: unknown): CartEnding | null {
  return dataOfRefusal(cartConflictCodec, error);
}
