import 'fake-indexeddb/auto';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { createStore, entries, get, set, type UseStore } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryMirror } from './query-mirror';
import { queryFrom, type QueryArea } from './query-rows';

const NOW = 1_000_000_000;
let stores: Record<QueryArea, UseStore>;
let puts: IDBValidKey[];
let databases = 0;

/** A store that notes which rows are written. */
function spied(useStore: UseStore): UseStore {
  return (mode, callback) =>
    useStore(mode, (store) => {
      const put = store.put.bind(store);
      store.put = (value: unknown, key?: IDBValidKey) => {
        if (key !== undefined) puts.push(key);
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

const mirrorFor = (accountId: string | null) => createQueryMirror({ stores, maxAgeMs: 1000, now: () => NOW, accountId: () => accountId });
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
    mirror.write(client({ list: list(NOW - 5), guide: guide(NOW - 5) }));
    await mirror.settled();
    puts.length = 0;
    mirror.write(client({ list: list(NOW), guide: guide(NOW - 5) }));
    mirror.write(client({ list: list(NOW), guide: guide(NOW - 5) }));
    await mirror.settled();
    expect(puts).toEqual(['meta', 'list']);
  });

  it('come back as they were, with their true age', async () => {
    const before = mirrorFor('elena');
    before.write(client({ list: list(NOW - 7), cart: cart('elena') }));
    await before.settled();
    const after = mirrorFor('elena');
    await after.fill();
    const restored = after
      .read()
      ?.clientState.queries.map(({ queryHash, state }) => [queryHash, state.data, state.dataUpdatedAt])
      .toSorted();
    expect(restored).toEqual([
      ['cart', ['line'], NOW],
      ['list', ['oak'], NOW - 7],
    ]);
  });

  it('keep public and private rows apart and forget the private ones at logout', async () => {
    const mirror = mirrorFor('elena');
    mirror.write(client({ list: list(NOW), cart: cart('elena') }));
    await mirror.settled();
    expect([await keysOf('public'), await keysOf('private')]).toEqual([['list', 'meta'], ['cart']]);
    await mirror.wipe('private');
    expect([await keysOf('public'), await keysOf('private')]).toEqual([['list', 'meta'], []]);
  });

  it('do not write back what was wiped while a write was under way', async () => {
    const mirror = mirrorFor('elena');
    mirror.write(client({ cart: cart('elena') }));
    await mirror.wipe('private');
    await mirror.settled();
    expect(await keysOf('private')).toEqual([]);
  });

  it('of another account are deleted unread', async () => {
    const hers = mirrorFor('elena');
    hers.write(client({ list: list(NOW), cart: cart('elena') }));
    await hers.settled();
    const his = mirrorFor('marco');
    await his.fill();
    await his.settled();
    expect(his.read()?.clientState.queries.map(({ queryHash }) => queryHash)).toEqual(['list']);
    expect(await keysOf('private')).toEqual([]);
  });

  it('that are damaged or too old are dropped, the rest stays', async () => {
    const mirror = mirrorFor(null);
    mirror.write(client({ list: list(NOW), guide: guide(NOW - 5000) }));
    await mirror.settled();
    await set('broken', 'half a row', stores.public);
    const next = mirrorFor(null);
    await next.fill();
    await next.settled();
    expect(next.read()?.clientState.queries.map(({ queryHash }) => queryHash)).toEqual(['list']);
    expect(await get('broken', stores.public)).toBeUndefined();
  });
});
