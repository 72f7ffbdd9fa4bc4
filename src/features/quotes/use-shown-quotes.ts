import { useSyncExternalStore } from 'react';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { earlierCustomers } from '../../offline/counter-quotes';
import { useQuotes } from './use-quotes';

interface ShownQuotes extends Omit<ReturnType<typeof useQuotes>, 'records'> {
  readonly quotes: readonly KeptQuote[];
  /** Of earlier customers at this counter: shown once staff have said their word. */
  readonly hiddenCount: number;
}

export function useShownQuotes(): ShownQuotes {
  const { records, ...state } = useQuotes();
  const through = useSyncExternalStore(earlierCustomers.subscribe, earlierCustomers.through, () => 0);
  const isUnlocked = useSyncExternalStore(earlierCustomers.subscribe, earlierCustomers.isUnlocked, () => false);
  const quotes = isUnlocked
    ? records
    : records.filter(({ isMadeHere, madeAt, openedAt }) => (isMadeHere ? madeAt : (openedAt ?? madeAt)) > through);
  return { ...state, quotes, hiddenCount: records.length - quotes.length };
}
