import { NetworkError, RepeatedPartError } from '../../api/errors';
import type { CatalogueChanges, CatalogueSize } from '../../domain/catalogue-changes';
import { isEmptyPart, missingSize, sizeOfParts, writeOfPart } from './catalogue-parts';
import {
  ROW_VERSION,
  NO_META,
  NOTHING,
  pictureKey,
  screenKey,
  type CatalogueMeta,
  type PictureRow,
  type RestReason,
} from './catalogue-rows';
import type { CatalogueStore } from './catalogue-store';
import type { DownloadParts } from './download-parts';
import { statusOf, type DownloadStatus } from './download-status';
import { MissingError, NotWholeError } from './offline-pictures';
import { randomUuid } from '../storage/random-uuid';
import { createPace } from '../sync/backoff';
import { retryAfterOf } from '../sync/background-call';
import { StorageError } from '../storage/storage-error';

/** Few, so that the page's own requests are not delayed. */
const AT_A_TIME = 3;

export type CatalogueDownload = ReturnType<typeof createCatalogueDownload>;

/** Resumes where it stopped (decision 0016). */
export function createCatalogueDownload({
  store,
  pictures,
  source,
  runLocked,
  channel,
  now,
  untilWorthTrying,
  isWorthWaiting,
  setMark,
}: DownloadParts) {
  const listeners = new Set<() => void>();
  const lossListeners = new Set<() => void>();
  let status: DownloadStatus = { kind: 'none' };
  let running: { readonly stop: AbortController; readonly ended: Promise<void> } | undefined;

  const show = (next: DownloadStatus, isOwn = true): void => {
    status = next;
    if (isOwn) channel.post({ kind: 'status', status });
    for (const listener of [...listeners]) listener();
  };
  channel.listen((news) => {
    if (news.kind === 'stop') running?.stop.abort();
    else if (news.kind === 'given-up') readStatus().catch(() => undefined);
    else if (news.kind === 'status' && (running === undefined || news.status.kind !== 'working')) show(news.status, false);
  });

  const saveMeta = async (meta: CatalogueMeta, rows: Omit<Parameters<CatalogueStore['write']>[0], 'meta'> = {}): Promise<CatalogueMeta> => {
    await store.write({ meta, ...rows });
    setMark(meta.state);
    return meta;
  };

  const tell = (meta: CatalogueMeta, lackingNow: CatalogueSize, isWaiting = false): void => show(statusOf(meta, lackingNow, isWaiting));

  /** The browser deleted this site's data. */
  const noteLoss = async (): Promise<void> => {
    setMark(null);
    show({ kind: 'none' });
    for (const listener of [...lossListeners]) listener();
    await pictures.dropAll().catch(() => undefined);
  };
  store.onLost(() => {
    // A running download notices it at its next write.
    if (running !== undefined || status.kind === 'none') return;
    store.readMeta().then(
      (meta) => (meta === null && status.kind !== 'none' ? noteLoss() : undefined),
      () => undefined,
    );
  });

  /** Each part is saved with its position before the next is requested. */
  const saveItems = async (before: CatalogueMeta, seen: Set<string>, signal: AbortSignal): Promise<CatalogueMeta> => {
    let meta = before;
    const known = new Map((await store.readPictures()).map((row) => [row.picture.name, row]));
    const take = async (part: CatalogueChanges): Promise<void> => {
      const isNewRound = part.isFromStart && meta.next !== part.next;
      const round = isNewRound || meta.round === '' ? randomUuid() : meta.round;
      const { puts, deletes, dropped } = writeOfPart(part, { round, savedAt: now() }, known);
      const { next, left, total } = part;
      const lackingThen = missingSize(known.values(), left);
      const planned = meta.planned ?? sizeOfParts(part, lackingThen);
      const isFromStart = meta.isFromStart || isNewRound;
      const isPartlyRead = part.isPartlyRead === true || (!isNewRound && meta.isPartlyRead === true);
      meta = await saveMeta({ ...meta, next, round, isFromStart, isPartlyRead, left, planned, total }, { puts, deletes });
      await pictures.drop(
        dropped,
        [...known.values()].map(({ picture }) => picture),
      );
      tell(meta, lackingThen);
    };
    for (;;) {
      seen.add(meta.next);
      const part = await source.changesSince(meta.next, signal);
      if (part === null) {
        for await (const read of source.changesByContract(store, signal)) await take(read);
        break;
      }
      if (part.left.items > 0 && (seen.has(part.next) || isEmptyPart(part))) throw new RepeatedPartError();
      await take(part);
      if (part.left.items === 0) break;
    }
    if (!meta.isFromStart) return meta;
    const gone = meta.isPartlyRead === true ? [] : await store.sweep(meta.round);
    const all = [...known.values()].map(({ picture }) => picture);
    const isGone = new Set(gone);
    await pictures.drop(
      all.filter(({ name }) => isGone.has(name)),
      all.filter(({ name }) => !isGone.has(name)),
    );
    return saveMeta({ ...meta, isFromStart: false });
  };

  const saveScreens = async (meta: CatalogueMeta, signal: AbortSignal): Promise<void> => {
    for (const [name, read] of Object.entries(source.screens)) {
      const data = await read(signal);
      await store.write({ meta, puts: [[screenKey(name), { v: ROW_VERSION, round: meta.round, savedAt: now(), data }]] });
    }
  };

  const savePictures = async (meta: CatalogueMeta, signal: AbortSignal): Promise<void> => {
    const rows = new Map((await store.readPictures()).map((row) => [row.picture.name, row]));
    const left = [...rows.values()].filter((row) => row.keptVersion !== row.picture.version);
    const stopAll = new AbortController();
    const either = AbortSignal.any([signal, stopAll.signal]);
    const missing: PictureRow[] = [];
    let notWhole: NotWholeError | null = null;
    const done = async (row: PictureRow): Promise<void> => {
      const kept: PictureRow = { ...row, keptVersion: row.picture.version };
      await store.write({ meta, puts: [[pictureKey(row.picture.name), kept]] });
      rows.set(row.picture.name, kept);
      tell(meta, missingSize(rows.values(), NOTHING));
    };
    const work = async (): Promise<void> => {
      for (let row = left.shift(); row !== undefined && !either.aborted; row = left.shift()) {
        try {
          await pictures.save(row.picture, either);
        } catch (error) {
          if (!(error instanceof NotWholeError)) throw error;
          // Tried again after the others.
          if (error instanceof MissingError) missing.push(row);
          else notWhole = error;
          continue;
        }
        // A picture that does not exist counts as done; its next version is tried again.
        await done(row);
      }
    };
    let stopper: unknown;
    const ended = await Promise.allSettled(
      Array.from({ length: AT_A_TIME }, () =>
        work().catch((error: unknown) => {
          // A picture that always fails stops one worker; any other error stops all.
          if (!(error instanceof NetworkError)) {
            stopper ??= error;
            stopAll.abort();
          }
          throw error;
        }),
      ),
    );
    // What stopped all is the cause; the aborted others say nothing.
    const troubles = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    const storage = troubles.find((trouble) => trouble instanceof StorageError);
    if (troubles.length > 0) throw storage ?? stopper ?? troubles[0];
    if (notWhole !== null) throw notWhole;
    if (missing.length === 0) return;
    // Under a portal these calls fail: the store itself has no such pictures.
    await saveScreens(meta, signal);
    for (const row of missing) await done(row);
  };

  /** Pauses: resuming automatically would fill the device again. */
  const noteEviction = async (meta: CatalogueMeta): Promise<CatalogueMeta> => {
    if (!(await pictures.wereEvicted())) return meta;
    const lost = (await store.readPictures()).map((row): PictureRow => ({ ...row, keptVersion: null }));
    const puts = lost.map((row) => [pictureKey(row.picture.name), row] as const);
    const rested = await saveMeta({ ...meta, state: 'paused', reason: 'given-up', planned: missingSize(lost, meta.left) }, { puts });
    await pictures.forgetEviction();
    return rested;
  };

  const downloadAll = async (signal: AbortSignal): Promise<void> => {
    let meta = await store.readMeta();
    // Another tab has finished, or a person has paused it, while this one waited for the lock.
    if (meta?.state !== 'working' || signal.aborted) return;
    let hasMadeRoom = false;
    const pace = createPace(now);
    /** The states that this download has been in. */
    const seen = new Set<string>();
    for (;;) {
      pace.started();
      try {
        tell(meta, missingSize((await store.readPictures()).values(), meta.left));
        meta = await saveItems(meta, seen, signal);
        await saveScreens(meta, signal);
        await savePictures(meta, signal);
        if (signal.aborted) return;
        meta = await noteEviction(meta);
        if (meta.state === 'paused') return tell(meta, meta.planned ?? NOTHING);
        meta = await saveMeta({ ...meta, state: 'done', reason: null, planned: null, checkedAt: now() });
        return tell(meta, NOTHING);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof StorageError && error.trouble === 'wiped') return noteLoss();
        const latest: CatalogueMeta = (await store.readMeta()) ?? meta;
        meta = latest;
        const isFull = error instanceof StorageError && error.trouble === 'full';
        if (isFull && !hasMadeRoom) {
          hasMadeRoom = true;
          await pictures.makeRoom();
        } else if (isWorthWaiting(error) || error instanceof NetworkError) {
          tell(meta, missingSize((await store.readPictures()).values(), meta.left), true);
          pace.failed(retryAfterOf(error));
          await untilWorthTrying(pace, signal);
          if (signal.aborted) return;
        } else return rest(meta, isFull ? 'full' : 'failed');
      }
    }
  };

  const rest = async (meta: CatalogueMeta, reason: RestReason): Promise<void> => {
    const rested: CatalogueMeta = { ...meta, state: 'paused', reason };
    // Even this may not fit on a full device; the next start then tries again.
    await saveMeta(rested).catch(() => setMark('paused'));
    tell(rested, missingSize((await store.readPictures()).values(), meta.left));
  };

  const start = (): void => {
    if (running !== undefined) return;
    const stop = new AbortController();
    const ended = runLocked(() => downloadAll(stop.signal), stop.signal)
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
    running = { stop, ended };
  };

  /** Stops every tab's download first, and waits: it may still be writing. */
  const alone = async (work: () => Promise<void>): Promise<void> => {
    channel.post({ kind: 'stop' });
    running?.stop.abort();
    await running?.ended;
    await runLocked(work, new AbortController().signal);
  };

  const readStatus = async (): Promise<CatalogueMeta | null> => {
    const found = await store.readMeta();
    const meta = found === null || running !== undefined ? found : await noteEviction(found).catch(() => found);
    if (running === undefined && status.kind !== 'working')
      show(meta === null ? { kind: 'none' } : statusOf(meta, missingSize((await store.readPictures()).values(), meta.left), false), false);
    return meta;
  };

  return {
    status: (): DownloadStatus => status,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeLoss(listener: () => void): () => void {
      lossListeners.add(listener);
      return () => lossListeners.delete(listener);
    },
    readStatus,
    /** Throws StorageError when the device saves nothing. */
    async download(): Promise<void> {
      const found = await store.readMeta();
      const meta = found === null ? NO_META : await noteEviction(found);
      await saveMeta({ ...meta, state: 'working', reason: null }, { isFirst: found === null });
      start();
    },
    resume: start,
    async pause(): Promise<void> {
      await alone(async () => {
        const meta = await store.readMeta();
        if (meta?.state === 'working') await rest(meta, 'asked');
      });
    },
    async remove(): Promise<void> {
      setMark(null);
      await alone(async () => {
        await Promise.all([store.clear(), pictures.dropAll()]);
        setMark(null);
        show({ kind: 'none' });
      });
    },
    /** Resolves when this tab is no longer fetching. */
    settled: async (): Promise<void> => running?.ended,
  };
}
