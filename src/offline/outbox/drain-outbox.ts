import type { CartLine } from '../../domain/cart';
import { classifyResponse } from '../sync/response-class';
import { BACKGROUND_LIMIT_MS, type BackgroundCall } from '../sync/background-call';
import { cartAfter } from './cart-after';
import { webLock, type LockRunner } from '../sync/drain-lock';
import { outbox, type Outbox, type OutboxEntry } from './outbox';
import { readServerCart } from './read-server-cart';
import { sendIntent, type SentIntent } from './send-intent';
import { outboxLock } from '../storage/storage-keys';

/** The result of one drain. An applied change is no longer among `outbox.entries()`. */
export interface DrainResult {
  /** Changes the server has applied. */
  readonly sent: number;
  /** Changes of the account still unsent. */
  readonly waiting: number;
  /** Changes the server refused in this drain, with its message. */
  readonly refused: readonly { readonly productId: number; readonly message: string }[];
  /** The key is invalid and could not be refreshed: changes wait until the shopper signs in again. */
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
/** New changes may arrive while draining; what is left after this many rounds waits for the next wake-up. */
const ROUNDS = 20;
const DEFAULT_REFUSAL = 'Failed to update cart';

function refusalOf(serverMessage: string): string {
  return serverMessage === '' ? DEFAULT_REFUSAL : serverMessage;
}

/** Creates a drain; the app's own one is `drainOutbox`. */
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
      serverLines = await readServerCart(outbox, accountId, limits);
    } catch (error) {
      return { result: { ...NOTHING, isUnauthenticated: classifyResponse(error) === 'unauthenticated' }, isStopped: true };
    }
    const results: SentIntent[] = [];
    for (const entry of entries.toSorted((a, b) => a.intent.sequence - b.intent.sequence)) {
      const sent = await sendIntent(outbox, entry, serverLines, limits);
      results.push(sent);
      if (sent.kind === 'later' || sent.kind === 'unauthenticated') break;
    }
    const isUnauthenticated = results.some(({ kind }) => kind === 'unauthenticated');
    const isStopped = results.some(({ kind }) => kind === 'later' || kind === 'unauthenticated');
    const after = cartAfter(serverLines, results) ?? (await readCartAgain(accountId, limits));
    if (after === null) return { result: { ...NOTHING, isUnauthenticated }, isStopped: true };
    // Announced first, so that a settled line is already in the server's cart when its pending mark goes.
    outbox.announceServerCart(accountId, after);
    for (const result of results) await settle(result);
    const refused = results.flatMap((result) =>
      result.kind === 'refused' ? [{ productId: result.entry.intent.product.id, message: refusalOf(result.message) }] : [],
    );
    const sent = results.filter(({ kind }) => kind === 'applied').length;
    return { result: { sent, waiting: 0, refused, isUnauthenticated, serverLines: after }, isStopped };
  };

  /** Without this read nothing is settled: the next drain finds the changes applied and settles them then. */
  const readCartAgain = (accountId: string, limits: BackgroundCall): Promise<readonly CartLine[] | null> =>
    readServerCart(outbox, accountId, limits).catch(() => null);

  const settle = async (result: SentIntent): Promise<void> => {
    const { entry } = result;
    switch (result.kind) {
      case 'applied':
        return outbox.resolve(entry, () => null);
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

  return () => {
    if (running === undefined) return start();
    // The running drain may have read the outbox before the caller's change; one more covers every caller since.
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
