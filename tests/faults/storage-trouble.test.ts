import 'fake-indexeddb/auto';
import { cartOn } from '../fixtures/cart-on-device';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryMirror } from '../../src/offline/saved-queries/query-mirror';
import { queryFrom } from '../../src/offline/saved-queries/query-rows';
import { openKeyValueStore } from '../../src/offline/kept/database';
import type { withRoom } from '../../src/offline/storage/free-space';
import { cacheNames, databaseNames, OFFLINE_PICTURES_CACHE } from '../../src/offline/storage/storage-keys';
import { productNumber } from './cart-server';

const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });

const keptIn = async (databaseName: string) =>
  (await cartOn(databaseName)).entries().map(({ intent }) => [intent.product.id, intent.boxes]);

/** Opens a database as another build would; resolves when it is open, rejects when an older page stands in the way. */
function openAt(databaseName: string, version: number, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onblocked = () => reject(new Error('blocked'));
    request.onerror = () => reject(request.error ?? new Error('failed'));
    request.onsuccess = () => resolve(request.result);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('A change is kept on the device', () => {
  it('although the connection to the database was closed under the page', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const cartChanges = await cartOn('closed');
    await cartChanges.put(wish(1, 1));
    const { result } = open.mock.results[0]?.value ?? {};
    if (!(result instanceof IDBDatabase)) throw new Error('No connection was opened');
    result.close();
    await cartChanges.put(wish(1, 3));
    expect(cartChanges.isDurable()).toBe(true);
    expect(await keptIn('closed')).toEqual([[1, 3]]);
  });

  it('by a page of the build before, which lets a newer build upgrade the database and goes on behind it', async () => {
    const oldTab = await cartOn('upgraded');
    await oldTab.put(wish(1, 1));
    const newer = await openAt('upgraded', 2, (database) => void database.createObjectStore('more'));
    newer.close();
    await oldTab.put(wish(2, 2));
    expect(await keptIn('upgraded')).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('in a database that had lost its object store', async () => {
    (await openAt('hollow', 1, () => undefined)).close();
    const cartChanges = await cartOn('hollow');
    await cartChanges.put(wish(1, 2));
    expect(cartChanges.isDurable()).toBe(true);
    expect(await keptIn('hollow')).toEqual([[1, 2]]);
  });

  it('where nothing answers to its name in IndexedDB, for the life of the page, and the shopper is told so', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const cartChanges = await cartOn('private-window');
    await cartChanges.put(wish(1, 1));
    expect(cartChanges.isDurable()).toBe(false);
    expect(cartChanges.entries()).toHaveLength(1);
  });
});

describe('On a full device', () => {
  /** The device has room again once `isRoomy` says so; tells what was given up, in order. */
  function fullUntil(isRoomy: (givenUp: readonly string[]) => boolean): readonly string[] {
    const givenUp: string[] = [];
    vi.stubGlobal('caches', { delete: async (name: string) => givenUp.push(name) > 0, open: async () => ({ put: async () => undefined }) });
    const drop = indexedDB.deleteDatabase.bind(indexedDB);
    vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
      givenUp.push(name);
      return drop(name);
    });
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      const request = put.call(this, value, key);
      // As browsers do it: the request is taken, the transaction is undone. The record comes last in it.
      if (key !== 'device' && !isRoomy(givenUp)) {
        this.transaction.abort();
        Object.defineProperty(this.transaction, 'error', { value: new DOMException('No space', 'QuotaExceededError') });
      }
      return request;
    });
    return givenUp;
  }

  const PICTURES = Object.values(cacheNames);
  const REPLIES = [databaseNames.publicQueries, databaseNames.privateQueries];

  it('pictures make room for a change, and saved replies are left alone if that is enough', async () => {
    const cartChanges = await cartOn('full-of-pictures');
    const givenUp = fullUntil((gone) => gone.includes(cacheNames.media));
    await cartChanges.put(wish(1, 1));
    expect(givenUp).toEqual(PICTURES);
  });

  it('the pictures of the kept catalogue go next, and saved replies are still left alone', async () => {
    const cartChanges = await cartOn('full-of-kept-pictures');
    const givenUp = fullUntil((gone) => gone.includes(OFFLINE_PICTURES_CACHE));
    await cartChanges.put(wish(1, 1));
    expect(givenUp).toEqual([...PICTURES, OFFLINE_PICTURES_CACHE]);
  });

  it('saved replies go last, and the change is kept', async () => {
    const cartChanges = await cartOn('full-of-replies');
    const givenUp = fullUntil((gone) => gone.includes(databaseNames.publicQueries));
    await cartChanges.put(wish(1, 1));
    expect(givenUp).toEqual([...PICTURES, OFFLINE_PICTURES_CACHE, REPLIES[0], `${databaseNames.publicQueries}-es`, REPLIES[1]]);
    vi.restoreAllMocks();
    expect(await keptIn('full-of-replies')).toEqual([[1, 1]]);
  });

  const online: typeof withRoom = (write) => write();

  it('a change that the store can be sent is sent from memory: nothing is given up for it', async () => {
    const cartChanges = await cartOn('full-online', 'elena', () => 0, online);
    await cartChanges.put(wish(1, 1));
    const givenUp = fullUntil(() => false);
    const { sequence } = await cartChanges.put(wish(2, 3));
    await cartChanges.put(wish(1, 5));
    expect((await cartChanges.read('elena')).map(({ intent }) => [intent.product.id, intent.boxes])).toEqual([
      [2, 3],
      [1, 5],
    ]);
    const [waiting] = cartChanges.entries();
    if (waiting === undefined) throw new Error('Nothing waits');
    await cartChanges.settle(waiting);
    expect([cartChanges.entries().length, cartChanges.isDurable(), givenUp]).toEqual([1, false, []]);
    vi.restoreAllMocks();
    // After a reload the device counts on from what it has: those numbers were another's.
    const reloaded = await cartOn('full-online');
    expect((await reloaded.put(wish(3, 1))).sequence).toBe(sequence);
    const [, later] = reloaded.entries();
    expect(later?.deviceId).not.toBe(waiting.deviceId);
  });

  it('a change that still finds no room lasts as long as the page, and everything is given up only once', async () => {
    const cartChanges = await cartOn('full');
    await cartChanges.put(wish(1, 1));
    const givenUp = fullUntil(() => false);
    await cartChanges.put(wish(2, 1));
    const all = givenUp.length;
    await cartChanges.put(wish(2, 2));
    expect([all > 0, givenUp.length - all, cartChanges.isDurable()]).toEqual([true, 0, false]);
    vi.restoreAllMocks();
    expect(await keptIn('full')).toEqual([[1, 1]]);
    await cartChanges.put(wish(3, 1));
    expect(await keptIn('full')).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    expect(cartChanges.isDurable()).toBe(true);
  });
});

