import 'fake-indexeddb/auto';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryMirror } from './query-mirror';
import { areaOf, MAX_AGE_MS, queryFrom, readRow, type QueryArea } from './query-rows';

const NOW = Date.UTC(2026, 10, 25);
let stores: Record<QueryArea, UseStore>;
let puts: IDBValidKey[];
let writtenBytes = 0;
let databases = 0;

/** A store that records which rows are written. */
function spied(useStore: UseStore): UseStore {
  return (mode, callback) =>
    useStore(mode, (store) => {
      const put = store.put.bind(store);
      store.put = (value: unknown, key?: IDBValidKey) => {
        if (key !== undefined) puts.push(key);
        writtenBytes += JSON.stringify(value).length;
        return put(value, key);
      };
      return callback(store);
    });
}

function client(
  rows: Readonly<Record<string, readonly [queryKey: readonly unknown[], data: unknown, dataUpdatedAt: number]>>,
): PersistedClient {
  const queries = Object.entries(rows).map(([hash, [queryKey, data, dataUpdatedAt]]) =>
    queryFrom(hash, { v: 1, queryKey, data, dataUpdatedAt }),
  );
  return { buster: '1', timestamp: NOW, clientState: { mutations: [], queries } };
}

const mirrorFor = (accountId: string | null) => createQueryMirror({ stores, now: () => NOW, accountId: () => accountId });
const keysOf = async (area: QueryArea) => (await entries<string, unknown>(stores[area])).map(([key]) => key).sort();

beforeEach(() => {
  databases += 1;
  puts = [];
  stores = { public: spied(createStore(`public-${databases}`, 'records')), private: spied(createStore(`private-${databases}`, 'records')) };
});

