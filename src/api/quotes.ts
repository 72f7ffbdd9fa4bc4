import { signQuote } from '../contract/quotes';
import { caller } from './call';

/**
 * Asks the shop to confirm a quote's prices; returns the signature. Throws the errors of `call`: ApiError with the shop's reason when it
 * refuses.
 */
export const postSignQuote = caller(signQuote);
