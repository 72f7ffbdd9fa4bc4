import { queryOptions } from '@tanstack/react-query';
import { onDemand } from '../../api/on-demand';
import { privately } from '../session/privately';

const cart = onDemand(() => import('../../api/cart'));

export const cartQueries = {
  /** The server's lines of one account. Unsent changes are laid over them by `useCart`. */
  lines: (accountId: string | null) =>
    queryOptions({
      queryKey: ['private', accountId, 'cart'],
      queryFn: (asked) => privately(async () => (await cart()).fetchCart(undefined, { signal: asked.signal })),
      enabled: accountId !== null,
      // What a reload restores may be older than the last change: the server is asked whenever a screen opens.
      staleTime: 0,
    }),
};
