import { queryOptions } from '@tanstack/react-query';
import { fetchOrders } from '../../api/orders';
import { privately } from '../session/privately';

export const orderQueries = {
  /** Newest first. A receipt is one of them, so that each opens offline once the list was read. Wiped at logout. */
  list: (accountId: string | null) =>
    queryOptions({
      queryKey: ['private', accountId, 'orders'],
      queryFn: ({ signal }) => privately(() => fetchOrders(undefined, { signal })),
      enabled: accountId !== null,
      // An order may have been made since, on another device or by the payment provider's own word.
      staleTime: 0,
    }),
};
