import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { cartCount, projectCart, type CartEnding, type CartLine, type ProjectedLine } from '../../domain/cart';
import type { CartRecord } from '../../offline/cart-record';
import { EMPTY_CART, shownCart, type ShownCart } from '../../offline/shown-cart';
import { useAccountId } from '../session/session-store';
import { cartQueries } from './queries';

export interface CartView {
  readonly lines: readonly ProjectedLine[];
  readonly count: number;
  /** Shown until dismissed. */
  readonly refused: readonly CartRecord[];
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
  const { changes } = useShownCart();
  return useMemo(() => {
    const lines = accountId === null ? [] : shownLines(data ?? [], changes);
    return {
      lines,
      count: cartCount(lines),
      refused: changes.filter(({ state }) => state === 'refused'),
      waitingCount: changes.filter(({ state }) => state === 'waiting').length,
      isLoading: accountId !== null && isPending && error === null,
      error: data === undefined ? error : null,
      refetch,
    };
  }, [accountId, data, changes, error, isPending, refetch]);
}

/** Empty on the server and during hydration. */
export function useShownCart(): ShownCart {
  return useSyncExternalStore(shownCart.subscribe, shownCart.get, () => EMPTY_CART);
}

/** Until then the shown cart may lack some of its floors. */
export function useAreChangesRead(): boolean {
  const accountId = useAccountId();
  const shown = useShownCart();
  return accountId !== null && shown.accountId === accountId && shown.isRead;
}

export function shownLines(serverLines: readonly CartLine[], changes: readonly CartRecord[]): readonly ProjectedLine[] {
  const waiting = changes.filter(({ state }) => state === 'waiting');
  return projectCart(
    serverLines,
    waiting.map(({ intent }) => intent),
  );
}

export interface AskedEntry extends CartRecord {
  readonly ending: CartEnding;
}

export function isAsked(entry: CartRecord): entry is AskedEntry {
  return entry.state === 'refused' && entry.ending !== null;
}
