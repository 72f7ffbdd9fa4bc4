import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/errors';
import { onDemand } from '../../api/on-demand';
import type { SignedPromise } from '../../domain/quote/quote-promise';
import { siteQueries } from './queries';

/** What the shop says of a quote's prices. */
export type QuoteStanding =
  /** The shop sells at the prices of the day, or there is no quote. */
  | { readonly kind: 'none' }
  /** The shop has not answered: without a connection it cannot. */
  | { readonly kind: 'unknown'; readonly isAsking: boolean }
  | { readonly kind: 'kept'; readonly signature: string }
  /** In the shop's words. */
  | { readonly kind: 'refused'; readonly words: string };

const quotes = onDemand(() => import('../../api/quotes'));
const STALE_MS = 60_000;

/** The first part of the key of each of these queries. Nothing of them is saved: the shop is asked anew. */
export const QUOTE_STANDING_KEY = 'quote-standing';

export const standingQuery = (signed: SignedPromise) =>
  queryOptions({
    queryKey: [QUOTE_STANDING_KEY, signed.promise, signed.signature],
    staleTime: STALE_MS,
    queryFn: async ({ signal }): Promise<QuoteStanding> => {
      try {
        return { kind: 'kept', signature: await (await quotes()).postSignQuote(signed, { signal }) };
      } catch (error) {
        if (error instanceof ApiError) return { kind: 'refused', words: error.message };
        throw error;
      }
    },
  });

const NOTHING: SignedPromise = { promise: '', signature: '' };

/** Whether the shop keeps a quote's prices. A device believes no signature by itself: only the server that made it can tell. */
export function useQuoteStanding(signed: SignedPromise | null): QuoteStanding {
  const { data: settings } = useQuery(siteQueries.settings());
  const isAsked = signed !== null && settings?.keepsQuotedPrices === true;
  const { data, fetchStatus } = useQuery({ ...standingQuery(signed ?? NOTHING), enabled: isAsked });
  if (!isAsked) return { kind: 'none' };
  return data ?? { kind: 'unknown', isAsking: fetchStatus === 'fetching' };
}
