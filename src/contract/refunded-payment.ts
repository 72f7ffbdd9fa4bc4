import * as z from 'zod/mini';
import { codecOf } from './codec';

/** Additive: the `data` of a refused checkout whose payment was refunded. */
export const refundedPayment = codecOf(z.object({ refunded: z.literal(true) }));
