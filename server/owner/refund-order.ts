import type { Cents } from '../../src/domain/money';
import { nextStates, type OrderState } from '../../src/domain/order-life';
import type { Database } from '../db/database';
import type { MoneyLeft, Outcome, OwnerOrderActions } from '../payments/owner-order-actions';
import { hasDeskAct } from '../repositories/desk-acts';
import { findOrder, type OwnerOrder } from '../repositories/order-history';
import { findEqualRefund, findRefundByKey } from '../repositories/order-refunds';
import { noteAct, type Doer, type NewAct } from './note-act';

export interface MoneyContext {
  readonly db: Database;
  readonly orderActions: OwnerOrderActions;
  readonly by: Doer;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A UUID of the press: sent again, it moves no more money. */
  readonly pressId: string;
}

export interface RefundAsked {
  /** Null for all that is left. */
  readonly amountCents: Cents | null;
  /** The shopper reads it. */
  readonly note: string | null;
  /** Also where the same amount was refunded within the last day. */
  readonly isAgain: boolean;
}

/** Nothing has changed, but for 'other-refund', and for 'unknown', where the store asks again by itself. */
export type MoneyRefusal =
  | { readonly kind: 'no-amount' }
  | { readonly kind: 'provider-silent' }
  | { readonly kind: 'refunded-in-full'; readonly refundedCents: Cents }
  | { readonly kind: 'too-much'; readonly amountCents: Cents; readonly leftCents: Cents; readonly paidCents: Cents }
  /** Other money is left than the person was shown. */
  | { readonly kind: 'other-left'; readonly leftCents: Cents }
  | { readonly kind: 'not-allowed'; readonly state: OrderState }
  | { readonly kind: 'made-already'; readonly amountCents: Cents; readonly at: Date }
  | { readonly kind: 'other-refund'; readonly amountCents: Cents }
  | { readonly kind: 'refused'; readonly amountCents: Cents }
  | { readonly kind: 'unknown'; readonly amountCents: Cents };

export interface MoneyPreview {
  readonly kind: 'preview';
  readonly amountCents: Cents;
  readonly leftCents: Cents;
  readonly paidCents: Cents;
}

