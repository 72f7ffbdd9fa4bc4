import { useQuery } from '@tanstack/react-query';
import { QUOTE_VALID_DAYS } from '../../domain/quote/quote';
import { siteQueries } from '../site/queries';

/** The default until settings are known. */
export function useQuoteDays(): number {
  return useQuery(siteQueries.settings()).data?.quoteValidDays ?? QUOTE_VALID_DAYS;
}
