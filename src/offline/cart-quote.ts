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
 * Creates the store of a cart's quote, for one account. It is separate from the cart's choices: those are deleted with a refused session and
 * after any order, and a tab of an earlier build drops fields that it does not know.
 */
export function createCartQuote() {
  const { get, set, subscribe } = createLocalValue<QuoteOfAccount | null, Stored>(localKeys.cartQuote, readQuote);

  return {
    /** The quote in an account's cart, for the server to check; the same object until it changes. */
    of(accountId: string | null): SignedPromise | null {
      const kept = get();
      return kept?.accountId === accountId ? kept.signed : null;
    },
    put: (accountId: string, { promise, signature }: SignedPromise): void => set({ accountId, promise, signature }),
    /** Called when the cart contains none of its floors, when the shopper removes it, and at logout. */
    clear: (): void => set(null),
    /** Also notices changes in other tabs. */
    subscribe,
  };
}

export const cartQuote = createCartQuote();

/** Malformed data counts as no quote. */
function readQuote(stored: unknown): QuoteOfAccount | null {
  if (!isFields(stored)) return null;
  const { accountId, promise, signature } = stored;
  if (typeof accountId !== 'string' || typeof promise !== 'string' || typeof signature !== 'string') return null;
  return readPromise(promise) === null ? null : { accountId, signed: { promise, signature } };
}
