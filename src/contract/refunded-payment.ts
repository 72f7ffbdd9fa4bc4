import * as z from 'zod/mini';
import { codecOf } from './codec';

/** Additive: the `data` of a refused checkout, when no order can be made of the payment any more and the money went back. */
export const refundedPayment = codecOf(z.object({ refunded: z.literal(true) }));
