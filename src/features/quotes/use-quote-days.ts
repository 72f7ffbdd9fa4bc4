import { useQuery } from '@tanstack/react-query';
import { QUOTE_VALID_DAYS } from '../../domain/quote/quote';
import { siteQueries } from '../site/queries';

/** How many days a quote is valid: the shop's setting, or the default until settings are known. */
export function useQuoteDays(): number {
  return useQuery(siteQueries.settings()).data?.quoteValidDays ?? QUOTE_VALID_DAYS;
}
