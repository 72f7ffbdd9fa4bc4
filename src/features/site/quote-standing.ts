import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, HttpError } from '../../api/errors';
import { onDemand } from '../../api/on-demand';
import { type DayNumber, dayText } from '../../domain/day-number';
import type { SignedQuote } from '../../domain/quote/signed-quote';
import { siteQueries } from './queries';
import { quoteStandingTexts } from './quote-standing.texts';

export type QuoteStanding =
  /** The shop sells at today's prices, or there is no quote. */
  | { readonly kind: 'none' }
  /** `isBusy`: the shop was reached and could not handle the request. */
  | { readonly kind: 'unknown'; readonly isAsking: boolean; readonly isBusy: boolean }
  | { readonly kind: 'kept'; readonly signature: string }
  /** The server's message. */
  | { readonly kind: 'refused'; readonly words: string };

const quotes = onDemand(() => import('../../api/quotes'));
const STALE_MS = 60_000;

/** Never saved on the device: each visit asks the shop. */
export const QUOTE_STANDING_KEY = 'quote-standing';

const keyOf = ({ text, signature }: SignedQuote) => [QUOTE_STANDING_KEY, text, signature] as const;

/** A forged link's signature gets a cache entry of its own. */
export const standingQuery = (signed: SignedQuote) =>
  queryOptions({
    queryKey: keyOf(signed),
    staleTime: STALE_MS,
    queryFn: async ({ signal, client }): Promise<QuoteStanding> => {
      try {
        const standing: QuoteStanding = { kind: 'kept', signature: await (await quotes()).postSignQuote(signed, { signal }) };
        // The new signature changes the query's key.
        if (standing.signature !== signed.signature) client.setQueryData(keyOf({ ...signed, signature: standing.signature }), standing);
        return standing;
      } catch (error) {
        if (error instanceof ApiError) return { kind: 'refused', words: error.message };
        throw error;
      }
    },
  });

const NOTHING: SignedQuote = { text: '', signature: '' };

/** Only the server that made a signature can verify it, never the device. */
export function useQuoteStanding(signed: SignedQuote | null): QuoteStanding {
  const { data: settings } = useQuery(siteQueries.settings());
  const isAsked = signed !== null && settings?.keepsQuotedPrices === true;
  const { data, fetchStatus, failureReason } = useQuery({ ...standingQuery(signed ?? NOTHING), enabled: isAsked });
  if (!isAsked) return { kind: 'none' };
  return data ?? { kind: 'unknown', isAsking: fetchStatus === 'fetching', isBusy: failureReason instanceof HttpError };
}

export function standingWords(standing: Exclude<QuoteStanding, { readonly kind: 'none' }>, validUntil: DayNumber): string {
  switch (standing.kind) {
    case 'kept':
      return quoteStandingTexts.kept(dayText(validUntil));
    case 'refused':
      return quoteStandingTexts.refused(standing.words);
    case 'unknown':
      if (standing.isAsking) return quoteStandingTexts.asking;
      return standing.isBusy ? quoteStandingTexts.busy : quoteStandingTexts.offline;
  }
}
