import * as z from 'zod/mini';
import { codecOf } from './codec';

/** Additive: the `data` of a refused checkout, when no order can be created from the payment any more and it was refunded. */
export const refundedPayment = codecOf(z.object({ refunded: z.literal(true) }));