describe('Saved replies', () => {
  const list = (at: number) => [['public', 'products'], ['oak'], at] as const;
  const guide = (at: number) => [['public', 'guide'], 'click', at] as const;
  const cart = (accountId: string) => [['private', accountId, 'cart'], ['line'], NOW] as const;

  it('write only the row that changed and one meta row', async () => {
    const mirror = mirrorFor(null);
    mirror.setItem('', client({ list: list(NOW - 5), guide: guide(NOW - 5) }));
    await mirror.settled();
    puts.length = 0;
    mirror.setItem('', client({ list: list(NOW), guide: guide(NOW - 5) }));
    mirror.setItem('', client({ list: list(NOW), guide: guide(NOW - 5) }));
    await mirror.settled();
    expect(puts).toEqual(['meta', 'list']);
  });

  it('come back as they were, with their true age', async () => {
    const before = mirrorFor('elena');
    before.setItem('', client({ list: list(NOW - 7), cart: cart('elena') }));
    await before.settled();
    const after = mirrorFor('elena');
    await after.fill();
    const restored = after
      .getItem()
      ?.clientState.queries.map(({ queryHash, state }) => [queryHash, state.data, state.dataUpdatedAt])
      .toSorted();
    expect(restored).toEqual([
      ['cart', ['line'], NOW],
      ['list', ['oak'], NOW - 7],
    ]);
  });

  it('keep public and private rows apart and forget the private ones at logout', async () => {
    const mirror = mirrorFor('elena');
    mirror.setItem('', client({ list: list(NOW), cart: cart('elena') }));
    await mirror.settled();
    expect([await keysOf('public'), await keysOf('private')]).toEqual([['list', 'meta'], ['cart']]);
    await mirror.wipe('private');
    expect([await keysOf('public'), await keysOf('private')]).toEqual([['list', 'meta'], []]);
    expect(mirror.getItem()?.clientState).toMatchObject({ mutations: [], queries: [{ queryHash: 'list' }] });
  });

  it('are none before anything was saved, and none again once all is given up', async () => {
    const mirror = mirrorFor('elena');
    expect(mirror.getItem()).toBeNull();
    mirror.setItem('', client({ list: list(NOW), cart: cart('elena') }));
    mirror.removeItem();
    await mirror.settled();
    expect([await keysOf('public'), await keysOf('private'), mirror.getItem()?.clientState.queries]).toEqual([[], [], []]);
  });

  it('of a cart alone come back too', async () => {
    const before = mirrorFor('elena');
    before.setItem('', client({ cart: cart('elena') }));
    await before.settled();
    const after = mirrorFor('elena');
    await after.fill();
    expect(after.getItem()).toMatchObject({ buster: '1', timestamp: NOW, clientState: { queries: [{ queryHash: 'cart' }] } });
  });

  it('come back settled: nothing is on its way, and nothing is stale but by its age', async () => {
    const before = mirrorFor(null);
    before.setItem('', client({ list: list(NOW - 7) }));
    await before.settled();
    const after = mirrorFor(null);
    await after.fill();
    expect(after.getItem()?.clientState.queries[0]?.state).toMatchObject({ status: 'success', fetchStatus: 'idle', isInvalidated: false });
  });

  it('are the newest 600: the others leave the device at the next start', async () => {
    const before = mirrorFor(null);
    const many = Array.from(
      { length: 603 },
      (_, index) => [`p${index}`, [['public', 'p', index], index, NOW - ((index * 7) % 603)]] as const,
    );
    before.setItem('', client(Object.fromEntries(many)));
    await before.settled();
    const after = mirrorFor(null);
    await after.fill();
    await after.settled();
    const ages = after.getItem()?.clientState.queries.map(({ state }) => NOW - state.dataUpdatedAt) ?? [];
    expect([ages.length, Math.max(...ages)]).toEqual([600, 599]);
    expect(await keysOf('public')).toHaveLength(601);
  });

  it('whose write fails do not take with them what is newer', async () => {
    const { public: working } = stores;
    let isFull = true;
    const once: UseStore = (mode, work) => {
      if (mode !== 'readwrite' || !isFull) return working(mode, work);
      isFull = false;
      return Promise.reject(new Error('full'));
    };
    stores = { ...stores, public: once };
    const mirror = mirrorFor(null);
    mirror.setItem('', client({ list: list(NOW - 5) }));
    mirror.setItem('', client({ list: list(NOW) }));
    await mirror.settled();
    expect(mirror.getItem()?.clientState.queries.map(({ state }) => state.dataUpdatedAt)).toEqual([NOW]);
  });

  it.each<[string, unknown]>([
    ['a text', 'meta'],
    ['nothing', null],
    ['one without a version', { v: 1, timestamp: NOW }],
    ['one without a time', { v: 1, buster: '1' }],
    ['one whose version is a number', { v: 1, buster: 1, timestamp: NOW }],
    ['one whose time is a text', { v: 1, buster: '1', timestamp: 'now' }],
  ])('whose note of the version is damaged (%s) are none', async (_what, meta) => {
    const mirror = mirrorFor(null);
    mirror.setItem('', client({ list: list(NOW) }));
    await mirror.settled();
    await set('meta', meta, stores.public);
    const after = mirrorFor(null);
    await after.fill();
    expect(after.getItem()).toBeNull();
  });

  const ROW = { v: 1, queryKey: ['public', 'products'], data: ['oak'], dataUpdatedAt: NOW };
  const read = (row: unknown, now = NOW) => readRow('list', new Map([['list', row]]), now, MAX_AGE_MS);

  it.each<[string, unknown]>([
    ['a text', 'row'],
    ['nothing', null],
    ['one of a later build', { ...ROW, v: 2 }],
    ['one without a key', { ...ROW, queryKey: undefined }],
    ['one without data', { ...ROW, data: undefined }],
    ['one of a list whose parts are elsewhere', { ...ROW, data: null }],
    ['one whose parts cannot be counted', { ...ROW, data: null, parts: 'many' }],
    ['one without a time', { ...ROW, dataUpdatedAt: undefined }],
    ['one whose time is a text', { ...ROW, dataUpdatedAt: '2026' }],
    ['one that is too old by a moment', { ...ROW, dataUpdatedAt: NOW - MAX_AGE_MS - 1 }],
  ])('that are damaged (%s) are none', (_what, row) => {
    expect(read(row)).toBeNull();
    expect(read(ROW)).toEqual(ROW);
  });

  it('from the future are old, and not so old that they are dropped', () => {
    expect(read(ROW, NOW - 1)?.dataUpdatedAt).toBe(NOW - 1 - MAX_AGE_MS / 2);
    expect(read(ROW, NOW)?.dataUpdatedAt).toBe(NOW);
  });

  it('are those of the shop and of the account, and no others', () => {
    expect([['public', 1], ['private', 'elena'], ['secret'], []].map(areaOf)).toEqual(['public', 'private', null, null]);
  });

  it('do not write back what was wiped while a write was under way', async () => {
    const mirror = mirrorFor('elena');
    mirror.setItem('', client({ cart: cart('elena') }));
    await mirror.wipe('private');
    await mirror.settled();
    expect(await keysOf('private')).toEqual([]);
  });

  it('of another account are deleted unread', async () => {
    const hers = mirrorFor('elena');
    hers.setItem('', client({ list: list(NOW), cart: cart('elena') }));
    await hers.settled();
    const his = mirrorFor('marco');
    await his.fill();
    await his.settled();
    expect(his.getItem()?.clientState.queries.map(({ queryHash }) => queryHash)).toEqual(['list']);
    expect(await keysOf('private')).toEqual([]);
  });

  it('that are damaged or too old are dropped, the rest stays', async () => {
    const mirror = mirrorFor(null);
    mirror.setItem('', client({ list: list(NOW), guide: guide(NOW - MAX_AGE_MS - 1) }));
    await mirror.settled();
    await set('broken', 'half a row', stores.public);
    const next = mirrorFor(null);
    await next.fill();
    await next.settled();
    expect(next.getItem()?.clientState.queries.map(({ queryHash }) => queryHash)).toEqual(['list']);
    expect(await get('broken', stores.public)).toBeUndefined();
  });

  it('of another account are not written, whatever the page still has in memory', async () => {
    const mirror = mirrorFor('marco');
    mirror.setItem('', client({ list: list(NOW), cart: cart('elena') }));
    await mirror.settled();
    expect(await keysOf('private')).toEqual([]);
  });

  it('that the device did not take are written with the next change', async () => {
    const refusing: UseStore = () => Promise.reject(new Error('full'));
    const { public: working } = stores;
    let isFull = true;
    stores = { ...stores, public: (mode, work) => (isFull ? refusing : working)(mode, work) };
    const mirror = mirrorFor(null);
    mirror.setItem('', client({ list: list(NOW) }));
    await mirror.settled();
    isFull = false;
    mirror.setItem('', client({ list: list(NOW), guide: guide(NOW) }));
    await mirror.settled();
    expect(await keysOf('public')).toEqual(['guide', 'list', 'meta']);
  });
});

