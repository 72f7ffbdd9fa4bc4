import { clear, delMany, get, getMany, setMany, type UseStore } from 'idb-keyval';
import { openKeyValueStore } from '../storage/key-value-store';
import { longListNotes, noteLongList } from './long-list-notes';
import { MAX_AGE_MS, readQueryRow, type DehydratedQuery } from './query-rows';
import { databaseNames } from '../storage/storage-keys';

/** A longer list is saved in parts and read when a screen asks for it: read at every start, 10,000 floors would hold up each of them. */
const LONGEST_WHOLE = 200;
/** One changed floor writes this many of them, whatever the length of the list. */
const PART = 50;

interface Saved {
  readonly items: readonly unknown[];
  readonly dataUpdatedAt: number;
}

export type LongLists = ReturnType<typeof createLongLists>;

/**
 * Saved public lists that are too long for the rows of `query-mirror`, each a head row and its parts. A write touches the parts that
 * hold a changed item; Query gives back the very items that did not change, so that looking costs no comparing.
 */
export function createLongLists(store: UseStore, now: () => number = Date.now) {
  const saved = new Map<string, Saved>();
  let writing: Promise<void> = Promise.resolve();

  const queue = (work: () => Promise<void>): Promise<void> => {
    writing = writing.then(work).catch(() => undefined);
    return writing;
  };

  const forget = (queryHash: string, parts: number): Promise<void> => {
    saved.delete(queryHash);
    noteLongList(queryHash, null);
    return queue(() => delMany([queryHash, ...Array.from({ length: parts }, (_, part) => partKey(queryHash, part))], store));
  };

  return {
    /** Takes a list that is long and saves what changed; false for any other reply, whose row then is the mirror's. */
    save({ queryHash, queryKey, state: { data, dataUpdatedAt } }: Pick<DehydratedQuery, 'queryHash' | 'queryKey' | 'state'>): boolean {
      const before = saved.get(queryHash);
      if (!Array.isArray(data) || data.length <= LONGEST_WHOLE) {
        const noted = longListNotes().get(queryHash)?.count ?? 0;
        if (before !== undefined || noted > 0) void forget(queryHash, partsOf(Math.max(before?.items.length ?? 0, noted)));
        return false;
      }
      if (before?.dataUpdatedAt === dataUpdatedAt) return true;
      const items: readonly unknown[] = data;
      const changed: [IDBValidKey, unknown][] = [[queryHash, { v: 1, queryKey, data: items.length, dataUpdatedAt }]];
      for (let part = 0; part < partsOf(items.length); part += 1) {
        if (hasChanged(part, items, before?.items)) changed.push([partKey(queryHash, part), items.slice(part * PART, (part + 1) * PART)]);
      }
      saved.set(queryHash, { items, dataUpdatedAt });
      noteLongList(queryHash, { count: items.length, savedAt: dataUpdatedAt });
      void queue(() =>
        setMany(changed, store).catch(() => {
          // What did not reach the device must count as changed next time.
          saved.delete(queryHash);
          noteLongList(queryHash, null);
        }),
      );
      return true;
    },
    /** The saved list and its age; null when it is not here, not whole, or too old. */
    async read(queryHash: string): Promise<{ readonly data: readonly unknown[]; readonly savedAt: number } | null> {
      if (!longListNotes().has(queryHash)) return null;
      const head = readQueryRow(await get<unknown>(queryHash, store), now(), MAX_AGE_MS);
      if (typeof head?.data !== 'number') return null;
      const parts = await getMany<unknown>(
        Array.from({ length: partsOf(head.data) }, (_, part) => partKey(queryHash, part)),
        store,
      );
      const items = parts.flatMap((part) => (Array.isArray(part) ? part : []));
      if (items.length !== head.data) return null;
      saved.set(queryHash, { items, dataUpdatedAt: head.dataUpdatedAt });
      return { data: items, savedAt: head.dataUpdatedAt };
    },
    /** Forgets all of them. Resolves when they are gone. */
    clear(): Promise<void> {
      saved.clear();
      for (const queryHash of longListNotes().keys()) noteLongList(queryHash, null);
      return queue(() => clear(store));
    },
    /** Resolves when every write so far is done. */
    settled: (): Promise<void> => writing,
  };
}

/** Those of this page. */
export const longLists = createLongLists(openKeyValueStore(databaseNames.longLists));

function partsOf(count: number): number {
  return Math.ceil(count / PART);
}

function partKey(queryHash: string, part: number): string {
  return `${queryHash}#${part}`;
}

function hasChanged(part: number, items: readonly unknown[], before: readonly unknown[] | undefined): boolean {
  if (before === undefined) return true;
  const end = Math.min((part + 1) * PART, Math.max(items.length, before.length));
  for (let index = part * PART; index < end; index += 1) if (items[index] !== before[index]) return true;
  return false;
}
