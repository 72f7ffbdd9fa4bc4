import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { agedSince, confirmedByServerAt, fillQueries } from './document-data';

const LOADED = { type: 'navigate', responseStart: 250.4, transferSize: 12_000, workerStart: 0 } as const;
const ORIGIN_MS = 1_700_000_000_000;

test('A document that the server answered is as old as that answer, however long ago it was written', () => {
  expect(confirmedByServerAt(LOADED, ORIGIN_MS)).toBe(ORIGIN_MS + 251);
  expect(confirmedByServerAt({ ...LOADED, type: 'reload', transferSize: 300 }, ORIGIN_MS)).toBe(ORIGIN_MS + 251);
});

test.each([
  ["from the browser's own cache", { ...LOADED, transferSize: 0 }],
  ['on the way back, where WebKit tells of 300 bytes from its cache', { ...LOADED, type: 'back_forward' as const, transferSize: 300 }],
  ['through the worker', { ...LOADED, workerStart: 12 }],
  ['in a browser that does not tell', undefined],
])('One that came %s keeps the age it was written with', (_how, arrival) => {
  expect(confirmedByServerAt(arrival, ORIGIN_MS)).toBeNull();
});

test('The age counts for every reply in it, and nothing else changes', () => {
  const client = new QueryClient();
  client.setQueryData(['public', 'categories'], ['SPC'], { updatedAt: 5 });
  client.setQueryData(['public', 'products', 'ALL'], ['Coastal Maple'], { updatedAt: 7 });
  const written = dehydrate(client);
  const aged = agedSince(ORIGIN_MS, written);
  expect(aged.queries.map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])).toEqual([
    [['public', 'categories'], ['SPC'], ORIGIN_MS],
    [['public', 'products', 'ALL'], ['Coastal Maple'], ORIGIN_MS],
  ]);
});

test('A page has the replies of its document, as old as they are', () => {
  const written = new QueryClient();
  written.setQueryData(['public', 'categories'], ['SPC'], { updatedAt: 5 });
  const client = new QueryClient();
  fillQueries(client, dehydrate(written));
  expect(client.getQueryState(['public', 'categories'])).toMatchObject({ data: ['SPC'], dataUpdatedAt: 5, status: 'success' });
});
