import { NetworkError } from '../api/errors';
import type { CatalogueChanges, CatalogueSize, PictureToKeep } from '../domain/catalogue-changes';
import type { KeptChannel } from './kept-channel';
import { keptWrite, lacking, sizeOfParts } from './kept-parts';
import { KEPT_VERSION, NO_META, NOTHING, pictureKey, screenKey, type KeptMeta, type PictureRow, type RestReason } from './kept-rows';
import type { KeptStore } from './kept-store';
import { randomUuid } from './random-uuid';
import { retryDelayMs } from './retry-delay';
import { StorageError } from './storage-error';

/** What a person is told. `checkedAt` is when the device last had everything; null before the first time. */
export type KeptStatus =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'working';
      readonly isWaiting: boolean;
      readonly done: CatalogueSize;
      readonly planned: CatalogueSize;
      readonly checkedAt: number | null;
    }
  | {
      readonly kind: 'paused';
      readonly reason: RestReason;
      readonly done: CatalogueSize;
      readonly planned: CatalogueSize;
      readonly checkedAt: number | null;
    }
  | { readonly kind: 'done'; readonly total: CatalogueSize; readonly checkedAt: number };

export interface KeeperParts {
  readonly store: KeptStore;
  readonly pictures: {
    keep(picture: PictureToKeep, signal: AbortSignal): Promise<boolean>;
    drop(pictures: readonly PictureToKeep[]): Promise<void>;
    dropAll(): Promise<void>;
    makeRoom(): Promise<void>;
    /** Whether the files were given up for a shopper's change since `forgetGivenUp` was called last. */
    wereGivenUp(): Promise<boolean>;
    forgetGivenUp(): Promise<void>;
  };
  readonly source: {
    /** Null from a back end that does not tell changes. */
    changesSince(next: string, signal: AbortSignal): Promise<CatalogueChanges | null>;
    changesByContract(store: KeptStore, signal: AbortSignal): AsyncGenerator<CatalogueChanges>;
    readonly screens: Readonly<Record<string, (signal: AbortSignal) => Promise<unknown>>>;
  };
  /** Runs work while no other tab does; waits for its turn. */
  runLocked(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  readonly channel: KeptChannel;
  now(): number;
  untilWorthTrying(limitMs: number, signal: AbortSignal): Promise<void>;
  isWorthWaiting(error: unknown): boolean;
  /** What the next start of a page is to know at once. */
  setMark(state: KeptMeta['state'] | null): void;
}

/** So many pictures are fetched at a time, so that the page's own requests are not held up. */
const AT_A_TIME = 3;

export type Keeper = ReturnType<typeof createKeeper>;

/** Keeps the whole catalogue on the device: fetches what is missing, rests when asked, goes on where it stopped. */
export function createKeeper({ store, pictures, source, runLocked, channel, now, untilWorthTrying, isWorthWaiting, setMark }: KeeperParts) {
  const listeners = new Set<() => void>();
  let status: KeptStatus = { kind: 'none' };
  let running: { readonly stop: AbortController; readonly ended: Promise<void> } | undefined;

  const show = (next: KeptStatus, isOwn = true): void => {
    status = next;
    if (isOwn) channel.post({ kind: 'status', status });
    for (const listener of [...listeners]) listener();
  };
  channel.listen((news) => {
    if (news.kind === 'stop') running?.stop.abort();
    else if (news.kind === 'given-up') look().catch(() => undefined);
    else if (news.kind === 'status' && (running === undefined || news.status.kind !== 'working')) show(news.status, false);
  });

  const save = async (meta: KeptMeta, rows: Omit<Parameters<KeptStore['write']>[0], 'meta'> = {}): Promise<KeptMeta> => {
    await store.write({ meta, ...rows });
    setMark(meta.state);
    return meta;
  };

  const tell = (meta: KeptMeta, lackingNow: CatalogueSize, isWaiting = false): void => show(statusOf(meta, lackingNow, isWaiting));

  /** Reads part after part; each is on the device, with the place behind it, before the next is asked for. */
  const keepItems = async (before: KeptMeta, signal: AbortSignal): Promise<KeptMeta> => {
    let meta = before;
    const known = new Map((await store.readPictures()).map((row) => [row.picture.name, row]));
    const take = async (part: CatalogueChanges): Promise<void> => {
      const isNewRound = part.isFromStart && meta.next !== part.next;
      const round = isNewRound || meta.round === '' ? randomUuid() : meta.round;
      const { puts, deletes, dropped } = keptWrite(part, { round, savedAt: now() }, known);
      const lackingThen = lacking(known.values(), part.left);
      const planned = meta.planned ?? sizeOfParts(part, lackingThen);
      meta = await save(
        { ...meta, next: part.next, round, isFromStart: meta.isFromStart || isNewRound, left: part.left, planned, total: part.total },
        { puts, deletes },
      );
      await pictures.drop(dropped);
      tell(meta, lackingThen);
    };
    for (;;) {
      const part = await source.changesSince(meta.next, signal);
      if (part === null) {
        for await (const read of source.changesByContract(store, signal)) await take(read);
        break;
      }
      await take(part);
      if (part.left.items === 0) break;
    }
    if (!meta.isFromStart) return meta;
    const gone = await store.sweep(meta.round);
    await pictures.drop([...known.values()].map(({ picture }) => picture).filter(({ name }) => gone.includes(name)));
    return save({ ...meta, isFromStart: false });
  };

  const keepPictures = async (meta: KeptMeta, signal: AbortSignal): Promise<void> => {
    const rows = new Map((await store.readPictures()).map((row) => [row.picture.name, row]));
    const left = [...rows.values()].filter((row) => row.keptVersion !== row.picture.version);
    const stopAll = new AbortController();
    const either = AbortSignal.any([signal, stopAll.signal]);
    const work = async (): Promise<void> => {
      for (let row = left.shift(); row !== undefined && !either.aborted; row = left.shift()) {
        await pictures.keep(row.picture, either);
        // One that cannot be had counts as done; its next version is tried again.
        const kept: PictureRow = { ...row, keptVersion: row.picture.version };
        await store.write({ meta, puts: [[pictureKey(row.picture.name), kept]] });
        rows.set(row.picture.name, kept);
        tell(meta, lacking(rows.values(), NOTHING));
      }
    };
    const ended = await Promise.allSettled(
      Array.from({ length: AT_A_TIME }, () =>
        work().catch((error: unknown) => {
          stopAll.abort();
          throw error;
        }),
      ),
    );
    // The first trouble is the cause; those that were stopped by it say nothing.
    const troubles = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    const storage = troubles.find((trouble) => trouble instanceof StorageError);
    if (troubles.length > 0) throw storage ?? troubles[0];
  };

  const keepScreens = async (meta: KeptMeta, signal: AbortSignal): Promise<void> => {
    for (const [name, read] of Object.entries(source.screens)) {
      const data = await read(signal);
      await store.write({ meta, puts: [[screenKey(name), { v: KEPT_VERSION, round: meta.round, savedAt: now(), data }]] });
    }
  };

  /** Files that were given up no longer count as kept. Rests then: going on by itself would fill the device again. */
  const admitLoss = async (meta: KeptMeta): Promise<KeptMeta> => {
    if (!(await pictures.wereGivenUp())) return meta;
    const lost = (await store.readPictures()).map((row): PictureRow => ({ ...row, keptVersion: null }));
    const puts = lost.map((row) => [pictureKey(row.picture.name), row] as const);
    const rested = await save({ ...meta, state: 'paused', reason: 'given-up', planned: lacking(lost, meta.left) }, { puts });
    await pictures.forgetGivenUp();
    return rested;
  };

  const keepAll = async (signal: AbortSignal): Promise<void> => {
    let meta = await store.readMeta();
    // Another tab has finished, or a person has stopped it, while this one waited for its turn.
    if (meta?.state !== 'working' || signal.aborted) return;
    let hasMadeRoom = false;
    for (let attempt = 0; ; attempt += 1) {
      try {
        tell(meta, lacking((await store.readPictures()).values(), meta.left));
        meta = await keepItems(meta, signal);
        await keepScreens(meta, signal);
        await keepPictures(meta, signal);
        if (signal.aborted) return;
        meta = await admitLoss(meta);
        if (meta.state === 'paused') return tell(meta, meta.planned ?? NOTHING);
        meta = await save({ ...meta, state: 'done', reason: null, planned: null, checkedAt: now() });
        return tell(meta, NOTHING);
      } catch (error) {
        if (signal.aborted) return;
        const latest: KeptMeta = (await store.readMeta()) ?? meta;
        meta = latest;
        const isFull = error instanceof StorageError && error.trouble === 'full';
        if (isFull && !hasMadeRoom) {
          hasMadeRoom = true;
          await pictures.makeRoom();
        } else if (isWorthWaiting(error) || error instanceof NetworkError) {
          tell(meta, lacking((await store.readPictures()).values(), meta.left), true);
          await untilWorthTrying(retryDelayMs(attempt), signal);
          if (signal.aborted) return;
        } else return rest(meta, isFull ? 'full' : 'failed');
      }
    }
  };

  const rest = async (meta: KeptMeta, reason: RestReason): Promise<void> => {
    const rested: KeptMeta = { ...meta, state: 'paused', reason };
    // On a full device not even this may fit; the next start then tries once more.
    await save(rested).catch(() => setMark('paused'));
    tell(rested, lacking((await store.readPictures()).values(), meta.left));
  };

  const start = (): void => {
    if (running !== undefined) return;
    const stop = new AbortController();
    const ended = runLocked(() => keepAll(stop.signal), stop.signal)
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
    running = { stop, ended };
  };

  /** Ends the work in every tab first: one that is stopped may still have a write under way. */
  const alone = async (work: () => Promise<void>): Promise<void> => {
    channel.post({ kind: 'stop' });
    running?.stop.abort();
    await running?.ended;
    await runLocked(work, new AbortController().signal);
  };

  /** Finds out how far the device is, for a page that has just opened, or whose pictures have just made room. */
  const look = async (): Promise<KeptMeta | null> => {
    const found = await store.readMeta();
    const meta = found === null || running !== undefined ? found : await admitLoss(found).catch(() => found);
    if (running === undefined && status.kind !== 'working')
      show(meta === null ? { kind: 'none' } : statusOf(meta, lacking((await store.readPictures()).values(), meta.left), false), false);
    return meta;
  };

  return {
    status: (): KeptStatus => status,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look,
    /** Fetches what is missing: everything at first, what changed later. Throws StorageError when this device keeps nothing. */
    async keep(): Promise<void> {
      const meta = await admitLoss((await store.readMeta()) ?? NO_META);
      await save({ ...meta, state: 'working', reason: null });
      start();
    },
    /** Goes on with what an earlier page began. */
    resume: start,
    async pause(): Promise<void> {
      await alone(async () => {
        const meta = await store.readMeta();
        if (meta?.state === 'working') await rest(meta, 'asked');
      });
    },
    /** Takes everything off the device. */
    async remove(): Promise<void> {
      setMark(null);
      await alone(async () => {
        await Promise.all([store.clear(), pictures.dropAll()]);
        setMark(null);
        show({ kind: 'none' });
      });
    },
    /** Resolves when nothing is being fetched by this tab. */
    settled: async (): Promise<void> => running?.ended,
  };
}

function statusOf(meta: KeptMeta, lackingNow: CatalogueSize, isWaiting: boolean): KeptStatus {
  const { checkedAt, total } = meta;
  if (meta.state === 'done' && checkedAt !== null) return { kind: 'done', total, checkedAt };
  const planned = meta.planned ?? NOTHING;
  const done = { items: Math.max(0, planned.items - lackingNow.items), bytes: Math.max(0, planned.bytes - lackingNow.bytes) };
  if (meta.state === 'working') return { kind: 'working', isWaiting, done, planned, checkedAt };
  return { kind: 'paused', reason: meta.reason ?? 'asked', done, planned, checkedAt };
}
