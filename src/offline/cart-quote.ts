import { readPromise, type SignedPromise } from '../domain/quote/quote-promise';
import { createLocalValue } from './storage/local-value';
import { localKeys } from './storage/storage-keys';
import { isFields } from './storage/stored-fields';

interface Stored extends SignedPromise {
  readonly accountId: string;
}

interface QuoteOfAccount {
  readonly accountId: string;
  readonly signed: SignedPromise;
}

/**
 * Apart from the cart's choices, which are deleted with a refused session and after any order; a tab of an earlier build drops fields that
 * it does not know.
 */
export function createCartQuote() {
  const { get, set, subscribe } = createLocalValue<QuoteOfAccount | null, Stored>(localKeys.cartQuote, readQuote);

  return {
    of(accountId: string | null): SignedPromise | null {
      const kept = get();
      return kept?.accountId === accountId ? kept.signed : null;
    },
    put: (accountId: string, { promise, signature }: SignedPromise): void => set({ accountId, promise, signature }),
    clear: (): void => set(null),
    subscribe,
  };
}

export const cartQuote = createCartQuote();

function readQuote(stored: unknown): QuoteOfAccount | null {
  if (!isFields(stored)) return null;
  const { accountId, promise, signature } = stored;
  if (typeof accountId !== 'string' || typeof promise !== 'string' || typeof signature !== 'string') return null;
  return readPromise(promise) === null ? null : { accountId, signed: { promise, signature } };
}
