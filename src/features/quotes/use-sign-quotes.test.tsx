// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleKeptQuote, sampleQuote } from '../../../tests/fixtures/sample-quotes';
import { ApiError } from '../../api/errors';
import { getSettings } from '../../contract/site';
import { signedText, type SignedQuote } from '../../domain/quote/signed-quote';
import { siteQueries } from '../site/queries';
import { useSignQuotes } from './use-sign-quotes';

const { sent } = vi.hoisted(() => ({ sent: [] as string[] }));
vi.mock('../../api/quotes', () => ({
  postSignQuote: async ({ text }: SignedQuote) => {
    sent.push(text);
    throw new ApiError('Not today', null);
  },
}));
afterEach(cleanup);

const TODAY = 20_790;

test('Quotes of this device are sent to be signed up to their last day, expired ones and those of other devices not', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(siteQueries.settings().queryKey, { ...getSettings.output.decode({ tax: '7' }), keepsQuotedPrices: true });
  const until = (id: string, validUntil: number) => sampleKeptQuote(id, { quote: sampleQuote(1, { validUntil }) });
  const ofElsewhere = sampleKeptQuote('of elsewhere', { quote: sampleQuote(2, { validUntil: TODAY + 6 }), isMadeHere: false });
  const quotes = [ofElsewhere, until('over', TODAY - 1), until('last day', TODAY), until('open', TODAY + 6)];
  renderHook(() => useSignQuotes(quotes, TODAY), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const current = quotes.slice(2).map(({ quote }) => signedText(quote));
  await waitFor(() => expect(sent).toEqual(current));
});
