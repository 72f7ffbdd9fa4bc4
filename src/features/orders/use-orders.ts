import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { NetworkError } from '../../api/errors';
import type { Order } from '../../domain/order';
import { useAccountId } from '../session/session-store';
import { orderQueries } from './queries';

export interface OrdersView {
  /** Undefined while nothing is known of them. */
  readonly orders: readonly Order[] | undefined;
  readonly isFetching: boolean;
  /** Why they could not be read, just now; set beside a saved copy too. */
  readonly error: Error | null;
  /** When the saved copy was read, while the store cannot be reached; null when what shows is fresh. */
  readonly savedAt: number | null;
  readonly retry: () => void;
}

/** The orders before those that show. */
export interface EarlierOrders {
  readonly areThere: boolean;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  readonly show: () => void;
}

/** The newest orders, and the earlier ones that were asked for. */
export function useOrders(): OrdersView & { readonly earlier: EarlierOrders } {
  const { data, error, isFetching, dataUpdatedAt, refetch, ...pages } = useInfiniteQuery(orderQueries.pages(useAccountId()));
  return {
    orders: data === undefined ? undefined : eachOnce(data.pages.flat()),
    isFetching,
    error,
    savedAt: savedAt(data, error, dataUpdatedAt),
    retry: () => void refetch(),
    earlier: {
      areThere: pages.hasNextPage,
      isFetching: pages.isFetchingNextPage,
      hasFailed: pages.isFetchNextPageError,
      show: () => void pages.fetchNextPage(),
    },
  };
}

/** The orders among which one of this number is, if it is the shopper's: the list, or, behind its shown pages, itself alone. */
export function useOrdersWith(orderNumber: string): OrdersView {
  const { earlier, ...list } = useOrders();
  const isListed = list.orders?.some((order) => order.orderNumber === orderNumber) ?? false;
  const isEarlier = list.orders !== undefined && !isListed && earlier.areThere;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...orderQueries.numbered(useAccountId(), orderNumber),
    enabled: isEarlier,
  });
  if (!isEarlier) return list;
  return { orders: data, isFetching, error, savedAt: savedAt(data, error, dataUpdatedAt), retry: () => void refetch() };
}

function savedAt(data: unknown, error: Error | null, updatedAt: number): number | null {
  return data !== undefined && error instanceof NetworkError ? updatedAt : null;
}

/** An order made between two pages pushes others from the one to the other. */
function eachOnce(orders: readonly Order[]): readonly Order[] {
  return [...new Map(orders.map((order) => [order.orderId, order])).values()];
}
