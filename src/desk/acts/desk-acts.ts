import { HttpError } from '../../api/errors';
import { doDeskAct } from '../../contract/desk/orders';
import type { DeskActReply, DeskDeed } from '../../domain/desk/desk-act';
import { createCollection } from '../../offline/kept/collection';
import { keptDatabase } from '../../offline/kept/database';
import { createQueue, type Sent } from '../../offline/kept/queue';
import { classifyResponse, retryAfterOf } from '../../offline/sync/background-call';
import { NO_TRIES } from '../../offline/sync/backoff';
import { openBroadcast } from '../../offline/sync/broadcast';
import { webLock } from '../../offline/sync/drain-lock';
import { storedPace } from '../../offline/sync/queue-pace';
import { startWakeUps } from '../../offline/sync/wake-ups';
import { channelNames, DESK_LOCK } from '../../offline/storage/storage-keys';
import { randomUuid } from '../../offline/storage/random-uuid';
import { createValue } from '../../offline/value';
import { deskCall } from '../desk-call';
import { deskState } from '../session/desk-session';
import { readActRecord, sealAct, unsealAct, type ActRecord, type WaitingAct } from './act-record';

const LIMIT_MS = 20_000;

const records = createCollection<ActRecord>({
  database: keptDatabase,
  channel: openBroadcast(channelNames.deskActs),
  kind: 'deskActs',
  read: readActRecord,
  keyOf: ({ id }) => id,
  order: (a, b) => a.madeAt - b.madeAt,
});

/** What this person has done and the server has not confirmed, oldest first; the same array until something changes. */
export const waitingActs = createValue<readonly WaitingAct[]>([]);

const keyNow = (): CryptoKey | null => {
  const state = deskState.get();
  return state.kind === 'open' ? state.key : null;
};

const opened = new Map<string, WaitingAct>();

/** Opens what is new, and forgets what is gone. */
async function show(): Promise<void> {
  const key = keyNow();
  const kept = records.get().records;
  if (key !== null) {
    for (const record of kept) {
      const known = opened.get(tagOf(record));
      const read = known ?? (await unsealAct(key, record));
      if (read !== null) opened.set(tagOf(record), read);
    }
  } else opened.clear();
  const now = records.get().records;
  const shown = now.map((record) => opened.get(tagOf(record))).filter((act) => act !== undefined);
  for (const tag of opened.keys()) if (!now.some((record) => tagOf(record) === tag)) opened.delete(tag);
  waitingActs.set(shown);
}

/** A conflict's words are sealed anew. */
const tagOf = ({ id, isConflict }: ActRecord): string => `${id} ${isConflict}`;

const answerListeners = new Set<(reply: DeskActReply) => void>();

/** Of each act that the server has answered. */
export function subscribeAnswers(listener: (reply: DeskActReply) => void): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

/** Shown at once, on the device before it is said. Throws StorageError. */
export async function doDeed(deed: DeskDeed): Promise<void> {
  const key = keyNow();
  if (key === null) throw new Error('The Desk is locked');
  const act = { ...deed, id: randomUuid(), madeAt: Date.now() };
  const record: ActRecord = {
    id: act.id,
    madeAt: act.madeAt,
    sealed: await sealAct(key, { act, words: '' }),
    tries: NO_TRIES,
    isConflict: false,
  };
  opened.set(tagOf(record), { act, words: '' });
  await records.saveBy(async (all) => {
    await all.put(record, record.id);
    return record;
  });
}

/** False when it is on its way or done already: then it cannot be taken back here. */
export async function dropAct(id: string): Promise<boolean> {
  let isDropped = false;
  await records.revise(id, (record) => {
    isDropped = record.isConflict || record.tries.attempts === 0;
    return isDropped ? null : 'keep';
  });
  return isDropped;
}

/** What an act is done to: the next one waits for the one before, on which it builds. */
function subjectOf(record: ActRecord): string {
  const act = opened.get(tagOf(record))?.act;
  if (act === undefined) return record.id;
  if ('orderId' in act) return `order ${act.orderId}`;
  return act.kind === 'count' ? `floor ${act.slug}` : record.id;
}

async function firstOfEach(): Promise<readonly ActRecord[]> {
  const waiting = (await records.readAll()).filter(({ isConflict }) => !isConflict);
  await show();
  const subjects = waiting.map(subjectOf);
  return waiting.filter((_, index) => subjects.indexOf(subjects[index] ?? '') === index);
}

const sendActs = createQueue<ActRecord>({
  alone: (pass) => webLock(DESK_LOCK, pass),
  pace: storedPace('deskActs'),
  now: () => Date.now(),
  keyOf: ({ id }) => id,
  waiting: firstOfEach,
  retime: ({ id }, change) => records.revise(id, (record) => ({ ...record, tries: change(record.tries) })),
  send: async (record): Promise<Sent> => {
    const key = keyNow();
    const waiting = key === null ? null : await unsealAct(key, record);
    if (key === null) return 'stopped';
    if (waiting === null) return 'unauthenticated';
    try {
      const reply = await deskCall(doDeskAct, waiting.act, { isQuiet: true, signal: AbortSignal.timeout(LIMIT_MS) });
      await settle(record, key, waiting, reply.outcome === 'conflict' ? reply.words : null);
      for (const listener of answerListeners) listener(reply);
      return 'over';
    } catch (error) {
      if (error instanceof HttpError && error.httpStatus === 423) return 'unauthenticated';
      const kind = classifyResponse(error);
      if (kind === 'unauthenticated') return kind;
      if (kind === 'later') return { retryAfterMs: retryAfterOf(error) };
      await settle(record, key, waiting, error instanceof Error && error.message !== '' ? error.message : 'The shop refused this.');
      return 'over';
    }
  },
});

/** With words it waits for its person. */
async function settle(record: ActRecord, key: CryptoKey, { act }: WaitingAct, words: string | null): Promise<void> {
  if (words === null) return records.revise(record.id, () => null);
  const sealed = await sealAct(key, { act, words });
  opened.set(`${record.id} true`, { act, words });
  await records.revise(record.id, (kept) => ({ ...kept, sealed, isConflict: true }));
}

export async function startDeskActs(): Promise<void> {
  records.subscribe(() => void show());
  deskState.subscribe(
    () =>
      void show()
        .then(() => (keyNow() === null ? undefined : sendActs('person')))
        .catch(() => undefined),
  );
  await records.open();
  await show();
  startWakeUps({
    drain: sendActs,
    subscribe: records.subscribe,
    newest: () => records.get().records.findLast(({ isConflict }) => !isConflict)?.id ?? '',
  });
}

/** Tries now what waits. */
export const sendNow = (): Promise<unknown> => sendActs('person');

/** On the device, also while it is locked. */
export async function countUnsent(): Promise<number> {
  return (await records.readAll()).length;
}
