import { HttpError } from '../../api/errors';
import { doDeskAct } from '../../contract/desk/orders';
import type { DeskAct, DeskActReply, DeskDeed } from '../../domain/desk/desk-act';
import { createCollection, type Device } from '../../offline/kept/collection';
import { createQueue, type Sent } from '../../offline/kept/queue';
import { classifyResponse, retryAfterOf } from '../../offline/sync/background-call';
import { NO_TRIES } from '../../offline/sync/backoff';
import { openBroadcast } from '../../offline/sync/broadcast';
import { webLock, type LockRunner } from '../../offline/sync/drain-lock';
import { createQueuePace, storedPace, type QueuePace } from '../../offline/sync/queue-pace';
import { startWakeUps } from '../../offline/sync/wake-ups';
import { DESK_LOCK, deskChannels } from '../../offline/storage/desk-keys';
import { randomUuid } from '../../offline/storage/random-uuid';
import { createValue } from '../../offline/value';
import { deskCall } from '../desk-call';
import { deskState } from '../session/desk-session';
import { deskDatabase } from '../kept/desk-database';
import { readActRecord, sealAct, unsealAct, type ActRecord, type WaitingAct } from './act-record';

interface DeskActParts extends Device {
  /** Null while the Desk is locked, and after the end of a session: then nothing is shown or sent, and nothing is lost. */
  readonly key: () => CryptoKey | null;
  /** Throws like `call`. */
  readonly post: (act: DeskAct) => Promise<DeskActReply>;
  readonly now: () => number;
  readonly runLocked: LockRunner;
  readonly pace?: QueuePace;
}

export type DeskActs = ReturnType<typeof createDeskActs>;

