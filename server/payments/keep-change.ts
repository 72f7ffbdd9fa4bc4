import type { Log } from '../log';
import type { Database } from '../db/database';
import { findOrder } from '../repositories/order-history';
import { findAskedRefund, holdOrder, setToldRefund, type HeldOrder } from '../repositories/order-refunds';
import { insertStep, type OwnerStep } from '../repositories/order-steps';
import { putMail, type Mail } from '../repositories/outgoing-mails';
import { keepPaymentChange, readPaymentFates, type PaymentChange } from '../repositories/payment-changes';
import type { Seller } from './seller';
import { stepMail } from './step-mail';

/** What a step of an order needs besides the database. */
export interface StepContext {
  readonly db: Database;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly seller: (tx: Database) => Promise<Seller>;
  /** Sends the mails in the outbox. */
  readonly wakeMailOutbox: () => void;
}

/** Who made the steps that the provider tells of. */
export const BY_PROVIDER = 'payment provider';

/**
 * Keeps what an event of the provider says. A refund becomes a step of its order and a mail, once, whoever made it. False for a payment that
 * is not this shop's.
 */
export async function keepChange(context: StepContext, change: PaymentChange): Promise<boolean> {
  const isOurs = await context.db.transaction(async (tx) => {
    // Before the change is written: whoever holds the order may be about to write the same change.
    const order = await holdOrder(tx, { paymentId: change.paymentId });
    if (!(await keepPaymentChange(tx, change))) return false;
    // While the owner's own refund is on its way, it tells what became of it.
    if (order !== null && (await findAskedRefund(tx, order.id)) === null)
      await tellRefunds(context, tx, order, { by: BY_PROVIDER, note: null, isMailed: true });
    return true;
  });
  context.wakeMailOutbox();
  return isOurs;
}

/** Makes a step of the difference between what was refunded and what the shopper was told. Call with the order held. */
export async function tellRefunds(
  context: StepContext,
  tx: Database,
  order: HeldOrder,
  { by, note, isMailed }: { readonly by: string; readonly note: string | null; readonly isMailed: boolean },
): Promise<void> {
  const refundedCents = (await readPaymentFates(tx, [order.paymentId])).get(order.paymentId)?.refundedCents ?? 0;
  const difference = refundedCents - order.toldRefundCents;
  if (difference === 0) return;
  await setToldRefund(tx, order.id, refundedCents);
  const kind = difference > 0 ? 'refunded' : 'refund_failed';
  await writeStep(context, tx, order.id, { kind, at: context.now(), day: null, amountCents: Math.abs(difference), note, by }, isMailed);
}

/** Writes a step, and its mail when shoppers wait for it. Call inside the transaction that makes it true. */
export async function writeStep(context: StepContext, tx: Database, orderId: number, step: OwnerStep, isMailed = true): Promise<void> {
  await insertStep(tx, orderId, step);
  const order = isMailed ? await findOrder(tx, orderId) : null;
  if (order !== null) await putOrderMail(context, tx, stepMail(order, step, await context.seller(tx)));
}

/** Puts a mail about an order into the outbox; null for none. Call inside the transaction that makes it true. */
export async function putOrderMail({ now }: StepContext, tx: Database, mail: Mail | null): Promise<void> {
  // An erased account has no mailbox.
  if (mail !== null && !mail.to.endsWith('.invalid')) await putMail(tx, mail, { now: now() });
}
