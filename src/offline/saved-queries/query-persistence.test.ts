import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { createStore, entries, keys, set } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { startQueryPersistence, wipePrivate } from './query-persistence';
import { isFields } from '../storage/stored-fields';
import { databaseNames, OBJECT_STORE } from '../storage/storage-keys';

vi.stubGlobal('localStorage', { getItem: () => 'elena' });

it('A logout before anything is restored deletes what an earlier visit saved', async () => {
  const rows = createStore(databaseNames.privateQueries, OBJECT_STORE);
  await set('cart', { v: 1, queryKey: ['private', 'elena', 'cart'], data: ['line'], dataUpdatedAt: 1 }, rows);
  await wipePrivate(new QueryClient());
  expect(await keys(rows)).toEqual([]);
});

it('What one visit fetched, the next one starts with; a logout takes the private part, garbage harms nothing', async () => {
  const first = new QueryClient();
  first.setQueryData(['public', 'settings'], { email: 'a@b.example' });
  await startQueryPersistence(first);
  first.setQueryData(['private', 'elena', 'cart'], ['line']);
  first.setQueryData(['secret'], 'never saved');
  await expect.poll(async () => (await indexedDB.databases()).length, { timeout: 5000 }).toBeGreaterThan(1);
  const second = new QueryClient();
  await expect
    .poll(
      async () => {
        await startQueryPersistence(second);
        return second.getQueryData(['private', 'elena', 'cart']);
      },
      { timeout: 5000 },
    )
    .toEqual(['line']);
  expect(second.getQueryData(['public', 'settings'])).toEqual({ email: 'a@b.example' });
  expect(second.getQueryData(['secret'])).toBeUndefined();

  second.setQueryData(['private', 'elena', 'orders'], ['order']);
  await wipePrivate(second);
  expect(second.getQueryData(['private', 'elena', 'cart'])).toBeUndefined();
  expect(second.getQueryData(['public', 'settings'])).toEqual({ email: 'a@b.example' });
  await set('garbage', 42, createStore(databaseNames.publicQueries, OBJECT_STORE));
  const third = new QueryClient();
  await startQueryPersistence(third);
  expect(third.getQueryData(['private', 'elena', 'cart'])).toBeUndefined();
  expect(third.getQueryData(['public', 'settings'])).toEqual({ email: 'a@b.example' });
});

it('Saved data that equals what the page shows leaves it the same object, although it is newer', async () => {
  const rows = createStore(databaseNames.publicQueries, OBJECT_STORE);
  const shown = { title: 'Maple', media: [1, 2] };
  const savedAt = Date.now();
  const earlier = new QueryClient();
  earlier.setQueryData(['public', 'floor'], structuredClone(shown), { updatedAt: savedAt });
  await startQueryPersistence(earlier);
  await expect.poll(async () => JSON.stringify(await entries(rows))).toContain('Maple');
  const page = new QueryClient();
  page.setQueryData(['public', 'floor'], shown, { updatedAt: 1 });
  await startQueryPersistence(page);
  expect(page.getQueryState(['public', 'floor'])?.dataUpdatedAt).toBe(savedAt);
  expect(page.getQueryData(['public', 'floor'])).toBe(shown);
});

it('A browser that refuses storage has an account nobody knows of: the store starts, and private rows stay unread', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const client = new QueryClient();
  await startQueryPersistence(client);
  expect(client.getQueryData(['public', 'settings'])).toEqual({ email: 'a@b.example' });
});

it('What another build saved in another shape is not shown', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'elena' });
  const rows = createStore(databaseNames.publicQueries, OBJECT_STORE);
  const asSaved = new QueryClient();
  await startQueryPersistence(asSaved);
  expect(asSaved.getQueryData(['public', 'settings'])).toEqual({ email: 'a@b.example' });
  for (const [key, row] of await entries(rows))
    if (isFields(row) && 'buster' in row) await set(key, { ...row, buster: 'of another build' }, rows);
  const client = new QueryClient();
  await startQueryPersistence(client);
  expect(client.getQueryData(['public', 'settings'])).toBeUndefined();
});
