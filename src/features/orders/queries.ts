import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchOrders } from '../../api/orders';
import { NEWEST_ORDERS, ORDERS_PER_PAGE, type Order, type OrderSearch } from '../../domain/order';
import { privately } from '../session/privately';

export const orderQueries = {
  /** Newest first, page after page. A receipt is one of them, so that each opens offline once the list was read. Wiped at logout. */
  pages: (accountId: string | null) =>
    infiniteQueryOptions({
      queryKey: ['private', accountId, 'order-pages'],
      queryFn: ({ pageParam, signal }) => privately(() => fetchOrders(pageParam, { signal })),
      initialPageParam: NEWEST_ORDERS,
      getNextPageParam: (_last, pages) => earlierThan(pages),
      enabled: accountId !== null,
      // An order may have been made since, on another device or by the payment provider's own word.
      staleTime: 0,
    }),

  /** The order of a number, or none; for receipts of earlier pages. */
  numbered: (accountId: string | null, orderNumber: string) =>
    queryOptions({
      queryKey: ['private', accountId, 'numbered-order', orderNumber],
      queryFn: ({ signal }) => privately(() => fetchOrders({ ...NEWEST_ORDERS, orderNumber }, { signal })),
      staleTime: 0,
    }),
};

/** What asks for the page after these; null when all orders are here. */
function earlierThan(pages: readonly (readonly Order[])[]): OrderSearch | null {
  const last = pages.at(-1) ?? [];
  const earliest = last.at(-1);
  if (earliest === undefined || last.length < ORDERS_PER_PAGE) return null;
  // A back end without pages has answered all of them already, and does so again.
  const isKnown = pages.slice(0, -1).some((page) => page.some(({ orderId }) => orderId === earliest.orderId));
  return isKnown ? null : { ...NEWEST_ORDERS, beforeOrderId: earliest.orderId };
}
