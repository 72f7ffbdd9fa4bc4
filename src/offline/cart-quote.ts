import { readSignedText, type SignedQuote } from '../domain/quote/signed-quote';
import { createAccountRecords } from './account-records';
import { localKeys } from './storage/storage-keys';

/** Apart from the cart's choices, which are deleted after any order; a tab of an earlier build drops fields that it does not know. */
export function createCartQuote() {
  return createAccountRecords<SignedQuote>(
    localKeys.cartQuote,
    ({ text, signature }) => {
      if (typeof text !== 'string' || typeof signature !== 'string') return null;
      return readSignedText(text) === null ? null : { text, signature };
    },
    ({ text, signature }) => ({ text, signature }),
  );
}

export const cartQuote = createCartQuote();
