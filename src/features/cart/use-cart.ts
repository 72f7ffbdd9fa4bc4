import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore, useEffect, useState } from 'react';
import { cartCount, type ProjectedLine, projectCart, type CartLine, type CartEnding } from '../../domain/cart';
import { type OutboxEntry, outbox } from '../../offline/outbox/outbox';
import { useAccountId } from '../session/session-store';
import { cartQueries } from './queries';

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

export function shownLines(serverLines: readonly CartLine[], entries: readonly OutboxEntry[]): readonly ProjectedLine[] {
  const waiting = entries.filter(({ state }) => state === 'waiting');
  return projectCart(
    serverLines,
    waiting.map(({ intent }) => intent),
  );
}

const NONE: readonly OutboxEntry[] = [];

/** None on the server and during hydration. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outbox.subscribe, outbox.entries, () => NONE);
}

export interface AskedEntry extends OutboxEntry {
  readonly ending: CartEnding;
}

export function isAsked(entry: OutboxEntry): entry is AskedEntry {
  return entry.state === 'refused' && entry.ending !== null;
}

/** Until then the shown cart may lack some of its floors. */
export function useAreChangesRead(): boolean {
  const accountId = useAccountId();
  const [readFor, setReadFor] = useState<string | null>(null);
  useEffect(() => {
    if (accountId !== null) void outbox.open(accountId).then(() => setReadFor(accountId));
  }, [accountId]);
  return accountId !== null && readFor === accountId;
}