describe('A saved list', () => {
  const HASH = '["public","products","ALL"]';
  const floors = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id: 10_000 + id, title: `Floor ${10_000 + id}`, priceCents: 399 }));
  const listOf = (data: unknown, dataUpdatedAt: number) => client({ [HASH]: [['public', 'products', 'ALL'], data, dataUpdatedAt] });
  const restored = async () => {
    const next = mirrorFor(null);
    await next.fill();
    await next.settled();
    return next.getItem()?.clientState.queries.map(({ state }) => state.data);
  };
  /** Bytes written after one price change in a saved list. */
  const bytesOfChange = async (count: number) => {
    const mirror = mirrorFor(null);
    const first = floors(count);
    mirror.setItem('', listOf(first, NOW - 1));
    await mirror.settled();
    writtenBytes = 0;
    const second = first.with(count - 10, { id: 1, title: 'Dearer floor', priceCents: 499 });
    mirror.setItem('', listOf(second, NOW));
    await mirror.settled();
    expect(await restored()).toEqual([second]);
    return writtenBytes;
  };

  it('of 10,000 products writes at most 1.5 times the bytes of one of 48 after a change', async () => {
    const small = await bytesOfChange(48);
    expect(small).toBeGreaterThan(48 * 40);
    expect((await bytesOfChange(10_000)) / small).toBeLessThan(1.5);
  });

  it('that grows long or short again leaves nothing of its other form behind', async () => {
    const mirror = mirrorFor(null);
    mirror.setItem('', listOf(floors(40), NOW - 3));
    mirror.setItem('', listOf(floors(120), NOW - 2));
    await mirror.settled();
    expect(await keysOf('public')).toEqual([HASH, `${HASH}#0`, `${HASH}#1`, `${HASH}#2`, 'meta']);
    mirror.setItem('', listOf(floors(70), NOW - 1));
    await mirror.settled();
    expect(await restored()).toEqual([floors(70)]);
    mirror.setItem('', listOf(floors(40), NOW));
    await mirror.settled();
    expect(await keysOf('public')).toEqual([HASH, 'meta']);
  });

  it('of as many items as one part holds is saved whole', async () => {
    const mirror = mirrorFor(null);
    mirror.setItem('', listOf(floors(50), NOW));
    await mirror.settled();
    expect(await keysOf('public')).toEqual([HASH, 'meta']);
  });

  it('that loses its last items loses them on the device too, though all that is left is as it was', async () => {
    const mirror = mirrorFor(null);
    const long = floors(120);
    mirror.setItem('', listOf(long, NOW - 1));
    mirror.setItem('', listOf(long.slice(0, 110), NOW));
    await mirror.settled();
    expect(await restored()).toEqual([long.slice(0, 110)]);
    // At every start, not only at the first.
    expect(await restored()).toEqual([long.slice(0, 110)]);
  });

  it('that lost a part on the device is dropped whole and saved whole again', async () => {
    const mirror = mirrorFor(null);
    mirror.setItem('', listOf(floors(300), NOW - 1));
    await mirror.settled();
    await del(`${HASH}#2`, stores.public);
    const later = mirrorFor(null);
    await later.fill();
    await later.settled();
    expect([later.getItem()?.clientState.queries, await keysOf('public')]).toEqual([[], ['meta']]);
    later.setItem('', listOf(floors(300), NOW));
    await later.settled();
    expect(await restored()).toEqual([floors(300)]);
  });
});
