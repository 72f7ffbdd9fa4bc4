import * as z from 'zod/mini';
import type { CartEnding } from '../domain/cart';
import { codecOf } from './codec';
import { wireCount, wireTextOrNull } from './wire-values';

const cartConflict = z.object({
  cart_conflict: z.object({ how: z.enum(['ordered', 'removed']), boxes: wireCount, order_number: wireTextOrNull }),
});

/** Additive: the `data` of a refused cart write whose line was ordered or removed elsewhere since the shopper saw the cart. */
export const cartConflictCodec = codecOf(
  z.codec(cartConflict, z.custom<CartEnding>(), {
    decode: ({ cart_conflict: { how, boxes, order_number } }) => ({ how, boxes, orderNumber: order_number }),
    encode: ({ how, boxes, orderNumber }) => ({ cart_conflict: { how, boxes, order_number: orderNumber } }),
  }),
);
