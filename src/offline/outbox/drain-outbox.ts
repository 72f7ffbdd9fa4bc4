import type { CartLine } from '../../domain/cart';
import { broughtForward, dueInMs, type EarlyReason, failedTry, NO_TRIES, startedTry } from '../sync/backoff';
import { classifyResponse, retryAfterOf } from '../sync/response-class';
import { BACKGROUND_LIMIT_MS, type BackgroundCall } from '../sync/background-call';
import { cartAfter } from './cart-after';
import { webLock, type LockRunner } from '../sync/drain-lock';
import { createQueuePace, storedPace, type QueuePace, type QueueRound } from '../sync/queue-pace';
import { outbox, type Outbox, type OutboxEntry } from './outbox';
import { readServerCart } from './read-server-cart';
import { sendIntent, type SentIntent } from './send-intent';
import { outboxLock } from '../storage/storage-keys';

/** An applied change is no longer among `outbox.entries()`. */
export interface DrainResult {
  readonly sent: number;
  readonly waiting: number;
  /** Milliseconds; null when none waits. */
  readonly dueInMs: number | null;
  readonly refused: readonly { readonly productId: number; readonly message: string }[];
  /** Changes wait until the shopper signs in again. */
  readonly isUnauthenticated: boolean;
  /** Null when it was not read. */
  readonly serverLines: readonly CartLine[] | null;
}

interface DrainParts {
  readonly outbox: Outbox;
  readonly runLocked: LockRunner;
  readonly limitMs: number;
  readonly now?: () => number;
  readonly pace?: QueuePace;
}

const NOTHING: DrainResult = { sent: 0, waiting: 0, dueInMs: null, refused: [], isUnauthenticated: false, serverLines: null };
/** New changes may arrive during a drain: the rest waits for the next wake-up. */
const ROUNDS = 20;
const DEFAULT_REFUSAL = 'Failed to update cart';

function refusalOf(serverMessage: string): string {
  return serverMessage === '' ? DEFAULT_REFUSAL : serverMessage;
}

