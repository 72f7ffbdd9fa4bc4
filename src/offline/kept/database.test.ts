import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusedOpening, silentOpening } from '../../../tests/fixtures/refused-opening';
import { createDatabase, openKeyValueStore, type Database } from './database';

const NAME = 'sps-test';
type Store = 'cart' | 'rooms';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const opened = (stores: readonly Store[] = ['cart', 'rooms'], limitMs?: number): Database<Store> =>
  createDatabase({ name: NAME, stores, ...(limitMs === undefined ? {} : { limitMs }) });
const all = (database: Database<Store>, store: Store = 'cart'): Promise<readonly unknown[]> =>
  database.read(store, (records) => records.getAll());
const put = (database: Database<Store>, value: unknown, key: IDBValidKey, store: Store = 'cart'): Promise<unknown> =>
  database.write(store, (records) => records.put(value, key));

function openOther(version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

describe('Records', () => {
  it('are apart by kind, and saved once their transaction is complete', async () => {
    const database = opened();
    const given = await database.write('cart', async (records) => {
      await records.put(1, 'a');
      await records.put(3, 'c');
      return 'saved';
    });
    await put(database, 2, 'a', 'rooms');
    expect([given, await all(database), await all(database, 'rooms')]).toEqual(['saved', [1, 3], [2]]);
  });

  it('of work that fails half-way are not saved, and its reason is told', async () => {
    const database = opened();
    const broken = database.write('cart', async (records) => {
      await records.put(1, 'a');
      throw new TypeError('mistake');
    });
    await expect(broken).rejects.toMatchObject({ name: 'StorageError', trouble: 'failed', cause: new TypeError('mistake') });
    expect(await all(database)).toEqual([]);
  });

  it('that the device refuses are told with the trouble it has', async () => {
    const database = opened();
    await put(database, 1, 'a');
    const full = new DOMException('', 'QuotaExceededError');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw full;
    });
    await expect(put(database, 2, 'b')).rejects.toMatchObject({ trouble: 'full', cause: full });
    vi.restoreAllMocks();
    expect(await all(database)).toEqual([1]);
  });

  it('of a transaction that the device ends are not saved, and what the device said is told, not that a request ended with it', async () => {
    const database = opened();
    const begin = IDBDatabase.prototype.transaction;
    let transaction: IDBTransaction | undefined;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      transaction = begin.apply(this, given);
      return transaction;
    });
    const broken = database.write('cart', async (records) => {
      await records.put(1, 'a');
      Object.defineProperty(transaction, 'error', { value: new DOMException('', 'QuotaExceededError') });
      transaction?.abort();
      await records.get('a');
    });
    await expect(broken).rejects.toMatchObject({ trouble: 'full' });
    vi.restoreAllMocks();
    expect(await all(database)).toEqual([]);
  });

  it('of two that read and then write are those of one after the other', async () => {
    const [tab, worker] = [opened(), opened()];
    const count = (database: Database<Store>): Promise<unknown> =>
      database.write('cart', async (records) => records.put(Number((await records.get('n')) ?? 0) + 1, 'n'));
    await Promise.all(Array.from({ length: 20 }, (_, index) => count(index % 2 === 0 ? tab : worker)));
    expect(await all(tab)).toEqual([20]);
  });

  it('are rows of idb-keyval too', async () => {
    const database = opened();
    await set('a', 1, database.useStore('cart'));
    expect([await get('a', database.useStore('cart')), await all(database)]).toEqual([1, [1]]);
  });
});

