import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { clear, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import type { LongLists } from './long-lists';
import { areaOf, queryFrom, readQueryRow, rowOf, type QueryArea, type QueryRow } from './query-rows';

const META_KEY = 'meta';
/** Beyond this many saved replies the ones read longest ago go. */
const MOST_ROWS = 600;

interface MirrorParts {
  readonly stores: Readonly<Record<QueryArea, UseStore>>;
  readonly maxAgeMs: number;
  readonly now: () => number;
  /** Whose private rows may come back; others are deleted unread. */
  readonly accountId: () => string | null;
  /** Where public lists go that are too long to be read at every start. */
  readonly longLists?: LongLists;
}

export type QueryMirror = ReturnType<typeof createQueryMirror>;

/**
 * The saved replies in memory, beside their two IndexedDB stores. A write compares the time of each query's data and
 * touches the rows that changed and one small meta row, whatever the catalogue's size (STACK, 'Persisting queries').
 * A query missing from the page's memory keeps its row: it may only have been swept, or not be restored yet.
 */
export function createQueryMirror({ stores, maxAgeMs, now, accountId, longLists }: MirrorParts) {
  const rows = new Map<string, QueryRow>();
  let meta: { readonly buster: string; readonly timestamp: number } | null = null;
  let writing: Promise<void> = Promise.resolve();

  const fillFrom = async (area: QueryArea): Promise<void> => {
    const damaged: IDBValidKey[] = [];
    for (const [key, stored] of await entries<IDBValidKey, unknown>(stores[area])) {
      if (key === META_KEY) {
        meta ??= readMeta(stored);
        continue;
      }
      const row = readQueryRow(stored, now(), maxAgeMs);
      const isOurs = row !== null && areaOf(row.queryKey) === area && (area === 'public' || row.queryKey[1] === accountId());
      if (row !== null && isOurs && typeof key === 'string') rows.set(key, row);
      else damaged.push(key);
    }
    if (damaged.length > 0) queue(() => delMany(damaged, stores[area]));
  };

  /** Writes follow one another; a failed one is only a reply not saved. */
  const queue = (work: () => Promise<void>): Promise<void> => {
    writing = writing.then(work).catch(() => undefined);
    return writing;
  };

  const save = (area: QueryArea, changed: readonly (readonly [string, QueryRow])[], client: PersistedClient): void => {
    const metaRow: [IDBValidKey, unknown][] =
      area === 'public' ? [[META_KEY, { v: 1, buster: client.buster, timestamp: client.timestamp }]] : [];
    queue(async () => {
      // What was wiped since must not be written back.
      const alive = changed.filter(([hash, row]) => rows.get(hash) === row);
      await setMany([...metaRow, ...alive.map(([hash, row]): [IDBValidKey, unknown] => [hash, row])], stores[area]).catch(() => {
        // A row that did not reach the device must count as changed next time.
        for (const [hash, row] of alive) if (rows.get(hash) === row) rows.delete(hash);
      });
    });
  };

  const prune = (): void => {
    const surplus = rows.size - MOST_ROWS;
    if (surplus <= 0) return;
    const oldest = [...rows].sort(([, a], [, b]) => a.dataUpdatedAt - b.dataUpdatedAt).slice(0, surplus);
    for (const [hash] of oldest) rows.delete(hash);
    for (const area of ['public', 'private'] as const) {
      const keys = oldest.filter(([, row]) => areaOf(row.queryKey) === area).map(([hash]) => hash);
      if (keys.length > 0) queue(() => delMany(keys, stores[area]));
    }
  };

  return {
    /** Reads both stores once. A store that cannot be read counts as empty. */
    async fill(): Promise<void> {
      await Promise.allSettled([fillFrom('public'), fillFrom('private')]);
    },
    /** The saved client, as its persister wants it; undefined when nothing was saved. */
    read(): PersistedClient | undefined {
      if (meta === null) return undefined;
      const queries = [...rows].map(([hash, row]) => queryFrom(hash, row));
      return { ...meta, clientState: { mutations: [], queries } };
    },
    /** Saves what changed since the last write. */
    write(client: PersistedClient): void {
      const changed: Record<QueryArea, [string, QueryRow][]> = { public: [], private: [] };
      for (const query of client.clientState.queries) {
        const area = areaOf(query.queryKey);
        if (area === null || rows.get(query.queryHash)?.dataUpdatedAt === query.state.dataUpdatedAt) continue;
        if (area === 'public' && longLists?.save(query) === true) {
          // A list that was short before has a row here.
          if (rows.delete(query.queryHash)) queue(() => delMany([query.queryHash], stores.public));
          continue;
        }
        const row = rowOf(query);
        rows.set(query.queryHash, row);
        changed[area].push([query.queryHash, row]);
      }
      if (changed.public.length > 0 || (meta === null && changed.private.length > 0)) save('public', changed.public, client);
      if (changed.private.length > 0) save('private', changed.private, client);
      meta ??= { buster: client.buster, timestamp: client.timestamp };
      prune();
    },
    /** Forgets one area, on the device too. Resolves when it is gone. */
    wipe(area: QueryArea): Promise<void> {
      for (const [hash, row] of rows) if (areaOf(row.queryKey) === area) rows.delete(hash);
      if (area === 'public') meta = null;
      return queue(async () => {
        await clear(stores[area]);
        if (area === 'public') await longLists?.clear();
      });
    },
    /** Resolves when every write so far is done. */
    settled: (): Promise<void> => writing,
  };
}

function readMeta(stored: unknown): { buster: string; timestamp: number } | null {
  if (typeof stored !== 'object' || stored === null || !('buster' in stored) || !('timestamp' in stored)) return null;
  const { buster, timestamp } = stored;
  return typeof buster === 'string' && typeof timestamp === 'number' ? { buster, timestamp } : null;
}