export interface MoneyMoved {
  readonly kind: 'done';
  readonly amountCents: Cents;
  /** Of what was paid. */
  readonly leftCents: Cents;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** An equal refund since then may be the same one, typed twice; all that is left cannot be. */
function sameSince({ now }: Pick<MoneyContext, 'now'>, { amountCents, isAgain }: RefundAsked): number | undefined {
  return amountCents === null || isAgain ? undefined : now - DAY_MS;
}

async function askRefund(
  { orderActions }: Pick<MoneyContext, 'orderActions'>,
  order: OwnerOrder,
  amountCents: Cents | null,
): Promise<(MoneyLeft & { readonly kind: 'money'; readonly amountCents: Cents }) | MoneyRefusal> {
  if (amountCents !== null && !(Number.isSafeInteger(amountCents) && amountCents > 0)) return { kind: 'no-amount' };
  const money = await orderActions.moneyLeft(order);
  if (money === null) return { kind: 'provider-silent' };
  const { leftCents, paidCents, refundedCents } = money;
  if (leftCents === 0) return { kind: 'refunded-in-full', refundedCents };
  const asked = amountCents ?? leftCents;
  return asked > leftCents
    ? { kind: 'too-much', amountCents: asked, leftCents, paidCents }
    : { kind: 'money', ...money, amountCents: asked };
}

/** What `refundOrder` would do. */
export async function previewRefund(
  context: Omit<MoneyContext, 'by' | 'pressId'>,
  order: OwnerOrder,
  asked: RefundAsked,
): Promise<MoneyPreview | MoneyRefusal> {
  const money = await askRefund(context, order, asked.amountCents);
  if (money.kind !== 'money') return money;
  const { amountCents, leftCents, paidCents } = money;
  const since = sameSince(context, asked);
  const equal = since === undefined ? null : await findEqualRefund(context.db, order.orderId, amountCents, since);
  return equal?.state === 'made'
    ? { kind: 'made-already', amountCents, at: equal.createdAt }
    : { kind: 'preview', amountCents, leftCents, paidCents };
}

/** Money goes back to the card once for each press, however often it is sent. */
export async function refundOrder(context: MoneyContext, order: OwnerOrder, asked: RefundAsked): Promise<MoneyMoved | MoneyRefusal> {
  return (await finishedBefore(context, order)) ?? refundNow(context, order, asked);
}

async function refundNow(context: MoneyContext, order: OwnerOrder, asked: RefundAsked): Promise<MoneyMoved | MoneyRefusal> {
  const money = await askRefund(context, order, asked.amountCents);
  if (money.kind !== 'money') return overtaken(context, order, money);
  const { amountCents } = money;
  const outcome = await context.orderActions.refund(order.orderId, {
    amountCents,
    isCancelling: false,
    note: asked.note,
    by: context.by.name,
    unlessMadeSince: sameSince(context, asked),
    ...pressed(context, { kind: 'refund', subject: order.orderNumber, after: { cents: amountCents } }),
  });
  return moneyOutcome(context, order, money, outcome);
}

/** What `cancelOrder` would do. */
export async function previewCancel(
  { orderActions }: Pick<MoneyContext, 'orderActions'>,
  order: OwnerOrder,
): Promise<MoneyPreview | MoneyRefusal> {
  if (!nextStates(order.fulfilment, order.state).includes('cancelled')) return { kind: 'not-allowed', state: order.state };
  const money = await orderActions.moneyLeft(order);
  return money === null ? { kind: 'provider-silent' } : { kind: 'preview', amountCents: money.leftCents, ...money };
}

/** Refunds all that is left, which is `shownCents` (null for what it is). Without any left the order is cancelled alone. */
export async function cancelOrder(
  context: MoneyContext,
  order: OwnerOrder,
  { note, shownCents }: { readonly note: string | null; readonly shownCents: Cents | null },
): Promise<MoneyMoved | MoneyRefusal> {
  const known = await finishedBefore(context, order);
  if (known !== null) return known;
  const preview = await previewCancel(context, order);
  if (preview.kind !== 'preview') return overtaken(context, order, preview);
  const { amountCents } = preview;
  if (shownCents !== null && shownCents !== amountCents) return overtaken(context, order, { kind: 'other-left', leftCents: amountCents });
  const act: NewAct = {
    kind: 'cancel',
    subject: order.orderNumber,
    before: { state: order.state },
    after: { state: 'cancelled', cents: amountCents },
  };
  const wish = { note, by: context.by.name };
  const outcome =
    amountCents === 0
      ? await context.orderActions.cancel(order.orderId, { ...wish, once: onceOf(context, act) })
      : await context.orderActions.refund(order.orderId, { ...wish, amountCents, isCancelling: true, ...pressed(context, act) });
  return moneyOutcome(context, order, preview, outcome);
}

const onceOf = ({ by, now, pressId }: MoneyContext, act: NewAct) => ({
  isDone: (tx: Database) => hasDeskAct(tx, pressId),
  note: (tx: Database) => noteAct(tx, { member: by, now }, { ...act, id: pressId }),
});

/** The press is the refund's idempotency key, at the provider too. */
const pressed = (context: MoneyContext, act: NewAct) => ({ key: context.pressId, noteAsked: onceOf(context, act).note });

/** Null when this press has moved nothing yet. */
async function finishedBefore({ db, orderActions, pressId }: MoneyContext, order: OwnerOrder): Promise<MoneyMoved | null> {
  const refund = await findRefundByKey(db, pressId);
  if (refund === null ? !(await hasDeskAct(db, pressId)) : refund.state !== 'made') return null;
  const money = await orderActions.moneyLeft(order);
  return { kind: 'done', amountCents: refund?.amountCents ?? 0, leftCents: money?.leftCents ?? 0 };
}

/** The same press, sent at the same time, may have been faster. */
async function overtaken(context: MoneyContext, order: OwnerOrder, refusal: MoneyRefusal): Promise<MoneyMoved | MoneyRefusal> {
  return (await finishedBefore(context, order)) ?? refusal;
}

async function moneyOutcome(
  context: MoneyContext,
  order: OwnerOrder,
  { amountCents, paidCents }: Pick<MoneyPreview, 'amountCents' | 'paidCents'>,
  outcome: Outcome,
): Promise<MoneyMoved | MoneyRefusal> {
  switch (outcome.kind) {
    case 'done': {
      // Read again: another refund may have been made in between.
      const refundedCents = (await findOrder(context.db, order.orderId))?.refundedCents ?? amountCents;
      return { kind: 'done', amountCents, leftCents: Math.max(0, paidCents - refundedCents) };
    }
    case 'not-allowed':
    case 'other-refund':
      return overtaken(context, order, outcome);
    case 'made-already':
      return overtaken(context, order, { ...outcome, amountCents });
    case 'refused':
    case 'unknown':
      return { ...outcome, amountCents };
    default:
      return outcome satisfies never;
  }
}
