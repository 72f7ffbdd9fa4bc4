import { queryOptions } from '@tanstack/react-query';
import { fetchCart } from '../../api/cart';
import { privately } from '../session/privately';

export const cartQueries = {
  /** The server's lines of one account. Unsent changes are laid over them by `useCart`. */
  lines: (accountId: string | null) =>
    queryOptions({
      queryKey: ['private', accountId, 'cart'],
      queryFn: ({ signal }) => privately(() => fetchCart(undefined, { signal })),
      enabled: accountId !== null,
      // What a reload restores may be older than the last change: the server is asked whenever a screen opens.
      staleTime: 0,
    }),
};
