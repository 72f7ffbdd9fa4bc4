import { signQuote } from '../contract/quotes';
import { caller } from './call';

export const postSignQuote = caller(signQuote);
