import Stripe from 'stripe';
import type { PaymentChange } from '../repositories/payment-changes';
import {
  PaymentRefused,
  PaymentUnreachable,
  WebhookRefused,
  type Payment,
  type PaymentEvent,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderRefund,
} from './payment-provider';

/** In a refund's metadata. */
const REFUND_KEY = 'order_refund';

const CALL_LIMIT_MS = 20_000;

/** For Stripe and for the stand-in. */
export const STRIPE_OPTIONS = { maxNetworkRetries: 2, timeout: CALL_LIMIT_MS, telemetry: false } as const;

/** The stand-in uses it with another HTTP client. */
export class StripeProvider implements PaymentProvider {
  readonly isLive: boolean;
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor(stripe: Stripe, keys: { readonly secretKey: string; readonly webhookSecret: string }) {
    this.#stripe = stripe;
    this.#webhookSecret = keys.webhookSecret;
    this.isLive = /^(sk|rk)_live_/.test(keys.secretKey);
  }

  create(order: PaymentOrder): Promise<Payment> {
    return explained(async () =>
      paymentFrom(
        await this.#stripe.paymentIntents.create(
          {
            amount: order.amountCents,
            currency: 'usd',
            allowed_payment_method_types: ['card'],
            description: order.description,
            metadata: { user_id: String(order.userId), snapshot_id: String(order.snapshotId) },
          },
          // A snapshot never changes: id and amount identify this charge.
          { idempotencyKey: `snapshot-${order.snapshotId}-${order.amountCents}` },
        ),
      ),
    );
  }

  find(paymentId: string): Promise<Payment | null> {
    return explained(async () => {
      try {
        return await this.#retrieve(paymentId);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
        throw error;
      }
    });
  }

  cancel(paymentId: string): Promise<Payment> {
    return explained(async () => {
      try {
        return paymentFrom(await this.#stripe.paymentIntents.cancel(paymentId));
      } catch (error) {
        // Its state prevents it, for example because it is paid.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return await this.#retrieve(paymentId);
        throw error;
      }
    });
  }

  async #retrieve(paymentId: string): Promise<Payment> {
    return paymentFrom(await this.#stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }));
  }

  refund(paymentId: string, snapshotId: number): Promise<void> {
    return explained(async () => {
      try {
        await this.#stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund-${snapshotId}` });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
        throw error;
      }
    });
  }

  refundPart(paymentId: string, amountCents: number, key: string): Promise<ProviderRefund> {
    return explained(async () => {
      const refund = await this.#stripe.refunds.create(
        { payment_intent: paymentId, amount: amountCents, metadata: { [REFUND_KEY]: key } },
        { idempotencyKey: key },
      );
      return { key, change: refundChange(refund, paymentId, refund.created * 1000) };
    });
  }

  refundsOf(paymentId: string, now: number): Promise<readonly ProviderRefund[]> {
    return explained(async () => {
      const { data } = await this.#stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
      const asOf = Math.floor(now / 1000) * 1000;
      return data.map((refund) => ({ key: refund.metadata?.[REFUND_KEY] ?? null, change: refundChange(refund, paymentId, asOf) }));
    });
  }

  readEvent(rawBody: Uint8Array, signature: string, now: number): PaymentEvent {
    try {
      const event = this.#stripe.webhooks.constructEvent(Buffer.from(rawBody), signature, this.#webhookSecret, undefined, undefined, now);
      const subject: { readonly object?: string } = event.data.object;
      return { id: event.id, kind: event.type, payment: isIntent(subject) ? paymentFrom(subject) : null, change: readPaymentChange(event) };
    } catch (error) {
      throw new WebhookRefused('The webhook signature does not match', { cause: error });
    }
  }
}

function isIntent(subject: { readonly object?: string }): subject is Stripe.PaymentIntent {
  return subject.object === 'payment_intent';
}

function paymentFrom(intent: Stripe.PaymentIntent): Payment {
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: intent.status,
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    refundedCents: typeof intent.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0,
    currency: intent.currency,
    isLive: intent.livemode,
    userId: idFrom(intent.metadata['user_id']),
    snapshotId: idFrom(intent.metadata['snapshot_id']),
  };
}

function idFrom(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The package's messages may contain keys or parameters and stay in `cause`. */
async function explained<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const isDefinite = error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
    if (isDefinite) throw new PaymentRefused('The payment provider refused the request', { cause: error });
    if (error instanceof Stripe.errors.StripeError) throw new PaymentUnreachable('The payment provider did not answer', { cause: error });
    throw error;
  }
}

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
function refundChange({ id, amount, status: said }: Stripe.Refund, paymentId: string, asOf: number): PaymentChange {
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
