import { withRoom } from '../storage/free-space';
import { storageErrorFrom, type StorageTrouble } from '../storage/storage-error';
import type { Kind } from '../storage/storage-keys';
import type { Broadcast } from '../sync/broadcast';
import { createValue } from '../value';
import type { Records, Transactions } from './database';

export interface KeptState<Kept> {
  /** In the collection's order; the same array until something changes. */
  readonly records: readonly Kept[];
  readonly isRead: boolean;
  /** Why the last change is only in memory. */
  readonly trouble: StorageTrouble | null;
}

/** What a shopper of this device sees of it, and other tabs hear of. */
export interface Device {
  readonly database: Transactions;
  readonly channel: Broadcast<'changed'>;
}

interface CollectionParts<Kept> extends Device {
  readonly kind: Kind;
  /** Null for what is no record of this kind. */
  readonly read: (stored: unknown) => Kept | null;
  /** What `read` reads back; without it the record as it is. */
  readonly stored?: (kept: Kept) => unknown;
  readonly keyOf: (kept: Kept) => string;
  readonly order: (a: Kept, b: Kept) => number;
}

/** Null deletes it, 'keep' leaves it. */
export type Decision<Kept> = Kept | null | 'keep';

export type Collection<Kept> = ReturnType<typeof createCollection<Kept>>;

/**
 * The records of a kind: shown, on the device, and told to other tabs (decision 0060). `saveBy` and `revise` show what is on the device: for
 * what must not be said before it is saved. `keep`, `edit` and `remove` show at once and save then; what cannot be saved stays in memory,
 * `trouble` says why, and the next change tries it again. All work inside one transaction each, and throw StorageError.
 */
