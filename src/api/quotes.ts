import { signQuote } from '../contract/quotes';
import { caller } from './call';

/** Has the shop confirm a quote's prices; gives the signature. Throws what `call` throws: ApiError with the shop's reason when it does not. */
export const postSignQuote = caller(signQuote);
