import { HttpError } from '../../api/errors';
import { MESSAGE_ID_HEADER } from '../../contract/headers';
import { orderSamples, sampleOrderOf } from '../../contract/samples';
import { sendContactMessage } from '../../contract/site';
import { createQueue, type Sent } from '../kept/queue';
import { MESSAGES_LOCK } from '../storage/storage-keys';
import { BACKGROUND_LIMIT_MS, callInBackground, type BackgroundCall } from '../sync/background-call';
import type { EarlyReason } from '../sync/backoff';
import { webLock, type LockRunner } from '../sync/drain-lock';
import { createQueuePace, storedPace, type QueuePace } from '../sync/queue-pace';
import { classifyResponse, retryAfterOf } from '../sync/response-class';
import { isSampleRequest, type MessageRecord, type ShopMessage } from './message-record';
import { messages, type Messages } from './messages';

interface SendParts {
  readonly messages: Messages;
  readonly runLocked: LockRunner;
  readonly limitMs: number;
  readonly now: () => number;
  readonly pace?: QueuePace;
}

/** Also for what the contract cannot encode: it is too long. */
const DEFAULT_REFUSAL = 'The store could not take this message. If it is long, please shorten it.';

/** Creates a sender; the app uses `sendMessages`. */
export function createSendMessages({
  messages,
  runLocked,
  limitMs,
  now,
  pace = createQueuePace(undefined, now),
}: SendParts): (reason?: EarlyReason) => Promise<number | null> {
  const send = async ({ id, message }: MessageRecord): Promise<Sent> => {
    try {
      await post(message, { limitMs, signal: new AbortController().signal, headers: { [MESSAGE_ID_HEADER]: id } });
    } catch (error) {
      if (classifyResponse(error) !== 'refused') {
        await messages.settle(id, (record) => ({ ...record, isStoreBusy: error instanceof HttpError }));
        return { retryAfterMs: retryAfterOf(error) };
      }
      const refusal = error instanceof Error && error.message !== '' ? error.message : DEFAULT_REFUSAL;
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

/** Returns the milliseconds until the next is due, null when none waits. Safe at any time, in page and worker. Rejects with StorageError only. */
export const sendMessages = createSendMessages({
  messages,
  runLocked: webLock,
  limitMs: BACKGROUND_LIMIT_MS,
  now: () => Date.now(),
  pace: storedPace('messages'),
});
