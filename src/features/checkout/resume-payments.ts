import type { QueryClient } from '@tanstack/react-query';
import { isRefunded, postCheckout } from '../../api/checkout';
import { ApiError, messageFor } from '../../api/errors';
import type { OrderDraft, OrderReceipt } from '../../domain/order';
import { cartChoices } from '../../offline/cart-choices';
import { connection } from '../../offline/connection/connection';
import { paymentAttempts, type PaymentAttempt } from '../../offline/payment-attempts';
import { showToast } from '../../ui/toast';
import { rereadCart } from '../cart/follow-server-cart';
import { privately } from '../session/privately';
import { sessionStore } from '../session/session-store';

/** How long to ask about a payment that never succeeded. The provider's webhook reaches the server anyway. */
const UNPAID_LIMIT_MS = 24 * 60 * 60_000;

export interface ResumeParts {
  readonly attempts: Pick<typeof paymentAttempts, 'of' | 'drop'>;
  readonly placeOrder: (order: OrderDraft) => Promise<OrderReceipt>;
  readonly now: () => number;
  /** A payment was refunded; with the server's message. */
  readonly tellRefund: (message: string) => void;
}

/** Shows that a payment was refunded, in the server's words. */
export function tellRefund(serverWords: string): void {
  void import('./refund-alert').then(({ showRefund }) => showRefund(serverWords));
}

const PARTS: ResumeParts = {
  attempts: paymentAttempts,
  placeOrder: (order) => privately(() => postCheckout(order)),
  now: () => Date.now(),
  tellRefund,
};

/** Null: the payment was refunded. */
type FinishedListener = (paymentId: string, receipt: OrderReceipt | null) => void;
const finishedListeners = new Set<FinishedListener>();

/** Subscribes to this page's open payments that became an order or were refunded. */
export function subscribeFinishedPayments(listener: FinishedListener): () => void {
  finishedListeners.add(listener);
  return () => finishedListeners.delete(listener);
}

/** Finishes payments that a closed tab or a lost connection left open (DESIGN 5). Resolves with the new orders; never rejects. */
export async function resumePayments(
  accountId: string,
  { attempts, placeOrder, now, tellRefund }: ResumeParts = PARTS,
): Promise<readonly OrderReceipt[]> {
  const receipts: OrderReceipt[] = [];
  for (const attempt of await attempts.of(accountId)) {
    const ended = await finish(attempt, placeOrder, now());
    if (ended === 'open') continue;
    await attempts.drop(attempt.order.paymentId).catch(() => undefined);
    if (ended === 'over') continue;
    const receipt = 'refund' in ended ? null : ended;
    if ('refund' in ended) tellRefund(ended.refund);
    if (receipt !== null) receipts.push(receipt);
    for (const listener of finishedListeners) listener(attempt.order.paymentId, receipt);
  }
  return receipts;
}

async function finish(
  attempt: PaymentAttempt,
  placeOrder: ResumeParts['placeOrder'],
  now: number,
): Promise<OrderReceipt | { readonly refund: string } | 'open' | 'over'> {
  try {
    return await placeOrder({ ...attempt.order, paymentStatus: attempt.order.paymentStatus || 'succeeded' });
  } catch (error) {
    if (isRefunded(error)) return { refund: messageFor(error, '') };
    const isOld = now - attempt.startedAt > UNPAID_LIMIT_MS;
    return error instanceof ApiError && !attempt.isPaid && isOld ? 'over' : 'open';
  }
}

/** Resumes payments at page start, after a login and on reconnection, and shows the result. */
export function startPayments(queryClient: QueryClient): void {
  let asked: string | null = null;
  const resume = async (): Promise<void> => {
    const accountId = sessionStore.accountId();
    if (accountId === null) return;
    const receipts = await resumePayments(accountId);
    if (receipts.length === 0) return;
    showToast({ message: 'Order placed successfully!', tone: 'success' });
    // The cart is now empty, and open order lists have a new entry.
    await queryClient.invalidateQueries({ queryKey: ['private', accountId] });
    await rereadCart(queryClient, accountId).catch(() => undefined);
    cartChoices.clear();
  };
  const resumeForNewAccount = (): void => {
    if (sessionStore.accountId() === asked) return;
    asked = sessionStore.accountId();
    void resume();
  };
  sessionStore.subscribe(resumeForNewAccount);
  connection.subscribe(() => {
    if (connection.get().isOnline) void resume();
  });
  resumeForNewAccount();
}
