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
 * Creates the store of the quote that a cart came from, for one account. Not among the choices of the cart: those end with a refused
 * session and with any order, and a tab of an earlier build writes them without what it does not know.
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
    /** Where none of its floors is in the cart any more, where its shopper takes it off, and at logout. */
    clear: (): void => set(null),
    /** Other tabs count. */
    subscribe,
  };
}

export const cartQuote = createCartQuote();

/** What is not as written counts as no quote. */
function readQuote(stored: unknown): QuoteOfAccount | null {
  if (!isFields(stored)) return null;
  const { accountId, promise, signature } = stored;
  if (typeof accountId !== 'string' || typeof promise !== 'string' || typeof signature !== 'string') return null;
  return readPromise(promise) === null ? null : { accountId, signed: { promise, signature } };
}
