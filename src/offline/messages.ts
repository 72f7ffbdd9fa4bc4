import { HttpError } from '../api/errors';
import { MESSAGE_ID_HEADER } from '../contract/headers';
import { orderSamples, sampleOrderOf } from '../contract/samples';
import { sendContactMessage } from '../contract/site';
import { createCollection, type Device } from './kept/collection';
import { keptDatabase } from './kept/database';
import { createQueue, type Due, type Sent } from './kept/queue';
import { isSampleRequest, readMessageRecord, type MessageRecord, type ShopMessage } from './message-record';
import { channelNames, MESSAGES_LOCK } from './storage/storage-keys';
import { BACKGROUND_LIMIT_MS, type BackgroundCall, callInBackground, classifyResponse, retryAfterOf } from './sync/background-call';
import { NO_TRIES, triesOfNext, type EarlyReason } from './sync/backoff';
import { openBroadcast } from './sync/broadcast';
import { webLock, type LockRunner } from './sync/drain-lock';
import { createQueuePace, storedPace, type QueuePace } from './sync/queue-pace';
import { refusalsTexts } from './refusals.texts';

interface MessagesParts extends Device {
  readonly now: () => number;
}

export type Messages = ReturnType<typeof createMessages>;

/** Saved before the screen confirms, deleted once the server has accepted it (decision 0018). The server accepts an id only once. */
export function createMessages({ now, ...device }: MessagesParts) {
  const { get, subscribe, open, readAll, saveBy, revise } = createCollection<MessageRecord>({
    ...device,
    kind: 'messages',
    read: readMessageRecord,
    keyOf: ({ id }) => id,
    order: (a, b) => a.savedAt - b.savedAt,
  });

  return {
    /** Also follows changes in other tabs. Never rejects. */
    open,
    /** Replaces one with the same id. Throws StorageError unless it is saved. `makesRoom`: on a full device something else may be given up. */
    async save(id: string, message: ShopMessage, accountId: string | null, makesRoom = true): Promise<void> {
      await saveBy(async (records) => {
        const older = readMessageRecord(await records.get(id));
        const tries = older === null ? NO_TRIES : triesOfNext(older.tries);
        const saved: MessageRecord = {
          v: 1,
          id,
          accountId,
          message,
          savedAt: now(),
          state: 'waiting',
          refusal: null,
          tries,
          isStoreBusy: false,
        };
        await records.put(saved, id);
        return saved;
      }, makesRoom);
    },
    /** Oldest first; the same array until something changes. */
    entries: (): readonly MessageRecord[] => get().records,
    subscribe,
    drop: (id: string): Promise<void> => revise(id, () => null),
    retry: (id: string): Promise<void> => revise(id, (record) => ({ ...record, state: 'waiting', refusal: null, tries: NO_TRIES })),
    /** It is sent only when its writer retries it. */
    hold: (id: string, reason: string): Promise<void> =>
      revise(id, (record) => ({ ...record, state: 'refused', refusal: record.state === 'refused' ? record.refusal : reason })),
    /** At logout; null for a visitor's. */
    async dropOf(accountId: string | null): Promise<void> {
      for (const record of await readAll()) if (record.accountId === accountId) await revise(record.id, () => null);
    },

    /** Reads the device, unlike `entries`. */
    read: readAll,
    settle: revise,
  };
}

interface SendParts {
  readonly messages: Messages;
  readonly runLocked: LockRunner;
  readonly limitMs: number;
  readonly now: () => number;
  readonly pace?: QueuePace;
}

/** Creates a sender; the app uses `sendMessages`. */
export function createSendMessages({
  messages,
  runLocked,
  limitMs,
  now,
  pace = createQueuePace(undefined, now),
}: SendParts): (reason?: EarlyReason) => Promise<Due> {
  const send = async ({ id, message }: MessageRecord): Promise<Sent> => {
    try {
      await post(message, { limitMs, signal: new AbortController().signal, headers: { [MESSAGE_ID_HEADER]: id } });
    } catch (error) {
      if (classifyResponse(error) !== 'refused') {
        await messages.settle(id, (record) => ({ ...record, isStoreBusy: error instanceof HttpError }));
        return { retryAfterMs: retryAfterOf(error) };
      }
      // Without words also what the contract cannot encode: it is too long.
      const refusal = error instanceof Error && error.message !== '' ? error.message : refusalsTexts.message;
      await messages.settle(id, (record) => ({ ...record, state: 'refused', refusal }));
      return 'over';
    }
    await messages.settle(id, () => null);
    return 'over';
  };

  return createQueue<MessageRecord>({
    alone: (pass) => runLocked(MESSAGES_LOCK, pass),
    pace,
    now,
    keyOf: ({ id }) => id,
    waiting: async () => (await messages.read()).filter(({ state }) => state === 'waiting'),
    retime: ({ id }, change) => messages.settle(id, (record) => ({ ...record, tries: change(record.tries) })),
    send,
  });
}

function post(message: ShopMessage, limits: BackgroundCall): Promise<unknown> {
  return isSampleRequest(message)
    ? callInBackground(orderSamples, sampleOrderOf(message), limits)
    : callInBackground(sendContactMessage, message, limits);
}

export const messages = createMessages({
  database: keptDatabase,
  channel: openBroadcast(channelNames.messages),
  now: () => Date.now(),
});

/** Returns the milliseconds until the next is due, null when none waits. Safe at any time, in page and worker. Rejects with StorageError only. */
export const sendMessages = createSendMessages({
  messages,
  runLocked: webLock,
  limitMs: BACKGROUND_LIMIT_MS,
  now: () => Date.now(),
  pace: storedPace('messages'),
});
