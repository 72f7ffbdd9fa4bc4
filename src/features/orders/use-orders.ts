import { useQuery } from '@tanstack/react-query';
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

export function useOrders(): OrdersView {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(orderQueries.list(useAccountId()));
  return {
    orders: data,
    isFetching,
    error,
    savedAt: data !== undefined && error instanceof NetworkError ? dataUpdatedAt : null,
    retry: () => void refetch(),
  };
}
