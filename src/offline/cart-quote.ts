import { readPromise, type SignedPromise } from '../domain/quote/quote-promise';
import { createLocalText } from './storage/local-text';
import { localKeys } from './storage/storage-keys';
import { isFields } from './storage/stored-fields';

interface Stored {
  readonly accountId: string;
  readonly signed: SignedPromise;
}

/**
 * Creates the store of the quote that a cart came from, for one account. Not among the choices of the cart: those end with a refused
 * session and with any order, and a tab of an earlier build writes them without what it does not know.
 */
export function createCartQuote() {
  const kept = createLocalText(localKeys.cartQuote);
  let text: string | null = null;
  let stored: Stored | null = null;

  return {
    /** The quote in an account's cart, for the server to check; the same object until it changes. */
    of(accountId: string | null): SignedPromise | null {
      const read = kept.read();
      if (read !== text) {
        text = read;
        stored = parse(read);
      }
      return stored !== null && stored.accountId === accountId ? stored.signed : null;
    },
    put: (accountId: string, { promise, signature }: SignedPromise): void => kept.write(JSON.stringify({ accountId, promise, signature })),
    /** Where none of its floors is in the cart any more, where its shopper takes it off, and at logout. */
    clear: (): void => kept.write(null),
    /** Other tabs count. */
    subscribe: kept.subscribe,
  };
}

export const cartQuote = createCartQuote();

/** Storage is untrusted input: what is not as written counts as no quote. */
function parse(text: string | null): Stored | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    if (!isFields(read)) return null;
    const { accountId, promise, signature } = read;
    if (typeof accountId !== 'string' || typeof promise !== 'string' || typeof signature !== 'string') return null;
    return readPromise(promise) === null ? null : { accountId, signed: { promise, signature } };
  } catch {
    return null;
  }
}
