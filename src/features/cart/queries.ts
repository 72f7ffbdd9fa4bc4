import { queryOptions } from '@tanstack/react-query';
import { onDemand, queryOf } from '../../api/on-demand';
import { privately } from '../session/privately';

const readCart = queryOf(
  onDemand(() => import('../../api/cart')),
  (calls, options) => calls.fetchCart(undefined, options),
);

export const cartQueries = {
  /** The server's lines of one account. `useCart` applies the unsent changes to them. */
  lines: (accountId: string | null) =>
    queryOptions({
      queryKey: ['private', accountId, 'cart'],
      queryFn: (asked) => privately(() => readCart(asked)),
      enabled: accountId !== null,
      // Restored data may be older than the last change: every screen refetches when it opens.
      staleTime: 0,
    }),
};
