// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleQuote } from '../../../tests/fixtures/sample-quotes';
import { getSettings } from '../../contract/site';
import { roomsQueries } from '../rooms/use-zip-delivery';
import { siteQueries } from '../site/queries';
import { useTodaysQuote } from './use-todays-quote';

afterEach(cleanup);

test('What a quote says of delivery goes into the cart as the quote’s, not as that of rooms', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(siteQueries.settings().queryKey, getSettings.output.decode({ tax: '7' }));
  client.setQueryData(roomsQueries.deliveryZips().queryKey, {
    bands: [{ minMile: 0, maxMile: 30, priceCents: 19_900 }],
    zips: [{ zip: '33145', miles: 12.5, bandIndex: 0 }],
  });
  const { result } = renderHook(() => useTodaysQuote(sampleQuote(), [], 0, 20_782), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(result.current?.zipEstimate).toMatchObject({ of: 'quote', zip: '33145' });
});
