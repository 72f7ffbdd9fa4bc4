import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cartCount, type ProjectedLine } from '../../domain/cart';
import type { OutboxEntry } from '../../offline/outbox/outbox';
import { useAccountId } from '../session/session-store';
import { cartQueries } from './queries';
import { shownLines } from './shown-lines';
import { useOutbox } from './use-outbox';

export interface CartView {
  readonly lines: readonly ProjectedLine[];
  readonly count: number;
  /** Shown until dismissed. */
  readonly refused: readonly OutboxEntry[];
  readonly waitingCount: number;
  /** True while there is no data at all. */
  readonly isLoading: boolean;
  /** Only without a saved copy. */
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

export function useCart(): CartView {
  const accountId = useAccountId();
  const { data, error, isPending, refetch } = useQuery(cartQueries.lines(accountId));
  const entries = useOutbox();
  return useMemo(() => {
    const lines = accountId === null ? [] : shownLines(data ?? [], entries);
    return {
      lines,
      count: cartCount(lines),
      refused: entries.filter((entry) => entry.state === 'refused'),
      waitingCount: entries.filter((entry) => entry.state === 'waiting').length,
      isLoading: accountId !== null && isPending && error === null,
      error: data === undefined ? error : null,
      refetch,
    };
  }, [accountId, data, entries, error, isPending, refetch]);
}
