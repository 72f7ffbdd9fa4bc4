import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { NetworkError } from '../../api/errors';
import type { Order } from '../../domain/order';
import { useAccountId } from '../session/session-store';
import { orderQueries } from './queries';

export interface OrdersView {
  readonly orders: readonly Order[] | undefined;
  readonly isFetching: boolean;
  /** Also set when a saved copy is shown. */
  readonly error: Error | null;
  /** Of a copy shown while the server cannot be reached; null for fresh data. */
  readonly savedAt: number | null;
  readonly retry: () => void;
}

export interface EarlierOrders {
  readonly exist: boolean;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  readonly show: () => void;
}

export function useOrders(): OrdersView & { readonly earlier: EarlierOrders } {
  const { data, error, isFetching, dataUpdatedAt, refetch, ...pages } = useInfiniteQuery(orderQueries.pages(useAccountId()));
  return {
    orders: data === undefined ? undefined : uniqueById(data.pages.flat()),
    isFetching,
    error,
    savedAt: savedAt(data, error, dataUpdatedAt),
    retry: () => void refetch(),
    earlier: {
      exist: pages.hasNextPage,
      isFetching: pages.isFetchingNextPage,
      hasFailed: pages.isFetchNextPageError,
      show: () => void pages.fetchNextPage(),
    },
  };
}

/** The loaded list, or else that order alone. */
export function useOrdersWith(orderNumber: string): OrdersView {
  const { earlier, ...list } = useOrders();
  const isListed = list.orders?.some((order) => order.orderNumber === orderNumber) ?? false;
  const isEarlier = list.orders !== undefined && !isListed && earlier.exist;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...orderQueries.byNumber(useAccountId(), orderNumber),
    enabled: isEarlier,
  });
  if (!isEarlier) return list;
  return { orders: data, isFetching, error, savedAt: savedAt(data, error, dataUpdatedAt), retry: () => void refetch() };
}

function savedAt(data: unknown, error: Error | null, updatedAt: number): number | null {
  return data !== undefined && error instanceof NetworkError ? updatedAt : null;
}

/** An order created between two requests moves others to the next page, so pages may overlap. */
function uniqueById(orders: readonly Order[]): readonly Order[] {
  return [...new Map(orders.map((order) => [order.orderId, order])).values()];
}