/** Creates a drain; the app uses `drainOutbox`. */
export function createDrain({
  outbox,
  runLocked,
  limitMs,
  now = () => Date.now(),
  pace = createQueuePace(undefined, now),
}: DrainParts): (reason?: EarlyReason) => Promise<DrainResult> {
  const waitingOf = async (accountId: string): Promise<readonly OutboxEntry[]> =>
    (await outbox.read(accountId)).filter(({ state }) => state === 'waiting');

  const drainLocked = async (accountId: string): Promise<DrainResult> => {
    const accountChange = new AbortController();
    const stop = outbox.subscribe(() => {
      if (outbox.accountId() !== accountId) accountChange.abort();
    });
    const limits = { limitMs, signal: accountChange.signal };
    const tries = pace.round();
    let total = NOTHING;
    let waitMs = 0;
    try {
      for (let round = 0; round < ROUNDS && outbox.accountId() === accountId; round += 1) {
        const entries = (await waitingOf(accountId)).filter((entry) => dueInMs(entry.tries, now()) === 0);
        if (entries.length === 0) break;
        waitMs = await tries.begin(entries.some(({ tries: { attempts } }) => attempts === 0));
        if (waitMs > 0) break;
        const result = await drainRound(accountId, entries, tries, limits);
        total = {
          ...result,
          sent: total.sent + result.sent,
          refused: [...total.refused, ...result.refused],
          serverLines: result.serverLines ?? total.serverLines,
        };
        if (result.isUnauthenticated) break;
      }
      const left = (await waitingOf(accountId)).map((entry) => dueInMs(entry.tries, now()));
      return { ...total, waiting: left.length, dueInMs: left.length === 0 ? null : Math.max(waitMs, Math.min(...left)) };
    } finally {
      stop();
      await tries.end();
    }
  };

  const drainRound = async (
    accountId: string,
    entries: readonly OutboxEntry[],
    tries: QueueRound,
    limits: BackgroundCall,
  ): Promise<DrainResult> => {
    let serverLines: readonly CartLine[];
    try {
      serverLines = await readServerCart(outbox, accountId, limits);
    } catch (error) {
      const isUnauthenticated = classifyResponse(error) === 'unauthenticated';
      if (!isUnauthenticated && !limits.signal.aborted) {
        await tries.failed();
        await postpone(entries, retryAfterOf(error));
      }
      return { ...NOTHING, isUnauthenticated };
    }
    const results = await sendAll(entries.toSorted(byTries), serverLines, tries, limits);
    for (const result of results) await noteTry(result, limits);
    const isUnauthenticated = results.some(({ kind }) => kind === 'unauthenticated');
    if (!results.some(({ kind }) => kind === 'applied' || kind === 'refused')) return { ...NOTHING, isUnauthenticated, serverLines };
    const after = cartAfter(serverLines, results) ?? (await readCartAgain(accountId, tries, limits));
    if (after === null) return { ...NOTHING, isUnauthenticated };
    // First, so that a settled line is already in the server's cart when its pending mark disappears.
    outbox.announceServerCart(accountId, after);
    for (const result of results) await settle(result);
    const refused = results.flatMap((result) =>
      result.kind === 'refused' ? [{ productId: result.entry.intent.product.id, message: refusalOf(result.message) }] : [],
    );
    const sent = results.filter(({ kind }) => kind === 'applied').length;
    return { ...NOTHING, sent, refused, isUnauthenticated, serverLines: after };
  };

  /** Without it nothing is settled: the next drain finds the changes applied. */
  const readCartAgain = (accountId: string, tries: QueueRound, limits: BackgroundCall): Promise<readonly CartLine[] | null> =>
    readServerCart(outbox, accountId, limits).catch(async () => {
      if (!limits.signal.aborted) await tries.failed();
      return null;
    });

  const settle = async (result: SentIntent): Promise<void> => {
    const { entry } = result;
    switch (result.kind) {
      case 'applied':
        return settleApplied(entry);
      case 'refused':
        return outbox.resolve(entry, (record) => ({
          ...record,
          state: 'refused',
          refusal: refusalOf(result.message),
          ending: result.ending,
        }));
      case 'later':
      case 'unauthenticated':
      case 'overtaken':
        return undefined;
    }
  };

  const sendAll = async (
    entries: readonly OutboxEntry[],
    serverLines: readonly CartLine[],
    tries: QueueRound,
    limits: BackgroundCall,
  ): Promise<readonly SentIntent[]> => {
    const results: SentIntent[] = [];
    for (const [index, entry] of entries.entries()) {
      // The rest was not tried: only the queue waits.
      if ((await tries.begin()) > 0) break;
      const sent = await sendIntent(outbox, entry, serverLines, limits, now);
      results.push(sent);
      if (sent.kind === 'unauthenticated' || limits.signal.aborted) break;
      if (sent.kind !== 'later' || !(await tries.failed())) continue;
      // They would fail too.
      await postpone(entries.slice(index + 1), 0);
      break;
    }
    return results;
  };

  /** No pause for a try that was aborted or that waits for a sign-in. */
  const noteTry = async (result: SentIntent, { signal }: BackgroundCall): Promise<void> => {
    const { entry, kind } = result;
    if (signal.aborted || kind === 'unauthenticated') await outbox.resolve(entry, (record) => ({ ...record, tries: NO_TRIES }));
    else if (kind === 'later')
      await outbox.resolve(entry, (record) => ({ ...record, tries: failedTry(record.tries, now(), result.retryAfterMs) }));
  };

  /** Counts as a failed try of each entry. */
  const postpone = async (entries: readonly OutboxEntry[], retryAfterMs: number): Promise<void> => {
    for (const entry of entries)
      await outbox.resolve(entry, (record) => ({ ...record, tries: failedTry(startedTry(record.tries, now()), now(), retryAfterMs) }));
  };

  /** The try succeeded: a newer change of the product may be sent at once. */
  const settleApplied = async (entry: OutboxEntry): Promise<void> => {
    let isDeleted = false;
    await outbox.resolve(entry, () => {
      isDeleted = true;
      return null;
    });
    if (!isDeleted) await outbox.release(entry);
  };

  const bringForward = async (accountId: string, reason: EarlyReason): Promise<void> => {
    for (const entry of await waitingOf(accountId)) {
      if (broughtForward(entry.tries, reason).notBefore === entry.tries.notBefore) continue;
      await outbox.resolve(entry, (record) => ({ ...record, tries: broughtForward(record.tries, reason) }));
    }
  };

  const drain = async (): Promise<DrainResult> => {
    const accountId = outbox.accountId();
    if (accountId === null) return NOTHING;
    return runLocked(outboxLock(accountId), () => drainLocked(accountId));
  };

  let running: Promise<DrainResult> | undefined;
  let next: Promise<DrainResult> | undefined;
  const start = (): Promise<DrainResult> => {
    running = drain().finally(() => {
      running = undefined;
    });
    return running;
  };

  const drainNow = (): Promise<DrainResult> => {
    if (running === undefined) return start();
    // The running drain may have missed the caller's change; one more covers all later callers.
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return running ?? start();
      });
    return next;
  };

  return async (reason) => {
    const accountId = outbox.accountId();
    if (reason !== undefined && accountId !== null) {
      await pace.bringForward(reason);
      await bringForward(accountId, reason);
    }
    return drainNow();
  };
}

/** Fewer tries first, so that one that keeps failing blocks no other. */
function byTries(a: OutboxEntry, b: OutboxEntry): number {
  return a.tries.attempts - b.tries.attempts || a.intent.sequence - b.intent.sequence;
}

/** `reason` starts them early. Safe at any time, in page and worker: it converges. Rejects only with StorageError. */
export const drainOutbox = createDrain({ outbox, runLocked: webLock, limitMs: BACKGROUND_LIMIT_MS, pace: storedPace('cart') });
