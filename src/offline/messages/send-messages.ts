import { HttpError } from '../../api/errors';
import { MESSAGE_ID_HEADER } from '../../contract/headers';
import { sendContactMessage } from '../../contract/site';
import { classifyResponse } from '../sync/response-class';
import { BACKGROUND_LIMIT_MS, callInBackground } from '../sync/background-call';
import { webLock, type LockRunner } from '../sync/drain-lock';
import type { MessageRecord } from './message-record';
import { messages, type Messages } from './messages';
import { MESSAGES_LOCK } from '../storage/storage-keys';

/** The result of one round of sending. */
export interface MessagesSent {
  /** Ids that the server has accepted. */
  readonly sent: readonly string[];
  /** Ids the server refused in this round, with its message. */
  readonly refused: ReadonlyMap<string, string>;
  readonly waitingCount: number;
  /** The server responded with an error that a retry may resolve. */
  readonly isServerBusy: boolean;
  /** Milliseconds until the server's Retry-After is over. */
  readonly notBeforeMs: number;
}

interface SendParts {
  readonly messages: Messages;
  readonly runLocked: LockRunner;
  readonly limitMs: number;
  readonly now: () => number;
}

const DEFAULT_REFUSAL = 'The store could not take this message.';
/** A longer wait means that the device clock was set back. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** Creates a sender; the app's own one is `sendMessages`. `isUrgent`: a person asks, so Retry-After is ignored. */
export function createSendMessages({ messages, runLocked, limitMs, now }: SendParts): (isUrgent?: boolean) => Promise<MessagesSent> {
  const waitMs = ({ retryAt }: MessageRecord): number => (retryAt - now() > LONGEST_WAIT_MS ? 0 : Math.max(0, retryAt - now()));

  const sendAll = async (isUrgent: boolean): Promise<MessagesSent> => {
    const sent: string[] = [];
    const refused = new Map<string, string>();
    let isServerBusy = false;
    const waiting = (await messages.read()).filter(({ state }) => state === 'waiting');
    for (const record of waiting) {
      if (!isUrgent && waitMs(record) > 0) continue;
      const limits = { limitMs, signal: new AbortController().signal, headers: { [MESSAGE_ID_HEADER]: record.id } };
      const failure = await callInBackground(sendContactMessage, record.message, limits).then(
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
      isServerBusy = error instanceof HttpError;
      const retryAfterMs = error instanceof HttpError ? error.retryAfterMs : null;
      if (retryAfterMs !== null) await messages.settle(record.id, (current) => ({ ...current, retryAt: now() + retryAfterMs }));
      break;
    }
    const left = (await messages.read()).filter(({ state }) => state === 'waiting');
    return { sent, refused, waitingCount: left.length, isServerBusy, notBeforeMs: left.length === 0 ? 0 : Math.min(...left.map(waitMs)) };
  };

  // Two wake-ups at once must not send one message twice, even without Web Locks.
  let turn: Promise<unknown> = Promise.resolve();
  return (isUrgent = false) => {
    const round = turn.then(() => runLocked(MESSAGES_LOCK, () => sendAll(isUrgent)));
    turn = round.catch(() => undefined);
    return round;
  };
}

function refusalOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : DEFAULT_REFUSAL;
}

/**
 * Sends the waiting messages one by one and deletes each when the server has accepted it. Safe to call at any time, any number of times,
 * in page and worker: the server saves each id once. Rejects with StorageError only.
 */
export const sendMessages = createSendMessages({ messages, runLocked: webLock, limitMs: BACKGROUND_LIMIT_MS, now: () => Date.now() });
