import { randomUUID } from 'node:crypto';
import type { Cents } from '../../src/domain/money';
import { isOver, nextStates, stepToUndo, type OrderState, type OrderStep } from '../../src/domain/order-life';
import type { Database } from '../db/database';
import { errorFacts } from '../log';
import { findOrder, type OwnerOrder } from '../repositories/order-history';
import {
  findAskedRefund,
  findEqualRefund,
  findRefundByKey,
  holdOrder,
  insertRefund,
  listUnfinishedRefunds,
  settleRefund,
  type OrderRefund,
} from '../repositories/order-refunds';
import { deleteNewestStep, moveOrder } from '../repositories/order-steps';
import { keepPaymentChange } from '../repositories/payment-changes';
import { keepChange, putOrderMail, tellRefunds, writeStep, type StepContext } from './store-payment-change';
import { correctionMail } from './step-mail';
import { PaymentRefused, PaymentUnreachable, type PaymentProvider, type ProviderRefund } from './payment-provider';

/** For a change that a device may send twice: noted inside the transaction that makes it, and done once. */
export interface Once {
  readonly isDone: (tx: Database) => Promise<boolean>;
  readonly note: (tx: Database) => Promise<unknown>;
}

/** The shopper reads `note`. */
export interface StepWish {
  /** The state that the person saw; in another one nothing changes. Absent: whatever it is. */
  readonly from?: OrderState;
  readonly once?: Once;
  readonly to: Exclude<OrderState, 'confirmed' | 'cancelled'>;
  /** YYYY-MM-DD, for 'scheduled' only. */
  readonly day: string | null;
  readonly note: string | null;
  readonly by: string;
  /** Milliseconds since 1970; absent: now. */
  readonly at?: number;
}

export interface RefundWish {
  readonly amountCents: Cents;
  readonly isCancelling: boolean;
  readonly note: string | null;
  readonly by: string;
  /** Milliseconds since 1970. An equal refund after it prevents this one: the owner may have typed it twice. */
  readonly unlessMadeSince?: number | undefined;
  /** Names the press, for one that may be sent twice. */
  readonly key?: string;
  /** Inside the transaction that writes it as asked. */
  readonly noteAsked?: (tx: Database) => Promise<unknown>;
}

export interface UndoWish extends Pick<RefundWish, 'note' | 'by'> {
  /** Nothing changes when it is no longer the newest: somebody else has changed the order. */
  readonly seen: Pick<OrderStep, 'kind' | 'at'>;
  readonly once?: Once;
}

/** All but 'done', 'other-refund' and 'unknown' change nothing. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'not-allowed'; readonly state: OrderState }
  | { readonly kind: 'made-already'; readonly at: Date }
  /** An unfinished earlier refund was settled instead of this one. */
  | { readonly kind: 'other-refund'; readonly amountCents: Cents }
  | { readonly kind: 'refused' }
  /** The provider may have refunded. The same refund is retried, and never made twice. */
  | { readonly kind: 'unknown' };

export interface MoneyLeft {
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
  readonly leftCents: Cents;
}

export interface OwnerOrderActions {
  step(orderId: number, wish: StepWish): Promise<Outcome>;
  /** Asks the provider; null without a reply and for an unknown payment. */
  moneyLeft(order: OwnerOrder): Promise<MoneyLeft | null>;
  /** Exactly once, even after an interruption. */
  refund(orderId: number, wish: RefundWish): Promise<Outcome>;
  /** Without a refund. */
  cancel(orderId: number, wish: Pick<RefundWish, 'note' | 'by'> & { readonly once?: Once }): Promise<Outcome>;
  /** Sends a correction if the step had a mail. Cancellations and refunds cannot be undone. */
  undo(orderId: number, wish: UndoWish): Promise<Outcome>;
  /** Retries refunds with an unknown outcome. Returns their number. */
  finishRefunds(): Promise<number>;
  publicUrl(): string;
}

interface Plan {
  readonly to: OrderState;
  readonly write: (tx: Database) => Promise<void>;
}

