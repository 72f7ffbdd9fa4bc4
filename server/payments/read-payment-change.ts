import type Stripe from 'stripe';
import type { PaymentChange } from '../repositories/payment-changes';

const CLOSED_DISPUTES: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** By the event's object, not its type; null for anything but a charge, refund or dispute. */
export function readPaymentChange(event: Stripe.Event): PaymentChange | null {
  const subject: Subject = event.data.object;
  const paymentId = 'payment_intent' in subject ? idOf(subject.payment_intent) : null;
  if (paymentId === null) return null;
  const common = { paymentId, asOf: event.created * 1000 };
  if (isCharge(subject))
    return {
      ...common,
      objectId: subject.id,
      kind: 'charge',
      amountCents: subject.amount_refunded,
      status: '',
      tie: subject.amount_refunded,
    };
  if (isRefund(subject)) return refundChange(subject, paymentId, common.asOf);
  if (isDispute(subject)) {
    const { id, amount, status } = subject;
    return { ...common, objectId: id, kind: 'dispute', amountCents: amount, status, tie: disputeTie(status) };
  }
  return null;
}

/** `asOf` in milliseconds since 1970. */
export function refundChange({ id, amount, status: said }: Stripe.Refund, paymentId: string, asOf: number): PaymentChange {
  const status = said ?? '';
  return { objectId: id, paymentId, kind: 'refund', amountCents: amount, status, asOf, tie: refundTie(status) };
}

type Subject = { readonly object?: string; readonly payment_intent?: unknown };

const isCharge = (subject: Subject): subject is Stripe.Charge => subject.object === 'charge';
const isRefund = (subject: Subject): subject is Stripe.Refund => subject.object === 'refund';
const isDispute = (subject: Subject): subject is Stripe.Dispute => subject.object === 'dispute';

function idOf(intent: unknown): string | null {
  if (typeof intent === 'string') return intent;
  return typeof intent === 'object' && intent !== null && 'id' in intent && typeof intent.id === 'string' ? intent.id : null;
}

/** A succeeded refund may still fail: failure ranks last. */
function refundTie(status: string): number {
  if (status === 'failed' || status === 'canceled') return 2;
  return status === 'succeeded' ? 1 : 0;
}

function disputeTie(status: string): number {
  if (CLOSED_DISPUTES.has(status)) return 2;
  return status.endsWith('under_review') ? 1 : 0;
}
