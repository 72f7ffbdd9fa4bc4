import { supersedeSnapshot, type Snapshot } from '../repositories/cart-snapshots';
import type { Payment, PaymentOrder } from './payment-provider';
import type { SettleContext } from './settle-payment';

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