/** A younger one may still be in progress in a command. */
const UNFINISHED_AFTER_MS = 60_000;

/** A refund is written as asked before the provider is called, so that a crash in between is finished later. */
export function createOwnerOrderActions(
  context: StepContext & { readonly provider: PaymentProvider; readonly publicUrl: () => string },
): OwnerOrderActions {
  const { db, provider, now, log, wakeMailOutbox } = context;

  async function finish(refund: OrderRefund, isFirstTry: boolean): Promise<Outcome> {
    const order = await findOrder(db, refund.orderId);
    if (order === null) return { kind: 'refused' };
    let made: ProviderRefund | null;
    try {
      made = await askProvider(order.paymentId, refund, isFirstTry);
    } catch (error) {
      if (!(error instanceof PaymentUnreachable || error instanceof PaymentRefused)) throw error;
      log({ level: 'error', event: 'refund_unknown', orderId: refund.orderId, refundId: refund.id, ...errorFacts(error) });
      return { kind: 'unknown' };
    }
    // Protected by: the order's row lock, and the condition in the write of the outcome.
    await db.transaction((tx) => settle(tx, refund, made));
    wakeMailOutbox();
    log({
      level: 'warning',
      event: made === null ? 'refund_refused' : 'refund_made',
      orderId: refund.orderId,
      amountCents: refund.amountCents,
    });
    return { kind: made === null ? 'refused' : 'done' };
  }

  /** Null when refused. A retry first looks for the first attempt's refund: a refused look says nothing about that attempt. */
  async function askProvider(paymentId: string, { key, amountCents }: OrderRefund, isFirstTry: boolean): Promise<ProviderRefund | null> {
    const known = isFirstTry ? [] : await provider.refundsOf(paymentId, now());
    const made = known.find((refund) => refund.key === key);
    if (made !== undefined) return made;
    try {
      return await provider.refundPart(paymentId, amountCents, key);
    } catch (error) {
      if (error instanceof PaymentRefused) return null;
      throw error;
    }
  }

  async function settle(tx: Database, refund: OrderRefund, made: ProviderRefund | null): Promise<void> {
    const held = await holdOrder(tx, { id: refund.orderId });
    if (held === null || !(await settleRefund(tx, refund.id, made === null ? 'refused' : 'made'))) return;
    const { note, doneBy: by, isCancelling } = refund;
    if (made !== null) await keepPaymentChange(tx, made.change);
    // Handed over or cancelled meanwhile: it is a refund alone then.
    const isCancelled =
      made !== null && isCancelling && !isOver(held) && (await moveOrder(tx, held.id, { from: held.state, to: 'cancelled', at: now() }));
    // The cancellation mail reports the refund too.
    const toldCents = await tellRefunds(context, tx, held, { by, note: isCancelled ? null : note, isMailed: !isCancelled });
    if (!isCancelled) return;
    const step = { kind: 'cancelled', at: now(), day: null, amountCents: null, note, by } as const;
    await writeStep(context, tx, held.id, step, { refundedWithItCents: Math.max(0, toldCents) });
  }

  async function take(orderId: number, plan: (order: OwnerOrder) => Plan | null, once: Once | undefined): Promise<Outcome> {
    // Protected by: the order's row lock.
    const outcome = await db.transaction(async (tx): Promise<Outcome> => {
      const held = await holdOrder(tx, { id: orderId });
      if ((await once?.isDone(tx)) === true) return { kind: 'done' };
      const order = held === null ? null : await findOrder(tx, orderId);
      const planned = order === null ? null : plan(order);
      if (order === null || planned === null) return { kind: 'not-allowed', state: order?.state ?? 'confirmed' };
      await moveOrder(tx, orderId, { from: order.state, to: planned.to, at: now() });
      await planned.write(tx);
      await once?.note(tx);
      return { kind: 'done' };
    });
    wakeMailOutbox();
    return outcome;
  }

  function advance(
    orderId: number,
    to: StepWish['to'] | 'cancelled',
    { from, day, note, by, once, at = now() }: Omit<StepWish, 'to'>,
  ): Promise<Outcome> {
    const write = (tx: Database): Promise<void> => writeStep(context, tx, orderId, { kind: to, at, day, amountCents: null, note, by });
    const isAllowed = ({ fulfilment, state }: OwnerOrder): boolean =>
      (from ?? state) === state && nextStates(fulfilment, state).includes(to);
    return take(orderId, (order) => (isAllowed(order) ? { to, write } : null), once);
  }

  return {
    step: (orderId, { to, ...facts }) => advance(orderId, to, facts),

    cancel: (orderId, facts) => advance(orderId, 'cancelled', { ...facts, day: null }),

    undo: (orderId, { seen, note, by, once }) =>
      take(
        orderId,
        (order) => {
          const undone = stepToUndo(order.state, order.steps);
          if (undone === null || undone.step.kind !== seen.kind || undone.step.at !== seen.at) return null;
          const write = async (tx: Database): Promise<void> => {
            await deleteNewestStep(tx, orderId, seen.kind);
            await putOrderMail(context, tx, correctionMail(order, undone, note, await context.seller(tx)));
            log({ level: 'warning', event: 'step_undone', orderId, step: seen.kind, by });
          };
          return { to: undone.before, write };
        },
        once,
      ),

    async moneyLeft({ orderId, paymentId, isDemo }) {
      try {
        const payment = await provider.find(paymentId);
        // A test order from before the live keys: no money moved.
        if (payment === null) return isDemo && provider.isLive ? { paidCents: 0, refundedCents: 0, leftCents: 0 } : null;
        // Includes refunds made elsewhere whose events have not arrived.
        for (const { change } of await provider.refundsOf(paymentId, now())) await keepChange(context, change);
        const refundedCents = (await findOrder(db, orderId))?.refundedCents ?? 0;
        return { paidCents: payment.receivedCents, refundedCents, leftCents: Math.max(0, payment.receivedCents - refundedCents) };
      } catch (error) {
        if (error instanceof PaymentUnreachable || error instanceof PaymentRefused) return null;
        throw error;
      }
    },

    async refund(orderId, { amountCents, isCancelling, note, by, unlessMadeSince, noteAsked, key = randomUUID() }) {
      let isFirst = false;
      // Protected by: the order's row lock, and the unique unfinished refund.
      const asked = await db.transaction(async (tx): Promise<OrderRefund | Outcome> => {
        const held = await holdOrder(tx, { id: orderId });
        const order = held === null ? null : await findOrder(tx, orderId);
        if (held === null || order === null) return { kind: 'refused' };
        const other = await findAskedRefund(tx, orderId);
        if (other !== null) return other;
        const same = await findRefundByKey(tx, key);
        if (same !== null) return { kind: same.state === 'made' ? 'done' : 'refused' };
        if (isCancelling && !nextStates(order.fulfilment, held.state).includes('cancelled'))
          return { kind: 'not-allowed', state: held.state };
        const equal = unlessMadeSince === undefined ? null : await findEqualRefund(tx, orderId, amountCents, unlessMadeSince);
        if (equal?.state === 'made') return { kind: 'made-already', at: equal.createdAt };
        isFirst = true;
        await noteAsked?.(tx);
        return insertRefund(tx, { orderId, key, amountCents, isCancelling, note, doneBy: by, createdAt: new Date(now()) });
      });
      if ('kind' in asked) return asked;
      if (isFirst) return finish(asked, true);
      const outcome = await finish(asked, false);
      const isSame = asked.amountCents === amountCents && asked.isCancelling === isCancelling;
      return isSame || outcome.kind === 'unknown' ? outcome : { kind: 'other-refund', amountCents: asked.amountCents };
    },

    async finishRefunds() {
      const unfinished = await listUnfinishedRefunds(db, now() - UNFINISHED_AFTER_MS);
      for (const refund of unfinished) await finish(refund, false);
      return unfinished.length;
    },

    publicUrl: context.publicUrl,
  };
}
