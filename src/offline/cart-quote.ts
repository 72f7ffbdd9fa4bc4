import { readPromise, type SignedPromise } from '../domain/quote/quote-promise';
import { createAccountRecords } from './account-records';
import { localKeys } from './storage/storage-keys';

/** Apart from the cart's choices, which are deleted after any order; a tab of an earlier build drops fields that it does not know. */
export function createCartQuote() {
  return createAccountRecords<SignedPromise>(
    localKeys.cartQuote,
    ({ promise, signature }) => {
      if (typeof promise !== 'string' || typeof signature !== 'string') return null;
      return readPromise(promise) === null ? null : { promise, signature };
    },
    ({ promise, signature }) => ({ promise, signature }),
  );
}

export const cartQuote = createCartQuote();
