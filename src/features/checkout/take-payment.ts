import { figuresOfRefusal, isRefunded } from '../../api/checkout';
import { ApiError, ContractError, messageFor } from '../../api/errors';
import type { Bill } from '../../domain/bill';
import type { CartLine } from '../../domain/cart';
import { formatUsd } from '../../domain/money';
import type { CheckoutChoice, OrderDraft, OrderReceipt } from '../../domain/order';

/** `status` is null without a payment. */
export interface CardReply {
  readonly status: string | null;
  readonly errorMessage: string | null;
}

/** In order of use. */
export interface PaymentSteps {
  /** Throws a message for the shopper if a waiting change could not be sent. */
  readonly settleCart: () => Promise<readonly CartLine[]>;
  readonly billOf: (lines: readonly CartLine[]) => Bill;
  readonly createIntent: (amountCents: number, choice: CheckoutChoice) => Promise<string>;
  readonly keepAttempt: (order: OrderDraft, isPaid: boolean) => Promise<void>;
  readonly dropAttempt: (paymentId: string) => Promise<void>;
  /** Null without a card field. */
  readonly confirmCard: ((clientSecret: string) => Promise<CardReply>) | null;
  /** After a confirmation without a reply. */
  readonly lookUp: (clientSecret: string) => Promise<CardReply>;
  readonly placeOrder: (order: OrderDraft) => Promise<OrderReceipt>;
  /** The point of no return. False when the shopper has cancelled. */
  readonly onCard: () => boolean;
  readonly onPaid: () => void;
}

export type PaymentOutcome =
  | { readonly kind: 'ordered'; readonly receipt: OrderReceipt }
  /** Nothing was charged, unless `isUnderWay`. `now` is the bill when a changed amount stopped the payment. */
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly hasChanged: boolean;
      readonly now: Bill | undefined;
      readonly isUnderWay?: boolean;
    }
  /** Charged without an order yet; the attempt is kept. `reason` is the server's, or ''. */
  | { readonly kind: 'paid'; readonly order: OrderDraft; readonly reason: string }
  /** In full: no order is possible. */
  | { readonly kind: 'refunded'; readonly message: string }
  /** It may have been charged. The attempt is kept, and the provider can be asked again. */
  | { readonly kind: 'unknown'; readonly order: OrderDraft; readonly askAgain: () => Promise<PaymentOutcome> };

export const PAYMENT_MESSAGES = {
  noSecret: 'Failed to initialize payment',
  noCard: 'Card element not found',
  failed: 'Payment failed',
  error: 'An error occurred',
  paid: 'Payment succeeded! Processing order...',
} as const;

/** The attempt is stored on the device before the card is confirmed. */
export async function takePayment(steps: PaymentSteps, shownCents: number, choice: CheckoutChoice): Promise<PaymentOutcome> {
  const prepared = await prepare(steps, shownCents, choice);
  if ('kind' in prepared) return prepared;
  const { confirmCard, clientSecret, order } = prepared;
  const lookUp = (): Promise<CardReply> => steps.lookUp(clientSecret);
  return conclude(steps, order, () => confirmCard(clientSecret).catch(lookUp), lookUp);
}

async function conclude(
  steps: PaymentSteps,
  order: OrderDraft,
  ask: () => Promise<CardReply>,
  lookUp: () => Promise<CardReply>,
): Promise<PaymentOutcome> {
  const reply = await ask().catch(() => null);
  if (reply === null) return { kind: 'unknown', order, askAgain: () => conclude(steps, order, lookUp, lookUp) };
  if (reply.status === 'succeeded') {
    steps.onPaid();
    return finishOrder(steps, { ...order, paymentStatus: reply.status });
  }
  const message = reply.errorMessage ?? (reply.status === null ? PAYMENT_MESSAGES.failed : `Payment status: ${reply.status}`);
  // A running payment may still succeed; every other one is over.
  if (reply.status === 'processing') return { ...failed(message), isUnderWay: true };
  await steps.dropAttempt(order.paymentId).catch(() => undefined);
  return failed(message);
}

/** Safe to repeat: one order per payment. */
export async function finishOrder(
  steps: Pick<PaymentSteps, 'keepAttempt' | 'dropAttempt' | 'placeOrder'>,
  order: OrderDraft,
): Promise<PaymentOutcome> {
  if (order.paymentStatus === 'succeeded') await steps.keepAttempt(order, true).catch(() => undefined);
  try {
    const receipt = await steps.placeOrder(order);
    await steps.dropAttempt(order.paymentId).catch(() => undefined);
    return { kind: 'ordered', receipt };
  } catch (error) {
    if (!isRefunded(error)) return { kind: 'paid', order, reason: messageFor(error, '') };
    await steps.dropAttempt(order.paymentId).catch(() => undefined);
    return { kind: 'refunded', message: messageFor(error, '') };
  }
}

interface Prepared {
  readonly clientSecret: string;
  readonly confirmCard: (clientSecret: string) => Promise<CardReply>;
  readonly order: OrderDraft;
}

async function prepare(steps: PaymentSteps, shownCents: number, choice: CheckoutChoice): Promise<Prepared | PaymentOutcome> {
  const { confirmCard } = steps;
  if (confirmCard === null) return failed(PAYMENT_MESSAGES.noCard);
  try {
    const lines = await steps.settleCart();
    if (lines.length === 0) return failed('Your cart is empty', true);
    const bill = steps.billOf(lines);
    if (bill.totalCents !== shownCents) {
      return failed(
        `The total is now ${formatUsd(bill.totalCents)}, not ${formatUsd(shownCents)}: your cart has changed since this page showed it. Please check the new figures and pay again.`,
        true,
        bill,
      );
    }
    const clientSecret = await steps.createIntent(bill.totalCents, choice);
    const paymentId = paymentIdOf(clientSecret);
    if (!steps.onCard()) return failed(PAYMENT_MESSAGES.failed);
    const order: OrderDraft = { choice, paymentId, paymentStatus: '', cartLineIds: lines.map((line) => line.lineId), bill };
    // Without storage only the server's webhook ensures the order; that is no reason to turn a shopper away.
    await steps.keepAttempt(order, false).catch(() => undefined);
    return { clientSecret, confirmCard, order };
  } catch (error) {
    if (error instanceof ContractError) return failed(PAYMENT_MESSAGES.noSecret);
    return failed(messageFor(error, PAYMENT_MESSAGES.error), error instanceof ApiError, figuresOfRefusal(error) ?? undefined);
  }
}

/** '{payment id}_secret_{secret}', by Stripe. */
export function paymentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}

function failed(message: string, hasChanged = false, now?: Bill): Extract<PaymentOutcome, { kind: 'failed' }> {
  return { kind: 'failed', message, hasChanged, now };
}
