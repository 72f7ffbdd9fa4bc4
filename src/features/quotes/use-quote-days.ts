import { useQuery } from '@tanstack/react-query';
import { QUOTE_VALID_DAYS } from '../../domain/quote/quote';
import { siteQueries } from '../site/queries';

/** How many days a quote holds: as the shop says, or said when this device last heard of it. */
export function useQuoteDays(): number {
  return useQuery(siteQueries.settings()).data?.quoteValidDays ?? QUOTE_VALID_DAYS;
}
