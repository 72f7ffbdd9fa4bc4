import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { clear, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import { isFields } from '../storage/stored-fields';
import { areaOf, changedEntries, keysOf, MAX_AGE_MS, queryFrom, readRow, rowOf, type QueryArea, type QueryRow } from './query-rows';

const META_KEY = 'meta';
const AREAS = ['public', 'private'] as const satisfies readonly QueryArea[];
/** The oldest are dropped at the next start. */
const MOST_ROWS = 600;

interface MirrorParts {
  readonly stores: Readonly<Record<QueryArea, UseStore>>;
  readonly now: () => number;
  /** Private rows of others are deleted unread. */
  readonly accountId: () => string | null;
}

export type QueryMirror = ReturnType<typeof createQueryMirror>;

/**
 * Filled once from two IndexedDB stores. `setItem` writes only the rows whose time changed, whatever the size of the catalogue. A query
 * missing from the client keeps its row: a refetch may just have failed.
 */
export function createQueryMirror({ stores, now, accountId }: MirrorParts) {
  const rows = new Map<string, QueryRow>();
  let meta: Pick<PersistedClient, 'buster' | 'timestamp'> | null = null;
  let writing: Promise<void> = Promise.resolve();

  /** A failed write only means that a response is not saved. */
  const queue = (work: () => Promise<void>): Promise<void> => {
    writing = writing.then(work).catch(() => undefined);
    return writing;
  };

  const isOwn = (queryKey: readonly unknown[], area: QueryArea): boolean =>
    areaOf(queryKey) === area && (area === 'public' || queryKey[1] === accountId());

  const fillFrom = async (area: QueryArea): Promise<void> => {
    const stored = new Map(await entries<string, unknown>(stores[area]));
    if (area === 'public') meta = readMeta(stored.get(META_KEY));
    const found = [...stored.keys()].flatMap((key): [string, QueryRow][] => {
      const row = readRow(key, stored, now(), MAX_AGE_MS);
      return row !== null && isOwn(row.queryKey, area) ? [[key, row]] : [];
    });
    const newest = found.sort(([, a], [, b]) => b.dataUpdatedAt - a.dataUpdatedAt).slice(0, MOST_ROWS);
    for (const [hash, row] of newest) rows.set(hash, row);
    const used = new Set([META_KEY, ...newest.flatMap(([hash, row]) => keysOf(hash, row))]);
    const unused = [...stored.keys()].filter((key) => !used.has(key));
    if (unused.length > 0) void queue(() => delMany(unused, stores[area]));
  };

  const write = (area: QueryArea, client: PersistedClient): void => {
    const puts: [string, unknown][] = [];
    const unused: string[] = [];
    const changed = new Map<string, QueryRow>();
    for (const query of client.clientState.queries) {
      const { queryHash: hash } = query;
      const before = rows.get(hash);
      if (!isOwn(query.queryKey, area) || before?.dataUpdatedAt === query.state.dataUpdatedAt) continue;
      const row = rowOf(query);
      const keys = new Set(keysOf(hash, row));
      puts.push(...changedEntries(hash, row, before));
      unused.push(...keysOf(hash, before).filter((key) => !keys.has(key)));
      changed.set(hash, row);
      rows.set(hash, row);
    }
    if (changed.size === 0 && meta !== null) return;
    if (area === 'public') {
      meta = { buster: client.buster, timestamp: client.timestamp };
      puts.unshift([META_KEY, { v: 1, ...meta }]);
    }
    void queue(async () => {
      try {
        await setMany(puts, stores[area]);
        if (unused.length > 0) await delMany(unused, stores[area]);
      } catch {
        // A row that was not saved must count as changed next time.
        for (const [hash, row] of changed) if (rows.get(hash) === row) rows.delete(hash);
      }
    });
  };

  const wipe = (area: QueryArea): Promise<void> => {
    for (const [hash, row] of rows) if (areaOf(row.queryKey) === area) rows.delete(hash);
    return queue(() => clear(stores[area]));
  };

  return {
    /** A store that cannot be read counts as empty. */
    async fill(): Promise<void> {
      await Promise.allSettled(AREAS.map(fillFrom));
    },
    getItem(): PersistedClient | null {
      if (meta === null) return null;
      return { ...meta, clientState: { mutations: [], queries: [...rows].map(([hash, row]) => queryFrom(hash, row)) } };
    },
    setItem(_key: string, client: PersistedClient): void {
      for (const area of AREAS) write(area, client);
    },
    removeItem(): void {
      for (const area of AREAS) void wipe(area);
    },
    /** Resolves when it is gone from the device. */
    wipe,
    /** Resolves when every write so far is done. */
    settled: (): Promise<void> => writing,
  };
}

function readMeta(stored: unknown): { buster: string; timestamp: number } | null {
  if (!isFields(stored)) return null;
  const { buster, timestamp } = stored;
  return typeof buster === 'string' && typeof timestamp === 'number' ? { buster, timestamp } : null;
}
