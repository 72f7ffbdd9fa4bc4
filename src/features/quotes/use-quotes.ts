import { useEffect, useSyncExternalStore } from 'react';
import { quotes, type QuotesState } from '../../offline/quotes/quotes';

const NOT_READ: QuotesState = { records: [], isRead: false, trouble: null };

/** Read on first use. */
export function useQuotes(): QuotesState {
  useEffect(() => void quotes.open(), []);
  return useSyncExternalStore(quotes.subscribe, quotes.get, () => NOT_READ);
}
