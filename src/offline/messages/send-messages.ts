import { HttpError } from '../../api/errors';
import { MESSAGE_ID_HEADER } from '../../contract/headers';
import { orderSamples, sampleOrderOf } from '../../contract/samples';
import { sendContactMessage } from '../../contract/site';
import { broughtForward, dueInMs, failedTry, startedTry, type EarlyReason } from '../sync/backoff';
import { classifyResponse, retryAfterOf } from '../sync/response-class';
import { BACKGROUND_LIMIT_MS, callInBackground, type BackgroundCall } from '../sync/background-call';
import { webLock, type LockRunner } from '../sync/drain-lock';
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
}

/** Also for what the contract cannot encode: it is too long. */
const DEFAULT_REFUSAL = 'The store could not take this message. If it is long, please shorten it.';
/** After this many failures in a round, the others would fail too. */
const MOST_FAILURES = 3;

/** Creates a sender; the app uses `sendMessages`. */
export function createSendMessages({ messages, runLocked, limitMs, now }: SendParts): (reason?: EarlyReason) => Promise<MessagesSent> {
  const waitingNow = async (): Promise<readonly MessageRecord[]> => (await messages.read()).filter(({ state }) => state === 'waiting');

  const bringForward = async (reason: EarlyReason): Promise<void> => {
    for (const { id, tries } of await waitingNow()) {
      if (broughtForward(tries, reason).notBefore === tries.notBefore) continue;
      await messages.settle(id, (current) => ({ ...current, tries: broughtForward(current.tries, reason) }));
    }
  };

  const sendAll = async (reason: EarlyReason | undefined): Promise<MessagesSent> => {
    const sent: string[] = [];
    const refused = new Map<string, string>();
    let failures = 0;
    if (reason !== undefined) await bringForward(reason);
    for (const record of await waitingNow()) {
      if (dueInMs(record.tries, now()) > 0) continue;
      // Before the call, since the page may be killed during it.
      await messages.settle(record.id, (current) => ({ ...current, tries: startedTry(current.tries, now()) }));
      if (failures >= MOST_FAILURES) continue;
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
      failures += 1;
      await messages.settle(record.id, (current) => ({
        ...current,
        tries: failedTry(current.tries, now(), retryAfterOf(error)),
        isStoreBusy: error instanceof HttpError,
      }));
    }
    const left = (await waitingNow()).map(({ tries }) => dueInMs(tries, now()));
    return { sent, refused, waitingCount: left.length, dueInMs: left.length === 0 ? null : Math.min(...left) };
  };

  // Two wake-ups at once must not send one message twice, even without Web Locks.
  let turn: Promise<unknown> = Promise.resolve();
  return (reason) => {
    const round = turn.then(() => runLocked(MESSAGES_LOCK, () => sendAll(reason)));
    turn = round.catch(() => undefined);
    return round;
  };
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
export const sendMessages = createSendMessages({ messages, runLocked: webLock, limitMs: BACKGROUND_LIMIT_MS, now: () => Date.now() });
