import type { CartLine } from '../domain/cart';
import { cartChanges, type CartChanges } from './cart';
import type { CartRecord } from './cart-record';
import { createQueue, type Due, type Sent } from './kept/queue';
import { cartAfter, readServerCart, sendCartChange, type SentChange } from './send-cart-change';
import { cartLock } from './storage/storage-keys';
import { BACKGROUND_LIMIT_MS, type BackgroundCall } from './sync/background-call';
import type { EarlyReason } from './sync/backoff';
import { webLock, type LockRunner } from './sync/drain-lock';
import { createQueuePace, storedPace, type QueuePace } from './sync/queue-pace';
import { classifyResponse, retryAfterOf } from './sync/response-class';

interface SendParts {
  readonly changes: CartChanges;
  readonly runLocked: LockRunner;
  readonly limitMs: number;
  readonly now?: () => number;
  readonly pace?: QueuePace;
}

/** One pass for one account. */
interface CartPass {
  readonly accountId: string;
  /** Aborted when the account is closed. */
  readonly limits: BackgroundCall;
  readonly stopFollowing: () => void;
  readonly serverLines: readonly CartLine[];
  readonly sent: SentChange[];
}

const DEFAULT_REFUSAL = 'Failed to update cart';

/**
 * Creates a sender; the app uses `sendCart`. A pass reads the server's cart, makes the calls that are still missing, and settles the changes
 * against the cart that comes of them: it converges, however often it is repeated.
 */
export function createSendCart({
  changes,
  runLocked,
  limitMs,
  now = () => Date.now(),
  pace = createQueuePace(undefined, now),
}: SendParts): (reason?: EarlyReason) => Promise<Due> {
  let pass: CartPass | null = null;

  const waiting = async (): Promise<readonly CartRecord[]> => {
    const accountId = changes.accountId();
    return accountId === null ? [] : (await changes.read(accountId)).filter(({ state }) => state === 'waiting');
  };

  const begin = async (accountId: string): Promise<Sent> => {
    const closed = new AbortController();
    const follow = (): void => {
      if (changes.accountId() !== accountId) closed.abort();
    };
    const limits = { limitMs, signal: closed.signal };
    pass = { accountId, limits, stopFollowing: changes.subscribe(follow), serverLines: [], sent: [] };
    follow();
    try {
      pass = { ...pass, serverLines: await readServerCart(changes, accountId, limits) };
      return 'over';
    } catch (error) {
      if (closed.signal.aborted) return 'stopped';
      return classifyResponse(error) === 'unauthenticated' ? 'unauthenticated' : { retryAfterMs: retryAfterOf(error) };
    }
  };

  const send = async (change: CartRecord): Promise<Sent<CartRecord>> => {
    if (pass === null || pass.limits.signal.aborted) return 'stopped';
    const { limits, serverLines, sent } = pass;
    const result = await sendCartChange(changes, change, serverLines, limits);
    sent.push(result);
    if (limits.signal.aborted) return 'stopped';
    if (result.kind === 'unauthenticated') return 'unauthenticated';
    return result.kind === 'later' ? { retryAfterMs: result.retryAfterMs, item: result.record } : 'over';
  };

  /** Without the cart nothing is settled: the next pass finds the changes applied. */
  const settle = async ({ accountId, limits, serverLines, sent }: CartPass): Promise<Sent> => {
    if (!sent.some(({ kind }) => kind === 'applied' || kind === 'refused')) return 'over';
    const lines = cartAfter(serverLines, sent) ?? (await readServerCart(changes, accountId, limits).catch(() => null));
    if (lines === null) return limits.signal.aborted ? 'stopped' : { retryAfterMs: 0 };
    // First, so that a settled line is already in the server's cart when its pending mark disappears.
    changes.announceServerCart(accountId, lines);
    for (const result of sent) {
      if (result.kind === 'applied') await changes.settle(result.record);
      if (result.kind === 'refused') {
        const { message, ending } = result;
        const refusal = message === '' ? DEFAULT_REFUSAL : message;
        await changes.resolve(result.record, (record) => ({ ...record, state: 'refused', refusal, ending }));
      }
    }
    return 'over';
  };

  return createQueue<CartRecord>({
    async alone(work) {
      const accountId = changes.accountId();
      if (accountId === null) return null;
      // Another account may have been opened meanwhile: its own pass has another lock.
      return runLocked(cartLock(accountId), async () => (changes.accountId() === accountId ? work() : null));
    },
    pace,
    now,
    keyOf: ({ deviceId, intent }) => `${deviceId} ${intent.sequence}`,
    waiting,
    retime: (change, retimed) => changes.resolve(change, (record) => ({ ...record, tries: retimed(record.tries) })),
    begin: ({ accountId }) => begin(accountId),
    send,
    async end() {
      if (pass === null) return 'over';
      const ended = pass;
      pass = null;
      return settle(ended).finally(ended.stopFollowing);
    },
  });
}

/**
 * Returns the milliseconds until the next change is due; null when none waits. `reason` starts them early. Safe at any time, in page and
 * worker. Rejects with StorageError only.
 */
export const sendCart = createSendCart({
  changes: cartChanges,
  runLocked: webLock,
  limitMs: BACKGROUND_LIMIT_MS,
  pace: storedPace('cart'),
});
