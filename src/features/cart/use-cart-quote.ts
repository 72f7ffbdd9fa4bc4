import { useSyncExternalStore } from 'react';
import type { SignedPromise } from '../../domain/quote/quote-promise';
import { cartQuote } from '../../offline/cart-quote';
import { useAccountId } from '../session/session-store';

export function useCartQuote(): SignedPromise | null {
  const accountId = useAccountId();
  return useSyncExternalStore(
    cartQuote.subscribe,
    () => cartQuote.of(accountId),
    () => null,
  );
}