describe("A device's clock", () => {
  const NOW = Date.UTC(2026, 10, 21);
  const DAY_MS = 24 * 60 * 60 * 1000;

  async function restored(savedAt: number, restoredAt: number) {
    const stores = { public: openKeyValueStore(`clock-${savedAt}`), private: openKeyValueStore(`clock-private-${savedAt}`) };
    const at = (now: number) => createQueryMirror({ stores, now: () => now, accountId: () => null });
    const before = at(savedAt);
    const row = queryFrom('list', { v: 1, queryKey: ['public', 'products'], data: ['oak'], dataUpdatedAt: savedAt });
    before.setItem('', { buster: '1', timestamp: savedAt, clientState: { mutations: [], queries: [row] } });
    await before.settled();
    const after = at(restoredAt);
    await after.fill();
    return after.getItem()?.clientState.queries.map(({ state }) => state);
  }

  it('that jumps a year ahead empties no shelf', async () => {
    expect(await restored(NOW, NOW + 365 * DAY_MS)).toMatchObject([{ data: ['oak'], dataUpdatedAt: NOW }]);
  });

  it('that was ahead and is set right makes old prices old, not fresh for a year', async () => {
    const [state] = (await restored(NOW + 365 * DAY_MS, NOW)) ?? [];
    expect(state?.data).toEqual(['oak']);
    expect(state?.dataUpdatedAt).toBeLessThan(NOW - DAY_MS);
  });

  it('says nothing about which change is newer', async () => {
    let now = NOW;
    const cartChanges = await cartOn('clock', 'elena', () => now);
    await cartChanges.put(wish(1, 1));
    now -= DAY_MS;
    await cartChanges.put(wish(2, 2));
    now += 400 * DAY_MS;
    await cartChanges.put(wish(1, 3));
    expect(cartChanges.entries().map(({ intent }) => [intent.product.id, intent.boxes])).toEqual([
      [2, 2],
      [1, 3],
    ]);
  });
});
