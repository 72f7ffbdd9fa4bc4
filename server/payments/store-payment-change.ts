import type { Cents } from '../../src/domain/money';
import type { Log } from '../log';
import type { Database } from '../db/database';
import { findOrder } from '../repositories/order-history';
import { findAskedRefund, holdOrder, setToldRefund, type HeldOrder } from '../repositories/order-refunds';
import { insertStep, type OwnerStep } from '../repositories/order-steps';
import { putMail, type Mail } from '../repositories/outgoing-mails';
import { keepPaymentChange, readPaymentOutcomes, type PaymentChange } from '../repositories/payment-changes';
import type { Seller } from './seller';
import { inLanguage } from '../languages/spoken-language';
import { inSpokenLanguage } from '../repositories/translations';
import { stepMail } from './step-mail';

export interface StepContext {
  readonly db: Database;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly seller: (tx: Database) => Promise<Seller>;
  readonly wakeMailOutbox: () => void;
}

export const BY_PROVIDER = 'payment provider';

/** A refund becomes one step of its order and one mail, whoever made it. False for a payment of another shop. */
export async function keepChange(context: StepContext, change: PaymentChange): Promise<boolean> {
  // Protected by: the order's row lock.
  const isOurs = await context.db.transaction(async (tx) => {
    // Locked first: the lock's holder may be storing the same change.
    const order = await holdOrder(tx, { paymentId: change.paymentId });
    if (!(await keepPaymentChange(tx, change))) return false;
    // A refund of the owner in progress reports its own outcome.
    if (order !== null && (await findAskedRefund(tx, order.id)) === null)
      await tellRefunds(context, tx, order, { by: BY_PROVIDER, note: null, isMailed: true });
    return true;
  });
  context.wakeMailOutbox();
  return isOurs;
}

/** Records the difference between the refunded sum and the sum that the shopper was told, and returns it. Call with the order locked. */
export async function tellRefunds(
  context: StepContext,
  tx: Database,
  order: HeldOrder,
  { by, note, isMailed }: { readonly by: string; readonly note: string | null; readonly isMailed: boolean },
): Promise<Cents> {
  const refundedCents = (await readPaymentOutcomes(tx, [order.paymentId])).get(order.paymentId)?.refundedCents ?? 0;
  const difference = refundedCents - order.toldRefundCents;
  if (difference === 0) return 0;
  await setToldRefund(tx, order.id, refundedCents);
  const kind = difference > 0 ? 'refunded' : 'refund_failed';
  const step = { kind, at: context.now(), day: null, amountCents: Math.abs(difference), note, by } as const;
  await writeStep(context, tx, order.id, step, { isMailed });
  return difference;
}

/** Queues its mail too, which says what is refunded with it. Call inside the transaction that makes it true. */
export async function writeStep(
  context: StepContext,
  tx: Database,
  orderId: number,
  step: OwnerStep,
  { isMailed = true, refundedWithItCents = 0 }: { readonly isMailed?: boolean; readonly refundedWithItCents?: Cents } = {},
): Promise<void> {
  await insertStep(tx, orderId, step);
  const order = isMailed ? await findOrder(tx, orderId) : null;
  if (order === null) return;
  const seller = await context.seller(tx);
  const write = async (): Promise<Mail | null> =>
    stepMail({ ...order, lines: await inSpokenLanguage(tx, order.lines) }, step, seller, refundedWithItCents);
  await putOrderMail(context, tx, await inLanguage(order.language, write));
}

/** Call inside the transaction that makes it true. */
export async function putOrderMail({ now }: StepContext, tx: Database, mail: Mail | null): Promise<void> {
  // An erased account has an address under '.invalid'.
  if (mail !== null && !mail.to.endsWith('.invalid')) await putMail(tx, mail, { now: now() });
}