describe('A database of the store', () => {
  it('is opened once for many calls', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const database = opened();
    await Promise.all([put(database, 1, 'a'), put(database, 2, 'b', 'rooms')]);
    await all(database);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('that a newer build wants to change lets it, and is opened again then', async () => {
    const database = opened();
    await put(database, 1, 'a');
    (await openOther(2)).close();
    await put(database, 2, 'b');
    expect(await all(database)).toEqual([1, 2]);
  });

  it('that lacks an object store, as of an earlier build, gets it and keeps the others', async () => {
    await put(opened(['cart']), 1, 'a');
    const database = opened();
    await put(database, 2, 'b', 'rooms');
    expect([await all(database), await all(database, 'rooms')]).toEqual([[1], [2]]);
  });

  it('that never opens is told as unavailable after three seconds, and asked for anew the next time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(silentOpening);
    const database = opened();
    let outcome: unknown = 'waits';
    all(database).catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(outcome).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject({ trouble: 'unavailable' });
    vi.useRealTimers();
    expect(await all(database)).toEqual([]);
  });

  it('that opens but never ends a transaction is told as unavailable after three seconds, or when its caller says', async () => {
    const databases = [opened(), opened(['cart', 'rooms'], 9_000)];
    for (const database of databases) await put(database, 1, 'a');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcomes: unknown[] = [];
    for (const database of databases)
      database.read('cart', () => new Promise(() => undefined)).catch((error: unknown) => outcomes.push(error));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(outcomes).toMatchObject([{ trouble: 'unavailable' }]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(outcomes).toHaveLength(2);
  });

  it('that cannot be opened says why, and is opened by the next call', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const database = opened();
    await expect(all(database)).rejects.toMatchObject({ trouble: 'unavailable' });
    expect(await all(database)).toEqual([]);
  });

  it('is not opened again for a fault of the work itself', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const store = openKeyValueStore(NAME);
    await expect(store('no mode' as IDBTransactionMode, async () => undefined)).rejects.toThrow();
    await store('readonly', async () => undefined);
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('A database that is lost under the page', () => {
  it.each<[string, (database: IDBDatabase, heard: (name: string) => void) => void]>([
    ['closed by the browser', (_database, heard) => heard('close')],
    ['deleted with the site’s data', () => void indexedDB.deleteDatabase(NAME)],
    ['closed without a word', (database) => database.close()],
  ])('because it is %s is told before it is read again, and opened again', async (_how, lose) => {
    const open = vi.spyOn(indexedDB, 'open');
    const listen = vi.spyOn(IDBDatabase.prototype, 'addEventListener');
    const hear = (name: string): void => {
      for (const [heard, listener] of listen.mock.calls) if (heard === name && typeof listener === 'function') listener(new Event(name));
    };
    const database = opened();
    const lost = vi.fn<() => void>();
    database.onLost(lost);
    await all(database);
    expect(lost).not.toHaveBeenCalled();
    const [first] = open.mock.results;
    lose(first?.value.result, hear);
    await vi.waitFor(async () => {
      expect(await all(database)).toEqual([]);
      expect([lost.mock.calls.length, open.mock.calls.length]).toEqual([1, 2]);
    });
  });

  /** Refuses this number of openings, like Chromium after a wipe. */
  function refuseOpenings(count: number, name = 'AbortError') {
    const open = indexedDB.open.bind(indexedDB);
    let left = count;
    return vi.spyOn(indexedDB, 'open').mockImplementation((database, version) => {
      if ((left -= 1) < 0) return open(database, version);
      return refusedOpening(name);
    });
  }

  it('is asked for nine times while openings are aborted: at once, then after a tenth of a second each', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const open = refuseOpenings(9);
    let outcome: unknown = 'waits';
    openKeyValueStore(NAME)('readonly', async () => undefined).catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(99);
    expect(open).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(601);
    expect(open).toHaveBeenCalledTimes(9);
    expect(outcome).toMatchObject({ name: 'AbortError' });
  });

  it('that is refused for another reason is not asked for again', async () => {
    const open = refuseOpenings(1, 'UnknownError');
    await expect(openKeyValueStore(NAME)('readonly', async () => undefined)).rejects.toMatchObject({ name: 'UnknownError' });
    expect(open).toHaveBeenCalledOnce();
  });
});
