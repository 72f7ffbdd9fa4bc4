import { useEffect, useSyncExternalStore } from 'react';
import { quotes, type QuotesState } from '../../offline/quotes';
import { useQuery } from '@tanstack/react-query';
import { QUOTE_VALID_DAYS } from '../../domain/quote/quote';
import { siteQueries } from '../site/queries';

const NOT_READ: QuotesState = { records: [], isRead: false, trouble: null, notKept: new Set() };

/** Read on first use. */
export function useQuotes(): QuotesState {
  useEffect(() => void quotes.open(), []);
  return useSyncExternalStore(quotes.subscribe, quotes.get, () => NOT_READ);
}

/** The default until settings are known. */
export function useQuoteDays(): number {
  return useQuery(siteQueries.settings()).data?.quoteValidDays ?? QUOTE_VALID_DAYS;
}
