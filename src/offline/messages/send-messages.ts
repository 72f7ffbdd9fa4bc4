import { HttpError } from '../../api/errors';
import { MESSAGE_ID_HEADER } from '../../contract/headers';
import { orderSamples, sampleOrderOf } from '../../contract/samples';
import { sendContactMessage } from '../../contract/site';
import { broughtForward, dueInMs, failedTry, startedTry, type EarlyReason } from '../sync/backoff';
import { classifyResponse, retryAfterOf } from '../sync/response-class';
import { BACKGROUND_LIMIT_MS, callInBackground, type BackgroundCall } from '../sync/background-call';
import { webLock, type LockRunner } from '../sync/drain-lock';
import { createQueuePace, storedPace, type QueuePace } from '../sync/queue-pace';
import { isSampleRequest, type MessageRecord, type ShopMessage } from './message-record';
import { messages, type Messages } from './messages';
import { MESSAGES_LOCK } from '../storage/storage-keys';

export interface MessagesSent {
  readonly sent: readonly string[];
  /** By id, with the server's message. */
  readonly refused: ReadonlyMap<string, string>;
  readonly waitingCount: number;
  /** Milliseconds; null when none waits. */
  readonly dueInMs: number | null;
}

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
}: SendParts): (reason?: EarlyReason) => Promise<MessagesSent> {
  const waitingNow = async (): Promise<readonly MessageRecord[]> => (await messages.read()).filter(({ state }) => state === 'waiting');

  const bringForward = async (reason: EarlyReason): Promise<void> => {
    await pace.bringForward(reason);
    for (const { id, tries } of await waitingNow()) {
      if (broughtForward(tries, reason).notBefore === tries.notBefore) continue;
      await messages.settle(id, (current) => ({ ...current, tries: broughtForward(current.tries, reason) }));
    }
  };

  const sendAll = async (reason: EarlyReason | undefined): Promise<MessagesSent> => {
    const sent: string[] = [];
    const refused = new Map<string, string>();
    let isOver = false;
    let waitMs = 0;
    if (reason !== undefined) await bringForward(reason);
    const due = (await waitingNow()).filter(({ tries }) => dueInMs(tries, now()) === 0).toSorted(byTries);
    const isNew = due.some(({ tries }) => tries.attempts === 0);
    const round = pace.round();
    for (const record of due) {
      if (!isOver) waitMs = await round.begin(isNew);
      if (waitMs > 0) break;
      // Before the call, since the page may be killed during it.
      await messages.settle(record.id, (current) => ({ ...current, tries: startedTry(current.tries, now()) }));
      if (isOver) continue;
      const limits = { limitMs, signal: new AbortController().signal, headers: { [MESSAGE_ID_HEADER]: record.id } };
      const failure = await post(record.message, limits).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failure === null) {
        await messages.settle(record.id, () => null);
        sent.push(record.id);
        continue;
      }
      const { error } = failure;
      const responseClass = classifyResponse(error);
      if (responseClass === 'refused') {
        const refusal = refusalOf(error);
        refused.set(record.id, refusal);
        await messages.settle(record.id, (current) => ({ ...current, state: 'refused', refusal }));
        continue;
      }
      isOver = await round.failed();
      await messages.settle(record.id, (current) => ({
        ...current,
        tries: failedTry(current.tries, now(), retryAfterOf(error)),
        isStoreBusy: error instanceof HttpError,
      }));
    }
    await round.end();
    const left = (await waitingNow()).map(({ tries }) => dueInMs(tries, now()));
    return { sent, refused, waitingCount: left.length, dueInMs: left.length === 0 ? null : Math.max(waitMs, Math.min(...left)) };
  };

  // Two wake-ups at once must not send one message twice, even without Web Locks.
  let turn: Promise<unknown> = Promise.resolve();
  return (reason) => {
    const round = turn.then(() => runLocked(MESSAGES_LOCK, () => sendAll(reason)));
    turn = round.catch(() => undefined);
    return round;
  };
}

/** Fewer tries first, so that one that keeps failing blocks no other. */
function byTries(a: MessageRecord, b: MessageRecord): number {
  return a.tries.attempts - b.tries.attempts || a.savedAt - b.savedAt;
}

function post(message: ShopMessage, limits: BackgroundCall): Promise<unknown> {
  return isSampleRequest(message)
    ? callInBackground(orderSamples, sampleOrderOf(message), limits)
    : callInBackground(sendContactMessage, message, limits);
}

function refusalOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : DEFAULT_REFUSAL;
}

/** `reason` starts them early. Safe at any time, in page and worker: the server saves each id once. Rejects with StorageError only. */
export const sendMessages = createSendMessages({
  messages,
  runLocked: webLock,
  limitMs: BACKGROUND_LIMIT_MS,
  now: () => Date.now(),
  pace: storedPace('messages'),
});
