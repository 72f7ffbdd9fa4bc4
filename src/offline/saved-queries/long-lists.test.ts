// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore, del, entries, keys, type UseStore } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { cachedFirst } from '../catalogue/cached-first';
import { longListNotes } from './long-list-notes';
import { createLongLists, longLists } from './long-lists';
import { createQueryMirror } from './query-mirror';
import { queryFrom } from './query-rows';

const NOW = Date.UTC(2026, 10, 21);
const HASH = '["public","products","ALL"]';
let store: UseStore;
let writtenBytes: number;
let databases = 0;

const floors = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id: 10_000 + id, title: `Floor ${10_000 + id}`, priceCents: 399 }));
const listOf = (data: unknown, dataUpdatedAt = NOW) =>
  queryFrom(HASH, { v: 1, queryKey: ['public', 'products', 'ALL'], data, dataUpdatedAt });
const open = () => createLongLists(store, () => NOW + 1_000);

/** A store that counts what is written. */
function counted(useStore: UseStore): UseStore {
  return (mode, callback) =>
    useStore(mode, (objects) => {
      const put = objects.put.bind(objects);
      objects.put = (value: unknown, key?: IDBValidKey) => {
        writtenBytes += JSON.stringify(value).length;
        return put(value, key);
      };
      return callback(objects);
    });
}

beforeEach(() => {
  databases += 1;
  writtenBytes = 0;
  localStorage.clear();
  store = counted(createStore(`long-${databases}`, 'records'));
});

it.each([400, 10_000])(
  'After one new price in a list of %i floors 51 rows at most are written anew, and after none the age alone',
  async (count) => {
    const lists = open();
    const first = floors(count);
    lists.save(listOf(first));
    await lists.settled();
    expect(writtenBytes).toBeGreaterThan(count * 40);
    writtenBytes = 0;
    const second = first.with(count - 130, { id: 1, title: 'Dearer floor', priceCents: 499 });
    lists.save(listOf(second, NOW + 1));
    await lists.settled();
    expect(writtenBytes).toBeGreaterThan(50 * 40);
    expect(writtenBytes).toBeLessThan(51 * 60);
    writtenBytes = 0;
    lists.save(listOf(second, NOW + 2));
    await lists.settled();
    expect(writtenBytes).toBeLessThan(120);
    expect(await open().read(HASH)).toEqual({ data: second, savedAt: NOW + 2 });
  },
);

it('A start reads none of a long list, however long', async () => {
  const rows = { public: createStore(`rows-${databases}`, 'records'), private: createStore(`private-${databases}`, 'records') };
  const mirror = createQueryMirror({ stores: rows, maxAgeMs: 1000, now: () => NOW, accountId: () => null, longLists: open() });
  const guide = queryFrom('guide', { v: 1, queryKey: ['public', 'guide'], data: 'click', dataUpdatedAt: NOW });
  const write = (list: unknown, at: number) =>
    mirror.write({ buster: '1', timestamp: NOW, clientState: { mutations: [], queries: [listOf(list, at), guide] } });
  write(floors(100), NOW);
  write(floors(10_000), NOW + 1);
  await mirror.settled();
  expect(await keys(rows.public)).toEqual(['guide', 'meta']);
  expect(mirror.read()?.clientState.queries.map(({ queryHash }) => queryHash)).toEqual(['guide']);
  write(floors(100), NOW + 2);
  await mirror.settled();
  expect(await keys(rows.public)).toContain(HASH);
  expect(longListNotes().size).toBe(0);
});

it('A list that lost a part on the device is fetched and saved whole again, and a wipe leaves nothing', async () => {
  const lists = open();
  lists.save(listOf(floors(300)));
  await lists.settled();
  await del(`${HASH}#2`, store);
  const later = open();
  expect(await later.read(HASH)).toBeNull();
  later.save(listOf(floors(300), NOW + 1));
  await later.settled();
  expect((await open().read(HASH))?.data).toHaveLength(300);
  await later.clear();
  expect([await entries(store), longListNotes().size]).toEqual([[], 0]);
});

it('The screen of a long list opens with what is saved, as old as it is, and asks the server behind it', async () => {
  longLists.save(listOf(floors(300)));
  await longLists.settled();
  const client = new QueryClient({ defaultOptions: { queries: { persister: cachedFirst, staleTime: 60_000, retry: false } } });
  const queryFn = vi.fn(() => Promise.resolve(floors(301)));
  const shown: number[] = [];
  const screen = new QueryObserver(client, { queryKey: ['public', 'products', 'ALL'], queryFn });
  const leave = screen.subscribe(({ data }) => {
    if (data !== undefined && data.length !== shown.at(-1)) shown.push(data.length);
  });
  await vi.waitFor(() => expect(shown).toEqual([300, 301]));
  expect(queryFn).toHaveBeenCalledTimes(1);
  leave();
});

it('A reply that did not change since it was saved is not looked for among the long lists', async () => {
  const rows = createStore(`rows-${databases}`, 'records');
  const lists = open();
  const mirror = createQueryMirror({
    stores: { public: rows, private: rows },
    maxAgeMs: 1_000,
    now: () => NOW,
    accountId: () => null,
    longLists: lists,
  });
  const client = { buster: '1', timestamp: NOW, clientState: { mutations: [], queries: [listOf(floors(48))] } };
  const looks = vi.spyOn(lists, 'save');
  mirror.write(client);
  mirror.write(client);
  expect(looks).toHaveBeenCalledTimes(1);
  await mirror.settled();
});
