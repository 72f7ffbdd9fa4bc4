import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchOrders } from '../../api/orders';
import { NEWEST_ORDERS, ORDERS_PER_PAGE, type Order, type OrderSearch } from '../../domain/order';
import { callSignedIn } from '../session/call-signed-in';

export const orderQueries = {
  /** Newest first. Receipts are read from this list, so each opens offline once it was loaded. Deleted at logout. */
  pages: (accountId: string | null) =>
    infiniteQueryOptions({
      queryKey: ['private', accountId, 'order-pages'],
      queryFn: ({ pageParam, signal }) => callSignedIn(() => fetchOrders(pageParam, { signal })),
      initialPageParam: NEWEST_ORDERS,
      getNextPageParam: (_last, pages) => nextPageSearch(pages),
      enabled: accountId !== null,
      // Another device or the payment provider may have added an order.
      staleTime: 0,
    }),

  /** For receipts of earlier pages. */
  byNumber: (accountId: string | null, orderNumber: string) =>
    queryOptions({
      queryKey: ['private', accountId, 'numbered-order', orderNumber],
      queryFn: ({ signal }) => callSignedIn(() => fetchOrders({ ...NEWEST_ORDERS, orderNumber }, { signal })),
      staleTime: 0,
    }),
};

/** Null when all orders are loaded. */
function nextPageSearch(pages: readonly (readonly Order[])[]): OrderSearch | null {
  const last = pages.at(-1) ?? [];
  const earliest = last.at(-1);
  if (earliest === undefined || last.length < ORDERS_PER_PAGE) return null;
  // A server without paging has sent all of them, and would send them again.
  const isKnown = pages.slice(0, -1).some((page) => page.some(({ orderId }) => orderId === earliest.orderId));
  return isKnown ? null : { ...NEWEST_ORDERS, beforeOrderId: earliest.orderId };
}
