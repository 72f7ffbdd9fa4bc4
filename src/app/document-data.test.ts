import { dehydrate, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { DOCUMENT_DATA_ID } from '../domain/inline-json';
import { agedSince, confirmedByServerAt, documentKeptAt, fillQueries, readDocumentData } from './document-data';

afterEach(() => void vi.unstubAllGlobals());

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

/** A document whose data is inside it, or comes apart as `later`. */
function openDocument(inside: string, later?: unknown): void {
  const element = { textContent: inside, dataset: later === undefined ? {} : { later: '/page-data/a.json' } };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === DOCUMENT_DATA_ID ? element : null) });
  vi.stubGlobal('window', { laterData: Promise.resolve(later) });
}

test('The data of a document is read from inside it, or as it comes apart', async () => {
  const data = { queries: [{ queryKey: ['public', 'categories'], state: { data: ['SPC'], dataUpdatedAt: 5 } }] };
  openDocument(JSON.stringify(data));
  expect(await readDocumentData(null)).toEqual(data);
  openDocument('', data);
  expect(await readDocumentData(null)).toEqual(data);
  expect((await readDocumentData(ORIGIN_MS))?.queries[0]?.state.dataUpdatedAt).toBe(ORIGIN_MS);
});

test.each([[null], ['<html>'], [[]], [{}], [{ queries: null }], [{ status: 0, message: 'Sign in' }]])(
  '%j in the place of the data that comes apart is none: the page draws itself anew',
  async (later) => {
    openDocument('', later);
    expect(await readDocumentData(null)).toBeNull();
  },
);

test('A document that the worker kept is as old as it says, and of no age that counts with a clock that was set back', () => {
  const open = (dataset: Readonly<Record<string, string>>) => vi.stubGlobal('document', { getElementById: () => ({ dataset }) });
  open({ keptAt: String(ORIGIN_MS) });
  expect(documentKeptAt(ORIGIN_MS + 1)).toBe(ORIGIN_MS);
  expect(documentKeptAt(ORIGIN_MS - 1)).toBe(0);
  open({});
  expect(documentKeptAt(ORIGIN_MS)).toBeNull();
});
