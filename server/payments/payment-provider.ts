import type { Cents } from '../../src/domain/money';
import type { PaymentChange } from '../repositories/payment-changes';

/** A payment as the provider knows it. Ids in the metadata are ours; null when the payment is not from this store. */
export interface Payment {
  readonly id: string;
  readonly clientSecret: string | null;
  /** Stripe's published statuses: requires_payment_method … succeeded, canceled. */
  readonly status: string;
  readonly amountCents: Cents;
  readonly receivedCents: Cents;
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

/** A verified webhook event about a payment, or about what became of one; both are null for anything else. */
export interface PaymentEvent {
  readonly id: string;
  readonly kind: string;
  readonly payment: Payment | null;
  readonly change: PaymentChange | null;
}

/** A refund as the provider knows it. */
export interface ProviderRefund {
  /** The key that we gave it; null for one made elsewhere, such as in the provider's dashboard. */
  readonly key: string | null;
  readonly change: PaymentChange;
}

/** The provider refused: the same request will be refused again. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** No response, or one that does not say what happened: a retry is safe, and needed. */
export class PaymentUnreachable extends Error {
  override readonly name = 'PaymentUnreachable';
}

/** The webhook is unsigned, wrongly signed or too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** Card payments, as the store needs them. All methods but `readEvent` may throw PaymentRefused or PaymentUnreachable. */
export interface PaymentProvider {
  /** True when real money moves: payments of the other mode are not accepted. */
  readonly isLive: boolean;
  /** Idempotent: the same order gives the same payment. */
  create(order: PaymentOrder): Promise<Payment>;
  /** Null for an unknown payment. */
  find(paymentId: string): Promise<Payment | null>;
  /** Returns the payment afterwards: canceled, or in the state that came first. */
  cancel(paymentId: string): Promise<Payment>;
  /** Refunds all of it, once. */
  refund(paymentId: string, snapshotId: number): Promise<void>;
  /** Refunds a part. The same key gives the same refund, at least for a day; `refundsOf` finds it after that. */
  refundPart(paymentId: string, amountCents: Cents, key: string): Promise<ProviderRefund>;
  /** Every refund of a payment, whoever made it. `now` in milliseconds since 1970. */
  refundsOf(paymentId: string, now: number): Promise<readonly ProviderRefund[]>;
  /** Verifies the signature and its age against `now` (milliseconds). Throws WebhookRefused. */
  readEvent(rawBody: Uint8Array, signature: string, now: number): PaymentEvent;
}
