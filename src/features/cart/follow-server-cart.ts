import type { QueryClient } from '@tanstack/react-query';
import { outbox } from '../../offline/outbox/outbox';
import { cartQueries } from './queries';

/** Puts the server's cart into the cache when a drain of any tab has read it, before the confirmed changes leave the outbox. */
export function followServerCart(queryClient: QueryClient): () => void {
  return outbox.subscribeServerCart((accountId, lines) => {
    const { queryKey } = cartQueries.lines(accountId);
    // A request from before the change must not restore the old cart.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, lines);
  });
}
