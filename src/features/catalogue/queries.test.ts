import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { catalogueQueries, PAGE_OPENED_AT } from './queries';

test.each([
  ['an earlier visit kept are asked for anew', PAGE_OPENED_AT - 1, true],
  ['came with this page are not, however long it stays open', PAGE_OPENED_AT, false],
])('Kinds of floors that %s', (_which, updatedAt, isStale) => {
  const client = new QueryClient();
  const kinds = catalogueQueries.categories();
  client.setQueryData(kinds.queryKey, [], { updatedAt });
  expect(new QueryObserver(client, kinds).getCurrentResult().isStale).toBe(isStale);
});
