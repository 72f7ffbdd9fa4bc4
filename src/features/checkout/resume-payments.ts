import type { QueryClient } from '@tanstack/react-query';
import { isRefunded, postCheckout } from '../../api/checkout';
import { ApiError, messageFor } from '../../api/errors';
import { readShownAnew } from '../../offline/saved-queries/read-anew';
import type { OrderDraft, OrderReceipt } from '../../domain/order';
import { cartChoices } from '../../offline/cart-choices';
import { createQueue } from '../../offline/kept/queue';
import { paymentAttempts, type PaymentAttempt } from '../../offline/payments';
import { BACKGROUND_LIMIT_MS, retryAfterOf } from '../../offline/sync/background-call';
import type { EarlyReason } from '../../offline/sync/backoff';
import { createQueuePace, storedPace, type QueuePace } from '../../offline/sync/queue-pace';
import { startWakeUps } from '../../offline/sync/wake-ups';
import { rereadCart } from '../cart/follow-server-cart';
import { callSignedIn } from '../session/call-signed-in';
import { sessionStore } from '../session/session-store';

/** Longer is not needed: the provider's webhook reaches the server anyway. */
const UNPAID_LIMIT_MS = 24 * 60 * 60_000;

export interface ResumeParts {
  readonly attempts: Pick<typeof paymentAttempts, 'of' | 'drop' | 'retime'>;
  readonly placeOrder: (order: OrderDraft) => Promise<OrderReceipt>;
  readonly now: () => number;
  readonly tellRefund: (message: string) => void;
  /** Only where no screen shows it: of a payment that nobody waits for here. */
  readonly tellOrder?: (receipt: OrderReceipt) => void;
  readonly pace?: QueuePace;
}

export function tellRefund(serverWords: string): void {
  void import('./payment-alerts').then(({ showRefund }) => showRefund(serverWords));
}

function tellOrder(receipt: OrderReceipt): void {
  void import('./payment-alerts').then(({ showOrder }) => showOrder(receipt));
}

/** The bank still decides: the store's message ends with the provider's word for it, in every language. */
const UNDER_WAY = /: processing$/;

const PARTS: ResumeParts = {
  attempts: paymentAttempts,
  // Without a limit a silent network would hold the order up until the next visit.
  placeOrder: (order) => callSignedIn(() => postCheckout(order, { signal: AbortSignal.timeout(BACKGROUND_LIMIT_MS) })),
  now: () => Date.now(),
  tellRefund,
  pace: storedPace('payments'),
};

/** Null: refunded. */
type FinishedListener = (receipt: OrderReceipt | null) => void;
const finishedListeners = new Map<string, Set<FinishedListener>>();

export function subscribeFinishedPayment(paymentId: string, listener: FinishedListener): () => void {
  const listeners = finishedListeners.get(paymentId) ?? new Set();
  finishedListeners.set(paymentId, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && finishedListeners.get(paymentId) === listeners) finishedListeners.delete(paymentId);
  };
}

/** False when nobody waits for it here. */
export function tellFinished(paymentId: string, receipt: OrderReceipt | null): boolean {
  const listeners = [...(finishedListeners.get(paymentId) ?? [])];
  for (const listener of listeners) listener(receipt);
  return listeners.length > 0;
}

/** `dueInMs` is null when no payment is open. */
export interface Resumed {
  readonly receipts: readonly OrderReceipt[];
  /** The store says that these were not charged. */
  readonly uncharged: ReadonlySet<string>;
  readonly dueInMs: number | null;
}

/**
 * Payments that a closed tab or a lost connection left open, as far as they are due; `reason` starts them early. Never rejects.
 */
export async function resumePayments(
  accountId: string,
  reason?: EarlyReason,
  { attempts, placeOrder, now, tellRefund, tellOrder, pace = createQueuePace(undefined, now) }: ResumeParts = PARTS,
): Promise<Resumed> {
  const receipts: OrderReceipt[] = [];
  const uncharged = new Set<string>();
  const pass = createQueue<PaymentAttempt>({
    // Not alone, since a shopper may wait for it: the server makes one order of a payment, whoever asks.
    pace,
    now,
    keyOf: ({ order }) => order.paymentId,
    waiting: () => attempts.of(accountId),
    // A device that cannot save it still has this page's timer.
    retime: ({ order }, change) => attempts.retime(order.paymentId, change).catch(() => undefined),
    async send(attempt) {
      const { paymentId } = attempt.order;
      const ended = await finish(attempt, placeOrder, now());
      if (ended !== 'over' && 'retryAfterMs' in ended) {
        if (ended.isUncharged) uncharged.add(paymentId);
        return ended;
      }
      await attempts.drop(paymentId).catch(() => undefined);
      if (ended === 'over') return ended;
      const receipt = 'refund' in ended ? null : ended;
      if ('refund' in ended) tellRefund(ended.refund);
      if (receipt !== null) receipts.push(receipt);
      const isShown = tellFinished(paymentId, receipt);
      if (receipt !== null && !isShown) tellOrder?.(receipt);
      return 'over';
    },
  });
  const due = await pass(reason);
  return { receipts, uncharged, dueInMs: typeof due === 'number' ? due : null };
}

async function finish(
  attempt: PaymentAttempt,
  placeOrder: ResumeParts['placeOrder'],
  now: number,
): Promise<OrderReceipt | { readonly refund: string } | { readonly retryAfterMs: number; readonly isUncharged: boolean } | 'over'> {
  try {
    return await placeOrder({ ...attempt.order, paymentStatus: attempt.order.paymentStatus || 'succeeded' });
  } catch (error) {
    if (isRefunded(error)) return { refund: messageFor(error, '') };
    const isOld = now - attempt.startedAt > UNPAID_LIMIT_MS;
    const isUncharged = error instanceof ApiError && !attempt.isPaid && !UNDER_WAY.test(error.message);
    return isUncharged && isOld ? 'over' : { retryAfterMs: retryAfterOf(error), isUncharged };
  }
}

export function startPayments(queryClient: QueryClient): void {
  const resume = async (reason?: EarlyReason): Promise<number | null> => {
    const accountId = sessionStore.accountId();
    if (accountId === null) return null;
    const { receipts, dueInMs } = await resumePayments(accountId, reason, { ...PARTS, tellOrder });
    if (receipts.length === 0) return dueInMs;
    // The cart is now empty, and open order lists have a new entry.
    await readShownAnew(queryClient, ['private', accountId]);
    await rereadCart(queryClient, accountId).catch(() => undefined);
    cartChoices.clear(accountId);
    return dueInMs;
  };
  startWakeUps({
    drain: resume,
    subscribe(listener) {
      sessionStore.subscribe(listener);
      paymentAttempts.subscribe(listener);
    },
    newest: () => (sessionStore.accountId() === null ? '' : `${sessionStore.accountId()} ${paymentAttempts.newest()}`),
  });
}
