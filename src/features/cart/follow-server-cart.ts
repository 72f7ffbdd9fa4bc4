import type { QueryClient } from '@tanstack/react-query';
import { cartChanges } from '../../offline/cart';
import { readAnew } from '../../offline/saved-queries/read-anew';
import { sessionStore } from '../session/session-store';
import { cartQueries } from './queries';

/** In every open tab: an order has emptied the cart, and may have used up its quote. Nothing when another account has logged in since. */
export async function rereadCart(queryClient: QueryClient, accountId: string | null): Promise<void> {
  // The call would read the other's cart.
  if (sessionStore.accountId() !== accountId) return;
  const lines = await readAnew(queryClient, cartQueries.lines(accountId));
  if (accountId === null) return;
  cartChanges.announceServerCart(accountId, lines);
  const { settleCartQuote } = await import('./settle-cart-quote');
  await settleCartQuote(accountId, lines);
}

/** Any tab that sends changes has read it. It is cached before the confirmed changes settle. */
export function followServerCart(queryClient: QueryClient): () => void {
  return cartChanges.subscribeServerCart((accountId, lines) => {
    const { queryKey } = cartQueries.lines(accountId);
    // A request from before the change must not restore the old cart.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, lines);
  });
}
