import { figuresOfRefusal, isRefunded } from '../../api/checkout';
import { ApiError, ContractError, HttpError, messageFor } from '../../api/errors';
import type { Bill } from '../../domain/bill';
import type { CartLine } from '../../domain/cart';
import { formatUsd } from '../../domain/money';
import type { CheckoutChoice, OrderDraft, OrderReceipt } from '../../domain/order';
import { paymentTexts } from './payment.texts';

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
  /** From the card's confirmation on. Absent: nothing else can end it. */
  readonly watch?: (paymentId: string) => PaymentWatch;
  /** The point of no return. False when the shopper has cancelled. */
  readonly onCard: () => boolean;
  readonly onPaid: () => void;
}

export interface PaymentWatch {
  /** 'lost': the connection, while no reply comes. Else another has finished the payment: the queue of open payments, or another tab. */
  readonly ended: Promise<Extract<PaymentOutcome, { kind: 'ordered' | 'refunded' }> | 'lost'>;
  readonly stop: () => void;
  /** The order was made after all, by calls that were no longer waited for. */
  readonly tellLate: (receipt: OrderReceipt) => void;
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
  /** Charged without an order yet; the attempt is kept. `reason` is for the shopper. */
  | { readonly kind: 'paid'; readonly order: OrderDraft; readonly reason: string }
  /** In full: no order is possible. */
  | { readonly kind: 'refunded'; readonly message: string }
  /** It may have been charged. The attempt is kept, and the provider can be asked again. */
  | { readonly kind: 'unknown'; readonly order: OrderDraft; readonly askAgain: () => Promise<PaymentOutcome> };

/** A confirmation without a reply that was left may still arrive: until then 'not charged' proves nothing. */
const CONFIRMATION_ARRIVES_MS = 10_000;

/** The attempt is stored on the device before the card is confirmed. */
export async function takePayment(steps: PaymentSteps, shownCents: number, choice: CheckoutChoice): Promise<PaymentOutcome> {
  const prepared = await prepare(steps, shownCents, choice);
  if ('kind' in prepared) return prepared;
  const { confirmCard, clientSecret, order } = prepared;
  const lookUp = (): Promise<CardReply> => steps.lookUp(clientSecret);
  let isConfirming = true;
  const confirm = (): Promise<CardReply> =>
    confirmCard(clientSecret)
      .catch(lookUp)
      .finally(() => {
        isConfirming = false;
      });
  let paid: OrderDraft | null = null;
  let left: 'waited for' | 'lost' | 'finished' = 'waited for';
  const own: PaymentSteps = {
    ...steps,
    keepAttempt: async (draft, isPaid) => (left === 'finished' ? undefined : steps.keepAttempt(draft, isPaid)),
    onPaid: () => {
      paid = { ...order, paymentStatus: 'succeeded' };
      if (left === 'waited for') steps.onPaid();
    },
  };
  const work = conclude(own, order, confirm, lookUp);
  const watch = steps.watch?.(order.paymentId);
  if (watch === undefined) return work;
  const ended = watch.ended.then((end) => {
    left = end === 'lost' ? 'lost' : 'finished';
    return end;
  });
  const first = await Promise.race([work, ended]);
  watch.stop();
  if (first !== 'lost') return first;
  void work.then((late) => (late.kind === 'ordered' ? watch.tellLate(late.receipt) : undefined));
  if (paid !== null) return { kind: 'paid', order: paid, reason: paymentTexts.noReply };
  let mayArrive = true;
  setTimeout(() => {
    mayArrive = false;
  }, CONFIRMATION_ARRIVES_MS);
  const lookUpLeft = async (): Promise<CardReply> => {
    const reply = await lookUp();
    if (isConfirming && mayArrive && reply.status !== 'succeeded') throw new Error('The confirmation may still arrive');
    return reply;
  };
  return { kind: 'unknown', order, askAgain: () => conclude(own, order, lookUpLeft, lookUpLeft) };
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
  const message = reply.errorMessage ?? (reply.status === null ? paymentTexts.failed : paymentTexts.status(reply.status));
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
    if (!isRefunded(error)) return { kind: 'paid', order, reason: noOrderReason(error) };
    await steps.dropAttempt(order.paymentId).catch(() => undefined);
    return { kind: 'refunded', message: messageFor(error, '') };
  }
}

/** A store that answers with a fault has answered. */
function noOrderReason(error: unknown): string {
  const hasAnswered = error instanceof HttpError || error instanceof ApiError || error instanceof ContractError;
  return hasAnswered ? messageFor(error, paymentTexts.noOrderYet) : paymentTexts.noReply;
}

interface Prepared {
  readonly clientSecret: string;
  readonly confirmCard: (clientSecret: string) => Promise<CardReply>;
  readonly order: OrderDraft;
}

async function prepare(steps: PaymentSteps, shownCents: number, choice: CheckoutChoice): Promise<Prepared | PaymentOutcome> {
  const { confirmCard } = steps;
  if (confirmCard === null) return failed(paymentTexts.noCard);
  try {
    const lines = await steps.settleCart();
    if (lines.length === 0) return failed(paymentTexts.emptyCart, true);
    const bill = steps.billOf(lines);
    if (bill.totalCents !== shownCents) {
      return failed(paymentTexts.totalChanged(formatUsd(bill.totalCents), formatUsd(shownCents)), true, bill);
    }
    const clientSecret = await steps.createIntent(bill.totalCents, choice);
    const paymentId = paymentIdOf(clientSecret);
    if (!steps.onCard()) return failed(paymentTexts.failed);
    const order: OrderDraft = { choice, paymentId, paymentStatus: '', cartLineIds: lines.map((line) => line.lineId), bill };
    // Without storage only the server's webhook ensures the order; that is no reason to turn a shopper away.
    await steps.keepAttempt(order, false).catch(() => undefined);
    return { clientSecret, confirmCard, order };
  } catch (error) {
    const hasRefused = error instanceof ApiError;
    const words = hasRefused || error instanceof ContractError ? paymentTexts.noSecret : paymentTexts.error;
    return failed(messageFor(error, words), hasRefused && error.message !== '', figuresOfRefusal(error) ?? undefined);
  }
}

/** '{payment id}_secret_{secret}', by Stripe. */
export function paymentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}

export const notCharged = (): PaymentOutcome => failed(paymentTexts.failed);

function failed(message: string, hasChanged = false, now?: Bill): Extract<PaymentOutcome, { kind: 'failed' }> {
  return { kind: 'failed', message, hasChanged, now };
}
