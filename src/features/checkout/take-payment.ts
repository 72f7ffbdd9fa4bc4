import { figuresOfRefusal, isRefunded } from '../../api/checkout';
import { ApiError, ContractError, messageFor } from '../../api/errors';
import type { Bill } from '../../domain/bill';
import type { CartLine } from '../../domain/cart';
import { formatUsd } from '../../domain/money';
import type { CheckoutChoice, OrderDraft, OrderReceipt } from '../../domain/order';

/** What the payment provider said about a card. `status` null when there is no payment to speak of. */
export interface CardAnswer {
  readonly status: string | null;
  readonly errorMessage: string | null;
}

/** The outside world of a payment, in the order it is used. */
export interface PaymentSteps {
  /** Sends what waits and gives the server's cart; throws a message for the shopper when something could not be sent. */
  readonly settleCart: () => Promise<readonly CartLine[]>;
  readonly billOf: (lines: readonly CartLine[]) => Bill;
  readonly createIntent: (amountCents: number, choice: CheckoutChoice) => Promise<string>;
  readonly keepAttempt: (order: OrderDraft, isPaid: boolean) => Promise<void>;
  readonly dropAttempt: (paymentId: string) => Promise<void>;
  /** Null when the card field is not there. */
  readonly confirmCard: ((clientSecret: string) => Promise<CardAnswer>) | null;
  /** Asks again after a confirmation without an answer. */
  readonly lookUp: (clientSecret: string) => Promise<CardAnswer>;
  readonly placeOrder: (order: OrderDraft) => Promise<OrderReceipt>;
  /** Told once the card is about to be confirmed: from here on there is no way back. False when the shopper has left off before. */
  readonly onCard: () => boolean;
  readonly onPaid: () => void;
}

export type PaymentOutcome =
  | { readonly kind: 'ordered'; readonly receipt: OrderReceipt }
  /** Nothing was charged, unless it `isUnderWay`. `now` is the bill as it is by now, where that is what stopped the payment. */
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly hasChanged: boolean;
      readonly now: Bill | undefined;
      readonly isUnderWay?: boolean;
    }
  /** The money was taken and the order is still to be made; the attempt is kept. `reason` is the server's, or empty. */
  | { readonly kind: 'paid'; readonly order: OrderDraft; readonly reason: string }
  /** The money was taken and went back in full: no order can be made of it. */
  | { readonly kind: 'refunded'; readonly message: string }
  /** No answer about the card: it may or may not have been charged. The attempt is kept, and the provider can be asked again. */
  | { readonly kind: 'unknown'; readonly order: OrderDraft; readonly askAgain: () => Promise<PaymentOutcome> };

export const PAYMENT_MESSAGES = {
  noSecret: 'Failed to initialize payment',
  noCard: 'Card element not found',
  failed: 'Payment failed',
  error: 'An error occurred',
  paid: 'Payment succeeded! Processing order...',
} as const;

/** Charges the shown total and makes the order (SPEC 4, DESIGN 5): the attempt is on the device before the card is. */
export async function takePayment(steps: PaymentSteps, shownCents: number, choice: CheckoutChoice): Promise<PaymentOutcome> {
  const prepared = await prepare(steps, shownCents, choice);
  if ('kind' in prepared) return prepared;
  const { confirmCard, clientSecret, order } = prepared;
  const lookUp = (): Promise<CardAnswer> => steps.lookUp(clientSecret);
  return conclude(steps, order, () => confirmCard(clientSecret).catch(lookUp), lookUp);
}

/** What follows from what the provider answers to `ask`. */
async function conclude(
  steps: PaymentSteps,
  order: OrderDraft,
  ask: () => Promise<CardAnswer>,
  lookUp: () => Promise<CardAnswer>,
): Promise<PaymentOutcome> {
  const answer = await ask().catch(() => null);
  if (answer === null) return { kind: 'unknown', order, askAgain: () => conclude(steps, order, lookUp, lookUp) };
  if (answer.status === 'succeeded') {
    steps.onPaid();
    return finishOrder(steps, { ...order, paymentStatus: answer.status });
  }
  const message = answer.errorMessage ?? (answer.status === null ? PAYMENT_MESSAGES.failed : `Payment status: ${answer.status}`);
  // A payment under way may still succeed; every other one is over.
  if (answer.status === 'processing') return { ...failed(message), isUnderWay: true };
  await steps.dropAttempt(order.paymentId).catch(() => undefined);
  return failed(message);
}

/** Makes the order of a payment that succeeded, or may have. Safe to repeat: one payment, one order. */
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
  readonly confirmCard: (clientSecret: string) => Promise<CardAnswer>;
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
    // Without storage the server's webhook alone makes sure of the order; a shopper is not turned away for it.
    await steps.keepAttempt(order, false).catch(() => undefined);
    return { clientSecret, confirmCard, order };
  } catch (error) {
    if (error instanceof ContractError) return failed(PAYMENT_MESSAGES.noSecret);
    return failed(messageFor(error, PAYMENT_MESSAGES.error), error instanceof ApiError, figuresOfRefusal(error) ?? undefined);
  }
}

/** Stripe writes a client secret as '{payment id}_secret_{secret}'. */
export function paymentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}

function failed(message: string, hasChanged = false, now?: Bill): Extract<PaymentOutcome, { kind: 'failed' }> {
  return { kind: 'failed', message, hasChanged, now };
}
