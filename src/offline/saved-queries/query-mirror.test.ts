import 'fake-indexeddb/auto';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryMirror } from './query-mirror';
import { MAX_AGE_MS, queryFrom, type QueryArea } from './query-rows';

const NOW = Date.UTC(2026, 10, 25);
let stores: Record<QueryArea, UseStore>;
let puts: IDBValidKey[];
let writtenBytes = 0;
let databases = 0;

/** A store that notes which rows are written. */
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
  /** Bytes written after one new price in a list that is on the device. */
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
