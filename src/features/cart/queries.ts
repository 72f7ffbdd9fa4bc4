import { queryOptions } from '@tanstack/react-query';
import { onDemand, queryOf } from '../../api/on-demand';
import { outbox } from '../../offline/outbox/outbox';
import { privately } from '../session/privately';
import { sessionStore } from '../session/session-store';

const readCart = queryOf(
  onDemand(() => import('../../api/cart')),
  async (calls, options) => {
    const accountId = sessionStore.accountId();
    let version: number | null = null;
    const onHeaders = (headers: Headers): void => {
      version = calls.cartVersionIn(headers);
    };
    const lines = await calls.fetchCart(undefined, { ...options, onHeaders });
    if (version !== null && accountId !== null) void outbox.noteCartVersion(accountId, version);
    return lines;
  },
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
