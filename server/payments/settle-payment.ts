import { randomInt } from 'node:crypto';
import { HANDOVER_DIGITS } from '../../src/domain/handover-code';
import { boxesText, formatCount } from '../../src/domain/number-text';
import type { OrderReceipt } from '../../src/domain/order';
import { shopDayOf } from '../../src/domain/shop-day';
import { errorFacts, type Log } from '../log';
import type { Database } from '../db/database';
import { findOrderByPayment, insertOrder, removeOrderedLines } from '../repositories/orders';
import type { PaymentChange } from '../repositories/payment-changes';
import { lockUsedUpPromo } from '../repositories/promos';
import { findOrderOfQuote, lockQuote } from '../repositories/quote-uses';
import { lockSnapshotOf, recordFailure, setSnapshotState, type Snapshot, supersedeSnapshot } from '../repositories/cart-snapshots';
import { takeBoxes, type TakenBoxes } from '../repositories/stock-uses';
import type { Payment, PaymentProvider, PaymentOrder } from './payment-provider';

export type Settlement =
  | { readonly kind: 'ordered'; readonly receipt: OrderReceipt; readonly userId: number }
  /** Making the order failed: it is retried, and refunded in the end. */
  | { readonly kind: 'owed' }
  | { readonly kind: 'refunded' }
  /** Not this store's payment. */
  | { readonly kind: 'unknown' };

/** What the confirmation says of a new order. */
export interface NewReceipt extends OrderReceipt {
  readonly handoverCode: string;
}

export interface SettleContext {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly orderPrefix: (tx: Database) => Promise<string>;
  /** Queues the confirmation in the order's transaction: either both exist or neither. */
  readonly confirmOrder: (tx: Database, order: NewReceipt, snapshot: Snapshot) => Promise<void>;
  /** False for a payment of another shop. */
  readonly keepChange: (change: PaymentChange) => Promise<boolean>;
  /** Once per order, after the commit. */
  readonly onOrder: () => void;
}

/** Then the money is refunded. */
const MAX_FAILED_ROUNDS = 3;

const FIRST_ORDER_NUMBER = 10_000;

/**
 * The only path from a succeeded payment to its order. Idempotent, also across servers. `isRound` counts failures: a page's retries
 * must not. Throws only when the database or the provider is unavailable.
 */
export async function settlePayment(context: SettleContext, payment: Payment, isRound = false): Promise<Settlement> {
  const { db, log } = context;
  let made: { readonly settlement: Settlement; readonly snapshot: Snapshot | null };
  try {
    // Protected by: the locks of account and snapshot; the unique payment of an order stands behind them.
    made = await db.transaction((tx) => makeOrder(tx, payment, context));
  } catch (error) {
    log({ level: 'error', event: 'order_failed', paymentId: payment.id, snapshotId: payment.snapshotId, ...errorFacts(error) });
    return recover(context, payment, isRound);
  }
  const { settlement, snapshot } = made;
  if (settlement.kind === 'unknown') log({ level: 'error', event: 'payment_without_snapshot', paymentId: payment.id });
  if (settlement.kind === 'ordered' && snapshot !== null) context.onOrder();
  return snapshot?.state === 'refunding' ? giveBack(context, payment.id, snapshot.id) : settlement;
}

/** Runs under the locks of account and snapshot. `snapshot` is set when the caller has more to do. */
async function makeOrder(
  tx: Database,
  payment: Payment,
  { provider: { isLive }, confirmOrder, orderPrefix, now }: SettleContext,
): Promise<{ settlement: Settlement; snapshot: Snapshot | null }> {
  const snapshot = await lockSnapshotOf(tx, payment);
  const isOurs = payment.currency === 'usd' && payment.isLive === isLive && payment.userId === snapshot?.userId;
  if (snapshot === null || !isOurs) return { settlement: { kind: 'unknown' }, snapshot: null };
  const earlier = await findOrderByPayment(tx, payment.id);
  if (earlier !== null) {
    const { userId, ...receipt } = earlier;
    return { settlement: { kind: 'ordered', receipt, userId }, snapshot: null };
  }
  if (snapshot.state === 'refunding') return { settlement: { kind: 'owed' }, snapshot };
  if (snapshot.state === 'refunded') return { settlement: { kind: 'refunded' }, snapshot: null };
  if (payment.refundedCents > 0 && payment.refundedCents >= payment.receivedCents) {
    await setSnapshotState(tx, snapshot.id, 'refunded', payment.id);
    return { settlement: { kind: 'refunded' }, snapshot: null };
  }
  const { content, userId } = snapshot;
  // Before `takeBoxes`: the lock of boxes must be the last.
  const flags = await flagsFor(tx, payment, content);
  const taken = await takeBoxes(tx, content.lines, shopDayOf(now()));
  const handoverCode = newHandoverCode();
  const receipt = await insertOrder(tx, {
    handoverCode,
    orderNumber: `${await orderPrefix(tx)}${FIRST_ORDER_NUMBER + snapshot.id}`,
    userId,
    paymentId: payment.id,
    flag: flagText([...flags, ...(content.holdsBoxes ? taken.flatMap(boxesFlag) : [])]),
    isDemo: !isLive,
    content,
    taken,
  });
  await removeOrderedLines(tx, userId, content.lines, receipt.orderNumber);
  await setSnapshotState(tx, snapshot.id, 'ordered', payment.id);
  await confirmOrder(tx, { ...receipt, handoverCode }, snapshot);
  return { settlement: { kind: 'ordered', receipt, userId }, snapshot };
}

