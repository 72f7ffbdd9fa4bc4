import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryCaches } from '../../../tests/fixtures/memory-caches';
import { openKeyValueStore } from '../kept/database';
import { withRoom } from './free-space';
import { randomUuid } from './random-uuid';
import { StorageError, storageErrorFrom, type StorageTrouble } from './storage-error';
import { withTimeLimit } from './with-time-limit';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('A UUID is of version 4, and no two are the same', () => {
  const made = Array.from({ length: 500 }, randomUuid);
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(500);
});

describe('Work with a limit', () => {
  it('settles as the work does, and its clock stops', async () => {
    vi.useFakeTimers();
    expect(await withTimeLimit(10, Promise.resolve(1), () => new Error('late'))).toBe(1);
    await expect(withTimeLimit(10, Promise.reject(new Error('own')), () => new Error('late'))).rejects.toThrow('own');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that takes too long rejects then, not before', async () => {
    vi.useFakeTimers();
    let outcome = 'waits';
    withTimeLimit(10, new Promise(() => undefined), () => new Error('late')).catch((error: Error) => (outcome = error.message));
    await vi.advanceTimersByTimeAsync(9);
    expect(outcome).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('late');
  });
});

it.each<[string, StorageTrouble]>([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'unavailable'],
  ['InvalidStateError', 'unavailable'],
  ['UnknownError', 'unavailable'],
  ['DataError', 'failed'],
])('What the device calls %s is told as %s', (name, trouble) => {
  const cause = new DOMException('', name);
  expect(storageErrorFrom(cause)).toMatchObject({ trouble, cause, name: 'StorageError' });
});

it('Trouble that is told already stays what it is, and what is no error is a failure', () => {
  const told = new StorageError('full');
  expect(storageErrorFrom(told)).toBe(told);
  expect(storageErrorFrom('text').trouble).toBe('failed');
  expect(told.message).toBe('This device has no space left, so the change was not saved.');
});

describe('A full device', () => {
  let caches: ReturnType<typeof memoryCaches>;
  beforeEach(async () => {
    caches = memoryCaches('https://store.example');
    vi.stubGlobal('caches', caches);
    for (const name of ['sps-media', 'sps-video', 'sps-earlier-code', 'sps-kept-pictures', 'precache']) await caches.open(name);
  });
  const databases = async (): Promise<readonly (string | undefined)[]> => (await indexedDB.databases()).map(({ name }) => name);
  const fullUntil = (tries: number) => {
    let tried = 0;
    return async (): Promise<number> => {
      tried += 1;
      if (tried <= tries) throw new StorageError('full');
      return tried;
    };
  };

  it('gives up nothing while there is room', async () => {
    expect(await withRoom(fullUntil(0))).toBe(1);
    expect(await caches.keys()).toHaveLength(5);
  });

  it('gives up cached pictures and video first, then the pictures of the offline catalogue, then saved replies, and never the shell', async () => {
    for (const name of ['sps-queries-public', 'sps-queries-private', 'sps-outbox'])
      await openKeyValueStore(name)('readonly', async () => undefined);
    expect(await withRoom(fullUntil(1))).toBe(2);
    expect(await caches.keys()).toEqual(['sps-kept-pictures', 'precache']);
    expect(await withRoom(fullUntil(2))).toBe(3);
    expect((await databases()).toSorted()).toEqual(['sps-outbox', 'sps-queries-private', 'sps-queries-public']);
    expect(await withRoom(fullUntil(3))).toBe(4);
    expect(await databases()).toEqual(['sps-outbox']);
    expect(await caches.keys()).toContain('precache');
  });

  it('that stays full says so in the end, and gives up nothing again until there was room; other trouble is told at once', async () => {
    await expect(withRoom(fullUntil(9))).rejects.toMatchObject({ trouble: 'full' });
    await caches.open('sps-media');
    await expect(withRoom(fullUntil(9))).rejects.toMatchObject({ trouble: 'full' });
    expect(await caches.keys()).toContain('sps-media');
    await withRoom(fullUntil(0));
    await expect(withRoom(() => Promise.reject(new StorageError('failed')))).rejects.toMatchObject({ trouble: 'failed' });
    await expect(withRoom(() => Promise.reject(new TypeError('mistake')))).rejects.toThrow('mistake');
    expect(await caches.keys()).toContain('sps-media');
  });

  it('without Cache Storage or with caches that cannot be deleted goes on all the same', async () => {
    vi.stubGlobal('caches', { ...caches, delete: () => Promise.reject(new Error('no')) });
    expect(await withRoom(fullUntil(2))).toBe(3);
    vi.stubGlobal('caches', undefined);
    expect(await withRoom(fullUntil(3))).toBe(4);
  });
});
