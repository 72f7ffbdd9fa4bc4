import { getCart } from '../../contract/cart';
import type { CartLine } from '../../domain/cart';
import { classifyResponse } from '../sync/response-class';
import { BACKGROUND_LIMIT_MS, callInBackground, type BackgroundCall } from '../sync/background-call';
import { cartAfter } from './cart-after';
import { drainActivity } from '../sync/drain-activity';
import { webLock, type LockRunner } from '../sync/drain-lock';
import { outbox, type Outbox, type OutboxEntry } from './outbox';
import { sendIntent, type SentIntent } from './send-intent';
import { outboxLock } from '../storage/storage-keys';

/** What one drain did. A change that went through is simply no longer among `outbox.entries()`. */
export interface DrainResult {
  /** Changes the server has applied. */
  readonly sent: number;
  /** Changes of the account still unsent. */
  readonly waiting: number;
  /** Changes the server said no to in this drain, with its words. */
  readonly refused: readonly { readonly productId: number; readonly message: string }[];
  /** The key is dead and could not be refreshed: everything is kept until the shopper signs in again. */
  readonly isUnauthenticated: boolean;
  /** The server's cart after the drain; null when it was not read. */
  readonly serverLines: readonly CartLine[] | null;
}

interface DrainParts {
  readonly outbox: Outbox;
  readonly runLocked: LockRunner;
  readonly limitMs: number;
}

const NOTHING: DrainResult = { sent: 0, waiting: 0, refused: [], isUnauthenticated: false, serverLines: null };
/** An unexplained error sets a change aside after this many tries (SURVIVE R3). */
const ODD_TRIES = 3;
/** New changes may arrive while draining; whatever is left after that many rounds waits for the next wake-up. */
const ROUNDS = 20;
const REFUSAL_WITHOUT_WORDS = 'Failed to update cart';

function wordsOf(serverMessage: string): string {
  return serverMessage === '' ? REFUSAL_WITHOUT_WORDS : serverMessage;
}

/** Makes a drain; the store's own one is `drainOutbox`. */
export function createDrain({ outbox, runLocked, limitMs }: DrainParts): () => Promise<DrainResult> {
  const drainLocked = async (accountId: string): Promise<DrainResult> => {
    const accountChange = new AbortController();
    const stop = outbox.subscribe(() => {
      if (outbox.accountId() !== accountId) accountChange.abort();
    });
    const limits = { limitMs, signal: accountChange.signal };
    let total = NOTHING;
    try {
      for (let round = 0; round < ROUNDS && outbox.accountId() === accountId; round += 1) {
        const entries = (await outbox.read(accountId)).filter((entry) => entry.state === 'waiting');
        if (entries.length === 0) break;
        const { result, isStopped } = await drainRound(accountId, entries, limits);
        total = {
          ...result,
          sent: total.sent + result.sent,
          refused: [...total.refused, ...result.refused],
          serverLines: result.serverLines ?? total.serverLines,
        };
        if (isStopped) break;
      }
      const left = (await outbox.read(accountId)).filter((entry) => entry.state === 'waiting');
      return { ...total, waiting: left.length };
    } finally {
      stop();
    }
  };

  const drainRound = async (
    accountId: string,
    entries: readonly OutboxEntry[],
    limits: BackgroundCall,
  ): Promise<{ result: DrainResult; isStopped: boolean }> => {
    let serverLines: readonly CartLine[];
    try {
      serverLines = await callInBackground(getCart, undefined, limits);
    } catch (error) {
      return { result: { ...NOTHING, isUnauthenticated: classifyResponse(error) === 'unauthenticated' }, isStopped: true };
    }
    const answers: SentIntent[] = [];
    for (const entry of entries.toSorted((a, b) => a.intent.sequence - b.intent.sequence)) {
      const answer = await sendIntent(outbox, entry, serverLines, limits);
      answers.push(answer);
      if (answer.kind === 'later' || answer.kind === 'unauthenticated') break;
    }
    const isUnauthenticated = answers.some(({ kind }) => kind === 'unauthenticated');
    const isStopped = answers.some(({ kind }) => kind === 'later' || kind === 'unauthenticated' || kind === 'odd');
    const after = cartAfter(serverLines, answers) ?? (await readCartAgain(limits));
    if (after === null) return { result: { ...NOTHING, isUnauthenticated }, isStopped: true };
    // Told first, so that a settled line is already in the server's cart when its mark goes.
    outbox.announceServerCart(accountId, after);
    for (const answer of answers) await settle(answer);
    const refused = answers.flatMap((answer) =>
      answer.kind === 'refused' ? [{ productId: answer.entry.intent.product.id, message: wordsOf(answer.message) }] : [],
    );
    const sent = answers.filter(({ kind }) => kind === 'applied').length;
    return { result: { sent, waiting: 0, refused, isUnauthenticated, serverLines: after }, isStopped };
  };

  /** Without this reading nothing is settled: the next drain finds the changes done and settles them then. */
  const readCartAgain = (limits: BackgroundCall): Promise<readonly CartLine[] | null> =>
    callInBackground(getCart, undefined, limits).catch(() => null);

  const settle = async (answer: SentIntent): Promise<void> => {
    const { entry } = answer;
    switch (answer.kind) {
      case 'applied':
        return outbox.resolve(entry, () => null);
      case 'refused':
        return outbox.resolve(entry, (record) => ({ ...record, state: 'refused', refusal: wordsOf(answer.message) }));
      case 'odd':
        return outbox.resolve(entry, (record) => {
          const failedTries = record.failedTries + 1;
          if (failedTries < ODD_TRIES) return { ...record, failedTries };
          return { ...record, failedTries, state: 'refused', refusal: wordsOf(answer.message) };
        });
      case 'later':
      case 'unauthenticated':
      case 'overtaken':
        return undefined;
    }
  };

  const drain = async (): Promise<DrainResult> => {
    const accountId = outbox.accountId();
    if (accountId === null) return NOTHING;
    return drainActivity.during(() => runLocked(outboxLock(accountId), () => drainLocked(accountId)));
  };

  let running: Promise<DrainResult> | undefined;
  let next: Promise<DrainResult> | undefined;
  const start = (): Promise<DrainResult> => {
    running = drain().finally(() => {
      running = undefined;
    });
    return running;
  };

  return () => {
    if (running === undefined) return start();
    // The running one may have read the outbox before the caller's change; one more covers every caller since.
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return running ?? start();
      });
    return next;
  };
}

/**
 * Brings the server's cart to what the open account's changes ask for (DESIGN 4). Safe to call at any time, any number
 * of times, in page and worker: it converges. Rejects with StorageError alone.
 */
export const drainOutbox = createDrain({ outbox, runLocked: webLock, limitMs: BACKGROUND_LIMIT_MS });
