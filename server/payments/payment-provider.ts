import type { Cents } from '../../src/domain/money';
import type { PaymentChange } from '../repositories/payment-changes';

/** A payment at the provider. The ids come from our metadata; null when the payment is not from this store. */
export interface Payment {
  readonly id: string;
  readonly clientSecret: string | null;
  /** Stripe's published statuses: requires_payment_method … succeeded, canceled. */
  readonly status: string;
  readonly amountCents: Cents;
  readonly receivedCents: Cents;
  /** What was refunded of it, by `find` and `cancel`; 0 in an event, which is older than its delivery. */
  readonly refundedCents: Cents;
  readonly currency: string;
  readonly isLive: boolean;
  readonly userId: number | null;
  readonly snapshotId: number | null;
}

export interface PaymentOrder {
  readonly amountCents: Cents;
  readonly userId: number;
  readonly snapshotId: number;
  readonly description: string;
}

/** A verified webhook event about a payment or a later change of one; both fields are null for any other event. */
export interface PaymentEvent {
  readonly id: string;
  readonly kind: string;
  readonly payment: Payment | null;
  readonly change: PaymentChange | null;
}

/** A refund at the provider. */
export interface ProviderRefund {
  /** Our own key; null for a refund made elsewhere, such as in the provider's dashboard. */
  readonly key: string | null;
  readonly change: PaymentChange;
}

/** The provider refused; a retry of the same request would be refused too. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** No response, or one without an outcome: a retry is safe and needed. */
export class PaymentUnreachable extends Error {
  override readonly name = 'PaymentUnreachable';
}

/** The webhook is unsigned, wrongly signed or too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** Card payments. All methods but `readEvent` may throw PaymentRefused or PaymentUnreachable. */
export interface PaymentProvider {
  /** True when real money moves. Payments of the other mode are rejected. */
  readonly isLive: boolean;
  /** Idempotent: the same order returns the same payment. */
  create(order: PaymentOrder): Promise<Payment>;
  /** Null for an unknown payment. */
  find(paymentId: string): Promise<Payment | null>;
  /** Returns the payment afterwards: canceled, or in the state that prevents it. */
  cancel(paymentId: string): Promise<Payment>;
  /** Refunds the whole payment, once. */
  refund(paymentId: string, snapshotId: number): Promise<void>;
  /** Refunds a part. The same key returns the same refund for at least a day; after that `refundsOf` finds it. */
  refundPart(paymentId: string, amountCents: Cents, key: string): Promise<ProviderRefund>;
  /** All refunds of a payment, whoever made them. `now` in milliseconds since 1970. */
  refundsOf(paymentId: string, now: number): Promise<readonly ProviderRefund[]>;
  /** Verifies the signature and its age against `now` (milliseconds since 1970). Throws WebhookRefused. */
  readEvent(rawBody: Uint8Array, signature: string, now: number): PaymentEvent;
}