/** Nobody guesses the code of an order from another one's. */
function newHandoverCode(): string {
  return String(randomInt(10 ** HANDOVER_DIGITS)).padStart(HANDOVER_DIGITS, '0');
}

async function flagsFor(tx: Database, payment: Payment, content: Snapshot['content']): Promise<readonly string[]> {
  const { bill, choice, quote } = content;
  // Their locks are taken in this order (`lockUser`).
  const [promo, quoted] = [await promoFlag(tx, choice.promoCode), await quoteFlag(tx, quote)];
  return [sumFlag(payment, bill.totalCents), refundFlag(payment), placeFlag(content), promo, quoted].filter((flag) => flag !== null);
}

function flagText(flags: readonly string[]): string | null {
  return flags.length === 0 ? null : flags.join('; ');
}

/** A payment that was given up and still paid held no boxes. */
function boxesFlag({ title, ordered, taken }: TakenBoxes): readonly string[] {
  if (taken === null || taken === ordered) return [];
  return [`${boxesText(ordered)} of ${title} ${ordered === 1 ? 'was' : 'were'} ordered, ${formatCount(taken)} on hand`];
}

function sumFlag(payment: Payment, expectedCents: number): string | null {
  return payment.receivedCents === expectedCents ? null : `paid ${payment.receivedCents} cents, billed ${expectedCents} cents`;
}

/** Refunded in the provider's dashboard before the order was made. */
function refundFlag({ refundedCents }: Payment): string | null {
  return refundedCents === 0 ? null : `refunded ${refundedCents} cents before it became an order`;
}

/** A payment that was given up and still paid weeks later: its address is erased by then. */
function placeFlag({ choice, addressText }: Snapshot['content']): string | null {
  return choice.fulfilment === 'Delivery' && addressText === null ? 'its delivery address was erased before it was paid' : null;
}

/** A payment that was given up and still paid may use a promo code once too often. */
async function promoFlag(tx: Database, code: string | null): Promise<string | null> {
  const usedUp = code === null ? null : await lockUsedUpPromo(tx, code);
  if (usedUp === null) return null;
  return `promo code ${code} was used ${formatCount(usedUp.uses + 1)} times, its limit is ${formatCount(usedUp.maxUses)}`;
}

/** A payment that was given up and still paid may use a quote a second time. */
async function quoteFlag(tx: Database, quote: Snapshot['content']['quote']): Promise<string | null> {
  if (quote === null) return null;
  await lockQuote(tx, quote.signature);
  const earlier = await findOrderOfQuote(tx, quote.signature);
  return earlier === null ? null : `quote ${quote.number} was used in order ${earlier.orderNumber} too`;
}

async function recover(context: SettleContext, payment: Payment, isRound: boolean): Promise<Settlement> {
  // Protected by: the locks of account and snapshot.
  const next = await context.db.transaction(async (tx): Promise<Settlement | { kind: 'refund'; snapshotId: number }> => {
    const snapshot = await lockSnapshotOf(tx, payment);
    const order = await findOrderByPayment(tx, payment.id);
    if (order !== null) return { kind: 'ordered', receipt: order, userId: order.userId };
    if (snapshot === null) return { kind: 'unknown' };
    if (snapshot.state === 'refunded') return { kind: 'refunded' };
    const failures = snapshot.failures + (isRound ? 1 : 0);
    const isGivenUp = failures >= MAX_FAILED_ROUNDS;
    await recordFailure(tx, snapshot.id, { state: isGivenUp ? 'refunding' : 'paid_unfulfilled', failures, paymentId: payment.id });
    return isGivenUp ? { kind: 'refund', snapshotId: snapshot.id } : { kind: 'owed' };
  });
  return next.kind === 'refund' ? giveBack(context, payment.id, next.snapshotId) : next;
}

/** Idempotent: the snapshot is the provider's idempotency key. */
async function giveBack({ db, provider, log }: SettleContext, paymentId: string, snapshotId: number): Promise<Settlement> {
  await provider.refund(paymentId, snapshotId);
  await setSnapshotState(db, snapshotId, 'refunded', paymentId);
  log({ level: 'error', event: 'payment_refunded', paymentId, snapshotId });
  return { kind: 'refunded' };
}

/** The same for the same snapshot: the provider finds the payment it has made by it. */
export function paymentOrderOf({ id, userId, content: { bill } }: Snapshot): PaymentOrder {
  return { amountCents: bill.totalCents, userId, snapshotId: id, description: `Flooring, ${bill.boxes} boxes` };
}

/**
 * Cancels the payment of a snapshot that was given up. Returns it canceled, or in the state that prevents that (paid, for example);
 * the snapshot is final only in the first case. A payment that was made and not noted, because a server ended in between, is found by
 * asking for it once more. Throws PaymentRefused or PaymentUnreachable.
 */
export async function cancelPaymentOf({ db, provider }: SettleContext, snapshot: Snapshot): Promise<Payment> {
  const paymentId = snapshot.paymentId ?? (await provider.create(paymentOrderOf(snapshot))).id;
  const payment = await provider.cancel(paymentId);
  if (payment.status === 'canceled') await supersedeSnapshot(db, snapshot.id);
  return payment;
}
