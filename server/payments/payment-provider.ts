import type { Cents } from '../../src/domain/money';

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

/** A verified webhook event; `payment` is null for events about anything else. */
export interface PaymentEvent {
  readonly id: string;
  readonly kind: string;
  readonly payment: Payment | null;
}

/** The provider understood and refused: asking again in the same way will not help. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** No answer, or an answer that says nothing about what happened: asking again is safe, and needed. */
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
  /** The same order answers the same payment, however often it is asked for. */
  create(order: PaymentOrder): Promise<Payment>;
  /** Null when the provider knows no such payment. */
  find(paymentId: string): Promise<Payment | null>;
  /** Gives the payment as it stands afterwards: canceled, or whatever was faster. */
  cancel(paymentId: string): Promise<Payment>;
  /** Gives all of it back, once. */
  refund(paymentId: string, snapshotId: number): Promise<void>;
  /** Throws WebhookRefused. `now` in milliseconds, against which the signature's age is judged. */
  readEvent(rawBody: Uint8Array, signature: string, now: number): PaymentEvent;
}
