import type { QueryClient } from '@tanstack/react-query';
import { outbox } from '../../offline/outbox/outbox';
import { cartQueries } from './queries';

/** Shows the server's cart whenever a drain of any tab has read it, before the changes it holds leave the outbox. */
export function followServerCart(queryClient: QueryClient): () => void {
  return outbox.subscribeServerCart((accountId, lines) => {
    const { queryKey } = cartQueries.lines(accountId);
    // A reading that began before the change must not put the old cart back.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, lines);
  });
}
