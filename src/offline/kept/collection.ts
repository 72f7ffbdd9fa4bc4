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
  /** The keys of those that are only in memory. */
  readonly notKept: ReadonlySet<string>;
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
  /** For records that several tabs and devices change at once. Without it what was changed last replaces the other. */
  readonly merge?: (onDevice: Kept, shown: Kept) => Kept;
  /** On a full device. Without it what can be loaded again is given up. */
  readonly makeRoom?: typeof withRoom;
}

/** Of several records, in one transaction. */
export interface Change<Kept> {
  readonly put?: readonly Kept[];
  readonly gone?: readonly Kept[];
}

const NONE: ReadonlySet<string> = new Set();

/** Null deletes it, 'keep' leaves it. */
export type Decision<Kept> = Kept | null | 'keep';

export type Collection<Kept> = ReturnType<typeof createCollection<Kept>>;

/**
 * The records of a kind: shown, on the device, and told to other tabs (decision 0060). `saveBy`, `revise` and `reviseAll` show what is on the
 * device: for what must not be said before it is saved. `keep`, `edit` and `remove` show at once and save then; what cannot be saved stays in memory,
 * `trouble` says why, and the next change tries it again. All work inside one transaction each, and throw StorageError.
 */
export function createCollection<Kept>({
  kind,
  read,
  stored = (kept) => kept,
  keyOf,
  order,
  merge,
  makeRoom = withRoom,
  database,
  channel,
}: CollectionParts<Kept>) {
  const { get, set, subscribe } = createValue<KeptState<Kept>>({ records: [], isRead: false, trouble: null, notKept: NONE });
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

  /** What is on the device, with what could not be saved yet. */
  const withUnsaved = (onDevice: Kept): Kept => {
    const shown = unsaved.has(keyOf(onDevice)) ? shownAt(keyOf(onDevice)) : undefined;
    return shown === undefined ? onDevice : (merge?.(onDevice, shown) ?? shown);
  };

  const readFromDevice = (): Promise<readonly Kept[]> =>
    database.read(kind, async (records) =>
      (await records.getAll())
        .map(read)
        .filter((kept) => kept !== null)
        .toSorted(order),
    );

  let isFollowing = false;

  const refresh = async (): Promise<readonly Kept[]> => {
    if (!isFollowing) channel.listen(() => void refresh().catch(() => undefined));
    isFollowing = true;
    const started = ++readsStarted;
    const onDevice = await readFromDevice();
    // A slower, older read must not restore what a newer one no longer contains.
    if (started < readShown) return onDevice;
    readShown = started;
    const keys = new Set(onDevice.map(keyOf));
    const elsewhere = get().records.filter((kept) => unsaved.has(keyOf(kept)) && !keys.has(keyOf(kept)));
    show({ records: [...onDevice.map(withUnsaved), ...elsewhere].toSorted(order), isRead: true });
    return onDevice;
  };

  const write = <Value>(work: (records: Records) => Promise<Value>, makesRoom = true): Promise<Value> => {
    const writeOnce = (): Promise<Value> => database.write(kind, work);
    return makesRoom ? makeRoom(writeOnce) : writeOnce();
  };
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
      const { before, saved } = await write(async (records) => {
        const onDevice = read(await records.get(key));
        if (onDevice !== null && merge === undefined && isLost) return { before: onDevice, saved: onDevice };
        const together = onDevice === null ? now : (merge?.(onDevice, now) ?? now);
        await put(records, together);
        return { before: onDevice, saved: together };
      });
      if (isLost && before === null) restored += 1;
      if (!get().records.includes(now)) continue;
      unsaved.delete(key);
      lost.delete(key);
      if (saved !== now) showAt(key, saved);
    }
    return restored;
  };
  const troubled = (error: unknown): void => show({ trouble: storageErrorFrom(error).trouble, notKept: new Set(unsaved) });
  /** The change, then all that could not be saved before. */
  const changed = async <Value>(change: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await change();
      await saveRest();
      if (get().trouble !== null) show({ trouble: null, notKept: NONE });
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
    const value = await saved;
    await changed(async () => undefined).catch(() => undefined);
    return value;
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

  const hide = (isOver: (key: string) => boolean): void => {
    for (const key of unsaved) if (isOver(key)) unsaved.delete(key);
    show({ records: get().records.filter((kept) => !isOver(keyOf(kept))) });
  };

  return {
    get,
    subscribe,
    /** Never rejects: when reading fails, `trouble` says why. */
    open(): Promise<void> {
      opening ??= refresh().then(
        () => undefined,
        (error: unknown) => {
          troubled(error);
          show({ isRead: true });
        },
      );
      return opening;
    },
    /** What is on the device, shown from now on; other tabs are followed. */
    readAll: refresh,
    /** Called with the number of records that were saved again after the storage was wiped. */
    subscribeRestored(listener: (count: number) => void): () => void {
      restoreListeners.add(listener);
      return () => restoreListeners.delete(listener);
    },
    /**
     * For records that must be made together with others of the kind. `work` returns the one to show; null shows nothing. `makesRoom`: on a full
     * device something else may be given up.
     */
    async saveBy<Saved extends Kept | null>(work: (records: Records) => Promise<Saved>, makesRoom?: boolean): Promise<Saved> {
      const lossesBefore = losses;
      const kept = await changedBy(write(work, makesRoom));
      if (kept === null) return kept;
      showAt(keyOf(kept), kept);
      if (losses !== lossesBefore) await keep(kept);
      return kept;
    },
    /** Other records of the kind's object store, which are not shown. */
    write,
    /** Of all records of the device. */
    async reviseAll(decide: (all: readonly Kept[]) => Change<Kept>): Promise<void> {
      const lossesBefore = losses;
      const { put: made = [], gone = [] } = await write(async (records) => {
        const change = decide((await records.getAll()).map(read).filter((kept) => kept !== null));
        for (const kept of change.put ?? []) await put(records, kept);
        for (const kept of change.gone ?? []) await records.delete(keyOf(kept));
        return change;
      });
      if (made.length === 0 && gone.length === 0) return;
      for (const kept of made) showAt(keyOf(kept), withUnsaved(kept));
      for (const kept of gone) if (!unsaved.has(keyOf(kept))) showAt(keyOf(kept), null);
      await changedBy(Promise.resolve());
      if (losses !== lossesBefore) for (const kept of made) await keep(withUnsaved(kept));
    },
    async revise(key: string, decide: (kept: Kept) => Decision<Kept>): Promise<void> {
      const decision = await changedBy(write((records) => decided(records, key, decide)));
      if (decision === 'keep') return;
      showAt(key, decision === null || merge === undefined ? decision : withUnsaved(decision));
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
    /** Saves nothing more of them. */
    hide,
    /** All of these keys, also those that another tab has saved and those that cannot be read. */
    async removeAll(isOver: (key: string) => boolean): Promise<void> {
      hide(isOver);
      await changed(() =>
        write(async (records) => {
          for (const key of await records.getAllKeys()) if (typeof key === 'string' && isOver(key)) await records.delete(key);
        }),
      );
      hide(isOver);
    },
  };
}
