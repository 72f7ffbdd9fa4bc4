import 'fake-indexeddb/auto';
import { get, set, type UseStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reviseRecord } from './completed-transaction';
import { openKeyValueStore } from './key-value-store';
import { openRecordStore } from './record-store';

const DATABASE = 'sps-records';
const readNumber = (stored: unknown): number | null => (typeof stored === 'number' ? stored : null);

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The connection that was opened first. */
async function firstConnection(opened: {
  readonly mock: { readonly results: readonly { readonly value?: unknown }[] };
}): Promise<IDBDatabase> {
  const [first] = opened.mock.results;
  if (!(first?.value instanceof IDBOpenDBRequest)) throw new Error('No connection was opened');
  return first.value.result;
}

describe('Records', () => {
  it('are saved once their transaction is complete, and read as far as they can be', async () => {
    const store = openRecordStore(DATABASE);
    const given = await store.transact<string>(
      'readwrite',
      (records, give) => {
        records.put(1, 'a');
        records.put('damaged', 'b');
        records.put(3, 'c');
        give('saved');
      },
      'not saved',
    );
    expect([given, await store.readAll(readNumber)]).toEqual(['saved', [1, 3]]);
    expect(await store.readAll(readNumber, IDBKeyRange.only('c'))).toEqual([3]);
  });

  it('of a transaction that the device breaks off are not saved, and it says why', async () => {
    const store = openRecordStore(DATABASE);
    const broken = store.transact<void>(
      'readwrite',
      (records) => {
        records.put(1, 'a');
        records.transaction.abort();
      },
      undefined,
    );
    await expect(broken).rejects.toMatchObject({ name: 'StorageError', trouble: 'failed' });
    expect(await store.readAll(readNumber)).toEqual([]);
  });

  it('on a device that is silent are given up in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDB, 'open').mockImplementation(() => Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest);
    let outcome: unknown = 'waits';
    openRecordStore(DATABASE, 50)
      .readAll(readNumber)
      .catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(49);
    expect(outcome).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject({ trouble: 'unavailable' });
  });

  it('are revised in one transaction; left alone where nothing is to change', async () => {
    const store: UseStore = openKeyValueStore(DATABASE);
    await set('a', 1, store);
    await reviseRecord(store, 'a', (stored) => Number(stored) + 1);
    await reviseRecord(store, 'b', () => undefined);
    await reviseRecord(store, 'a', () => undefined);
    expect([await get('a', store), await get('b', store)]).toEqual([2, undefined]);
  });
});

describe('A database that is lost under the page', () => {
  it.each<[string, (database: IDBDatabase) => void]>([
    ['closed by the browser', (database) => void database.onclose?.(new Event('close'))],
    [
      'deleted with the site’s data',
      (database) =>
        void database.onversionchange?.(
          Object.assign(new Event('versionchange'), { oldVersion: 1, newVersion: null }) as IDBVersionChangeEvent,
        ),
    ],
    ['closed without a word', (database) => database.close()],
  ])('because it is %s is told before it is read again, and opened again', async (_how, lose) => {
    const opened = vi.spyOn(indexedDB, 'open');
    const store = openRecordStore(DATABASE);
    const lost = vi.fn<() => void>();
    store.onLost(lost);
    await store.readAll(readNumber);
    expect(lost).not.toHaveBeenCalled();
    lose(await firstConnection(opened));
    expect(await store.readAll(readNumber)).toEqual([]);
    expect([lost.mock.calls.length, opened.mock.calls.length]).toEqual([1, 2]);
  });

  it('may be lost unheard', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const store = openKeyValueStore(DATABASE);
    await store('readonly', async () => undefined);
    (await firstConnection(opened)).onclose?.(new Event('close'));
    await expect(store('readonly', async () => 'open')).resolves.toBe('open');
  });

  /** Aborts this number of openings, like Chromium after a wipe. */
  function abortOpenings(count: number, name = 'AbortError') {
    const open = indexedDB.open.bind(indexedDB);
    let left = count;
    return vi.spyOn(indexedDB, 'open').mockImplementation((database, version) => {
      const request = open(database, version);
      if ((left -= 1) < 0) return request;
      const refused = Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest;
      Object.defineProperty(refused, 'error', { value: new DOMException('The connection was closed.', name) });
      queueMicrotask(() => refused.onerror?.(new Event('error')));
      return refused;
    });
  }

  it('is asked for nine times while openings are aborted: at once, then after a tenth of a second each', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opened = abortOpenings(9);
    let outcome: unknown = 'waits';
    openKeyValueStore(DATABASE)('readonly', async () => undefined).catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(99);
    expect(opened).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(601);
    expect(opened).toHaveBeenCalledTimes(9);
    expect(outcome).toMatchObject({ name: 'AbortError' });
  });

  it('that is refused for another reason is not asked for again', async () => {
    const opened = abortOpenings(1, 'UnknownError');
    await expect(openKeyValueStore(DATABASE)('readonly', async () => undefined)).rejects.toMatchObject({ name: 'UnknownError' });
    expect(opened).toHaveBeenCalledOnce();
  });

  it('that is refused without a word says so', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      const refused = Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest;
      Object.defineProperty(refused, 'error', { value: null });
      queueMicrotask(() => refused.onerror?.(new Event('error')));
      return refused;
    });
    await expect(openKeyValueStore(DATABASE)('readonly', async () => undefined)).rejects.toThrow('The database cannot be opened');
  });

  it('is not opened again for a fault of the work itself', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const store = openKeyValueStore(DATABASE);
    await expect(store('no mode' as IDBTransactionMode, async () => undefined)).rejects.toThrow();
    await store('readonly', async () => undefined);
    expect(opened).toHaveBeenCalledOnce();
  });
});
