import type { Cents } from '../../src/domain/money';
import type { PaymentChange } from '../repositories/payment-changes';

/** The ids come from our metadata; null when the payment is not this store's. */
export interface Payment {
  readonly id: string;
  readonly clientSecret: string | null;
  /** Stripe's PaymentIntent status. */
  readonly status: string;
  readonly amountCents: Cents;
  readonly receivedCents: Cents;
  /** 0 in an event, which is older than its delivery. */
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

/** Verified. `payment` and `change` are null for events about anything else. */
export interface PaymentEvent {
  readonly id: string;
  readonly kind: string;
  readonly payment: Payment | null;
  readonly change: PaymentChange | null;
}

export interface ProviderRefund {
  /** Null for a refund made elsewhere, as in the provider's dashboard. */
  readonly key: string | null;
  readonly change: PaymentChange;
}

/** A retry of the same request would be refused too. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** No response, or none with an outcome: a retry is safe and needed. */
export class PaymentUnreachable extends Error {
  override readonly name = 'PaymentUnreachable';
}

/** Unsigned, wrongly signed or too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** All methods but `readEvent` may throw PaymentRefused or PaymentUnreachable. */
export interface PaymentProvider {
  /** Real money moves. Payments of the other mode are rejected. */
  readonly isLive: boolean;
  /** Idempotent: the same order returns the same payment. */
  create(order: PaymentOrder): Promise<Payment>;
  find(paymentId: string): Promise<Payment | null>;
  /** Returns it canceled, or in the state that prevents that. */
  cancel(paymentId: string): Promise<Payment>;
  /** The whole payment, once. */
  refund(paymentId: string, snapshotId: number): Promise<void>;
  /** The same key returns the same refund for at least a day; after that `refundsOf` finds it. */
  refundPart(paymentId: string, amountCents: Cents, key: string): Promise<ProviderRefund>;
  /** Whoever made them. `now` in milliseconds since 1970. */
  refundsOf(paymentId: string, now: number): Promise<readonly ProviderRefund[]>;
  /** Checks signature and age. `now` in milliseconds since 1970. Throws WebhookRefused. */
  readEvent(rawBody: Uint8Array, signature: string, now: number): PaymentEvent;
}
