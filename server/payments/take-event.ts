import { isEventHandled, rememberEvent } from '../repositories/payment-events';
import { supersedeSnapshotOf } from '../repositories/cart-snapshots';
import type { PaymentEvent } from './payment-provider';
import { settlePayment, type SettleContext } from './settle-payment';

/** Once per event id. Throws when the database or the provider is unavailable; the provider then delivers again. */
export async function takeEvent(context: SettleContext, event: PaymentEvent): Promise<void> {
  const { db, log } = context;
  if (await isEventHandled(db, event.id)) return;
  const { payment } = event;
  if (payment !== null && event.kind === 'payment_intent.succeeded') {
    const settlement = await settlePayment(context, payment);
    if (settlement.kind === 'owed') throw new Error('The order of a paid event is still owed');
  }
  // By the payment: another shop on the same account has snapshots of the same numbers.
  if (payment !== null && event.kind === 'payment_intent.canceled') await supersedeSnapshotOf(db, payment.id);
  if (event.change !== null && (await context.keepChange(event.change))) {
    const { paymentId, kind, amountCents, status } = event.change;
    log({ level: 'warning', event: 'payment_changed', paymentId, what: kind, amountCents, status });
  }
  await rememberEvent(db, event.id, event.kind);
  log({ level: 'info', event: 'webhook', kind: event.kind, paymentId: payment?.id });
}
