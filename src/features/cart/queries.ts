import { queryOptions } from '@tanstack/react-query';
import { onDemand, queryOf } from '../../api/on-demand';
import { privately } from '../session/privately';

const readCart = queryOf(
  onDemand(() => import('../../api/cart')),
  (calls, options) => calls.fetchCart(undefined, options),
);

export const cartQueries = {
  /** The server's lines of one account. Unsent changes are laid over them by `useCart`. */
  lines: (accountId: string | null) =>
    queryOptions({
      queryKey: ['private', accountId, 'cart'],
      queryFn: (asked) => privately(() => readCart(asked)),
      enabled: accountId !== null,
      // What a reload restores may be older than the last change: the server is asked whenever a screen opens.
      staleTime: 0,
    }),
};