/** What a person does at the Desk: shown at once, sealed on the device before it is said to be kept, sent later in its order (docs/decisions/0062). */
export function createDeskActs({ key, post, now, runLocked, pace = createQueuePace(undefined, now), ...device }: DeskActParts) {
  const records = createCollection<ActRecord>({
    ...device,
    kind: 'deskActs',
    read: readActRecord,
    keyOf: ({ id }) => id,
    order: (a, b) => a.madeAt - b.madeAt,
  });
  const shown = createValue<readonly WaitingAct[]>([]);
  /** On their way to the device. */
  const making = new Map<string, WaitingAct>();
  const listeners = new Set<(reply: DeskActReply) => void>();
  /** By record and what is known of it: a conflict's words are sealed anew. */
  const opened = new Map<string, WaitingAct>();
  const tagOf = ({ id, isConflict }: ActRecord): string => `${id} ${isConflict}`;

  const show = async (): Promise<void> => {
    const openKey = key();
    if (openKey === null) opened.clear();
    else {
      for (const record of records.get().records) {
        const read = opened.get(tagOf(record)) ?? (await unsealAct(openKey, record));
        if (read !== null) opened.set(tagOf(record), read);
      }
    }
    const kept = records.get().records;
    const tags = kept.map(tagOf);
    for (const tag of opened.keys()) if (!tags.includes(tag)) opened.delete(tag);
    for (const { id } of kept) making.delete(id);
    shown.set([...tags.map((tag) => opened.get(tag)).filter((act) => act !== undefined), ...making.values()]);
  };
  records.subscribe(() => void show());

  /** The next act on an order waits for the one before, on which it builds. */
  const subjectOf = (record: ActRecord): string => {
    const act = opened.get(tagOf(record))?.act;
    if (act === undefined) return record.id;
    if ('orderId' in act) return `order ${act.orderId}`;
    if ('messageId' in act) return `message ${act.messageId}`;
    return act.kind === 'count' ? `floor ${act.slug}` : record.id;
  };

  const firstOfEach = async (): Promise<readonly ActRecord[]> => {
    const waiting = (await records.readAll()).filter(({ isConflict }) => !isConflict);
    await show();
    const subjects = waiting.map(subjectOf);
    return waiting.filter((_, index) => subjects.indexOf(subjects[index] ?? '') === index);
  };

  /** With words it waits for its person. */
  const settle = async ({ id }: ActRecord, openKey: CryptoKey, { act }: WaitingAct, words: string | null): Promise<void> => {
    if (words === null) return records.revise(id, () => null);
    const sealed = await sealAct(openKey, { act, words });
    opened.set(`${id} true`, { act, words });
    await records.revise(id, (kept) => ({ ...kept, sealed, isConflict: true }));
  };

  const send = async (record: ActRecord): Promise<Sent> => {
    const openKey = key();
    if (openKey === null) return 'stopped';
    const waiting = await unsealAct(openKey, record);
    if (waiting === null) return 'stopped';
    try {
      const reply = await post(waiting.act);
      await settle(record, openKey, waiting, reply.words === '' ? null : reply.words);
      for (const listener of [...listeners]) listener(reply);
      return 'over';
    } catch (error) {
      if (error instanceof HttpError && error.httpStatus === 423) return 'unauthenticated';
      const kind = classifyResponse(error);
      if (kind === 'unauthenticated') return kind;
      if (kind === 'later') return { retryAfterMs: retryAfterOf(error) };
      await settle(record, openKey, waiting, error instanceof Error && error.message !== '' ? error.message : 'The shop refused this.');
      return 'over';
    }
  };

  return {
    /** What this person has done and the server has not confirmed, oldest first; the same array until something changes. */
    get: shown.get,
    subscribe: shown.subscribe,
    /** Of each act that the server has answered. */
    subscribeAnswers(listener: (reply: DeskActReply) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: records.open,
    /** After the key has come or gone. */
    show,
    /** Shown at once, in the place of what it takes back. Throws StorageError, and shows it no longer, unless it is on the device. */
    async make(deed: DeskDeed, insteadOf?: string): Promise<void> {
      const openKey = key();
      if (openKey === null) throw new Error('The Desk is locked');
      const act = { ...deed, id: randomUuid(), madeAt: now() };
      making.set(act.id, { act, words: '' });
      shown.set([...shown.get(), { act, words: '' }]);
      try {
        const sealed = await sealAct(openKey, { act, words: '' });
        const record: ActRecord = { id: act.id, madeAt: act.madeAt, sealed, tries: NO_TRIES, isConflict: false };
        opened.set(tagOf(record), { act, words: '' });
        await records.saveBy(async (all) => {
          await all.put(record, record.id);
          return record;
        });
        if (insteadOf !== undefined) await records.revise(insteadOf, () => null);
      } finally {
        making.delete(act.id);
        await show();
      }
    },
    /** False when it is on its way: then only the shop can take it back. */
    async drop(id: string): Promise<boolean> {
      let isDropped = false;
      await records.revise(id, (record) => {
        isDropped = record.isConflict || record.tries.attempts === 0;
        return isDropped ? null : 'keep';
      });
      return isDropped;
    },
    /** On the device, also while it is locked. */
    count: async (): Promise<number> => (await records.readAll()).length,
    /** Changes when something new waits. */
    newest: (): string => records.get().records.findLast(({ isConflict }) => !isConflict)?.id ?? '',
    send: createQueue<ActRecord>({
      alone: (pass) => runLocked(DESK_LOCK, pass),
      pace,
      now,
      keyOf: ({ id }) => id,
      waiting: firstOfEach,
      retime: ({ id }, change) => records.revise(id, (record) => ({ ...record, tries: change(record.tries) })),
      send,
    }),
  };
}

const LIMIT_MS = 20_000;

export const deskActs = createDeskActs({
  database: deskDatabase,
  channel: openBroadcast(deskChannels.acts),
  key: () => {
    const state = deskState.get();
    return state.kind === 'open' ? state.key : null;
  },
  post: (act) => deskCall(doDeskAct, act, { isQuiet: true, signal: AbortSignal.timeout(LIMIT_MS) }),
  now: () => Date.now(),
  runLocked: webLock,
  pace: storedPace('deskActs'),
});

/** Once a person is signed in. */
export async function startDeskActs(): Promise<void> {
  deskState.subscribe(() => {
    void deskActs.show();
    if (deskState.get().kind === 'open') void deskActs.send('person').catch(() => undefined);
  });
  await deskActs.open();
  await deskActs.show();
  startWakeUps({ drain: deskActs.send, subscribe: deskActs.subscribe, newest: deskActs.newest });
}
