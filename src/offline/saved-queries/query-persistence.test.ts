import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { createStore, set } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { startQueryPersistence, wipePrivate } from './query-persistence';
import { databaseNames, OBJECT_STORE } from '../storage/storage-keys';

vi.stubGlobal('localStorage', { getItem: () => 'elena' });

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

  await wipePrivate(second);
  await set('garbage', 42, createStore(databaseNames.publicQueries, OBJECT_STORE));
  const third = new QueryClient();
  await startQueryPersistence(third);
  expect(third.getQueryData(['private', 'elena', 'cart'])).toBeUndefined();
  expect(third.getQueryData(['public', 'settings'])).toEqual({ email: 'a@b.example' });
});
