import { useSyncExternalStore } from 'react';
import type { SignedQuote } from '../../domain/quote/signed-quote';
import { cartQuote } from '../../offline/cart-quote';
import { useAccountId } from '../session/session-store';

export function useCartQuote(): SignedQuote | null {
  const accountId = useAccountId();
  return useSyncExternalStore(
    cartQuote.subscribe,
    () => cartQuote.of(accountId),
    () => null,
  );
}