export function createCollection<Kept>({ kind, read, stored = (kept) => kept, keyOf, order, database, channel }: CollectionParts<Kept>) {
  const { get, set, subscribe } = createValue<KeptState<Kept>>({ records: [], isRead: false, trouble: null });
  /** Reading the device must not replace what is shown of these. */
  const unsaved = new Set<string>();
  /** Of these, those that the device had before it may have been wiped: where it has them still, its own are newer. */
  const lost = new Set<string>();
  const restoreListeners = new Set<(count: number) => void>();
  let opening: Promise<void> | null = null;
  let readsStarted = 0;
  let readShown = 0;
  let losses = 0;

  const show = (next: Partial<KeptState<Kept>>): void => set({ ...get(), ...next });
  const shownAt = (key: string): Kept | undefined => get().records.find((each) => keyOf(each) === key);
  const showAt = (key: string, kept: Kept | null): void => {
    const others = get().records.filter((each) => keyOf(each) !== key);
    show({ records: (kept === null ? others : [...others, kept]).toSorted(order) });
  };

  const readFromDevice = (): Promise<readonly Kept[]> =>
    database.read(kind, async (records) =>
      (await records.getAll())
        .map(read)
        .filter((kept) => kept !== null)
        .toSorted(order),
    );

  const refresh = async (): Promise<readonly Kept[]> => {
    const started = ++readsStarted;
    const onDevice = await readFromDevice();
    // A slower, older read must not restore what a newer one no longer contains.
    if (started < readShown) return onDevice;
    readShown = started;
    const isSaved = (kept: Kept): boolean => !unsaved.has(keyOf(kept));
    show({ records: [...onDevice.filter(isSaved), ...get().records.filter((kept) => !isSaved(kept))].toSorted(order), isRead: true });
    return onDevice;
  };

  const write = <Value>(work: (records: Records) => Promise<Value>): Promise<Value> => withRoom(() => database.write(kind, work));
  const put = (records: Records, kept: Kept): Promise<unknown> => records.put(stored(kept), keyOf(kept));
  const decided = async (records: Records, key: string, decide: (kept: Kept) => Decision<Kept>): Promise<Decision<Kept>> => {
    const kept = read(await records.get(key));
    const decision = kept === null ? null : decide(kept);
    if (decision === null) await records.delete(key);
    else if (decision !== 'keep') await put(records, decision);
    return decision === 'keep' ? kept : decision;
  };

  /** Repeats until none has changed in the meantime. Returns how many the device had lost. */
  const saveRest = async (): Promise<number> => {
    let restored = 0;
    const next = (): Kept | undefined => get().records.find((kept) => unsaved.has(keyOf(kept)));
    for (let kept = next(); kept !== undefined; kept = next()) {
      const now = kept;
      const key = keyOf(now);
      const isLost = lost.has(key);
      const isPut = await write(async (records) => {
        if (isLost && read(await records.get(key)) !== null) return false;
        await put(records, now);
        return true;
      });
      if (isLost && isPut) restored += 1;
      if (!get().records.includes(now)) continue;
      unsaved.delete(key);
      lost.delete(key);
    }
    return restored;
  };
  const troubled = (error: unknown): void => show({ trouble: storageErrorFrom(error).trouble });
  /** The change, then all that could not be saved before. */
  const changed = async <Value>(change: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await change();
      await saveRest();
      if (get().trouble !== null) show({ trouble: null });
      return value;
    } catch (error) {
      troubled(error);
      throw error;
    } finally {
      channel.post('changed');
    }
  };
  /** What was saved stays saved, even when an earlier change cannot be saved yet. */
  const changedBy = async <Value>(saved: Promise<Value>): Promise<Value> => {
    await changed(() => saved).catch(() => undefined);
    return saved;
  };
  // After the storage was wiped.
  database.onLost(() => {
    losses += 1;
    for (const key of get().records.map(keyOf)) {
      if (!unsaved.has(key)) lost.add(key);
      unsaved.add(key);
    }
    if (get().records.length > 0)
      void changed(saveRest)
        .then((restored) => {
          if (restored > 0) for (const listener of [...restoreListeners]) listener(restored);
          return refresh();
        })
        .catch(() => undefined);
  });

  const keep = async (kept: Kept): Promise<void> => {
    unsaved.add(keyOf(kept));
    lost.delete(keyOf(kept));
    showAt(keyOf(kept), kept);
    await changed(saveRest);
  };

  return {
    get,
    subscribe,
    /** Follows other tabs too. Never rejects: when reading fails, `trouble` says why. */
    open(): Promise<void> {
      if (opening === null) channel.listen(() => void refresh().catch(() => undefined));
      opening ??= refresh().then(
        () => undefined,
        (error: unknown) => {
          troubled(error);
          show({ isRead: true });
        },
      );
      return opening;
    },
    /** What is on the device, and from now on shown. */
    readAll: refresh,
    /** Called with the number of records that were saved again after the storage was wiped. */
    subscribeRestored(listener: (count: number) => void): () => void {
      restoreListeners.add(listener);
      return () => restoreListeners.delete(listener);
    },
    /** For records that must be made together with others of the kind. `work` returns the one to show; null shows nothing. */
    async saveBy<Saved extends Kept | null>(work: (records: Records) => Promise<Saved>): Promise<Saved> {
      const lossesBefore = losses;
      const kept = await changedBy(write(work));
      if (kept === null) return kept;
      showAt(keyOf(kept), kept);
      if (losses !== lossesBefore) await keep(kept);
      return kept;
    },
    /** Other records of the kind's object store, which are not shown. */
    write,
    async revise(key: string, decide: (kept: Kept) => Decision<Kept>): Promise<void> {
      const decision = await changedBy(write((records) => decided(records, key, decide)));
      showAt(key, decision === 'keep' ? (shownAt(key) ?? null) : decision);
    },
    keep,
    async edit(key: string, change: (kept: Kept) => Kept): Promise<void> {
      const shown = shownAt(key);
      if (shown !== undefined) showAt(key, change(shown));
      lost.delete(key);
      await changed(async () => {
        if (unsaved.has(key)) return;
        const kept = await write((records) => decided(records, key, change)).catch((error: unknown) => {
          unsaved.add(key);
          throw error;
        });
        // Another tab has deleted it, unless it was lost with the site's data at this moment.
        if (kept !== 'keep' && (kept !== null || !unsaved.has(key))) showAt(key, kept);
      });
    },
    async remove(key: string): Promise<void> {
      unsaved.delete(key);
      showAt(key, null);
      await changed(() => write((records) => records.delete(key)));
      // A read during the deletion may have restored it.
      showAt(key, null);
    },
    /** All of these keys, also those that another tab has saved and those that cannot be read. */
    async removeAll(isOver: (key: string) => boolean): Promise<void> {
      const hide = (): void => {
        for (const key of unsaved) if (isOver(key)) unsaved.delete(key);
        show({ records: get().records.filter((kept) => !isOver(keyOf(kept))) });
      };
      hide();
      await changed(() =>
        write(async (records) => {
          for (const key of await records.getAllKeys()) if (typeof key === 'string' && isOver(key)) await records.delete(key);
        }),
      );
      hide();
    },
  };
}
