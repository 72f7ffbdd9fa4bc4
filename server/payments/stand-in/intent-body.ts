import { randomBytes } from 'node:crypto';
import type { IntentRecord } from '../../repositories/stand-in-intents';
import type { EventKind } from './intent-machine';

/** In the shape of Stripe's API; `hasCharge` gives the charge instead of its id. */
export function intentBody(record: IntentRecord, hasCharge = false): object {
  return {
    id: record.id,
    object: 'payment_intent',
    amount: record.amount,
    amount_capturable: 0,
    amount_received: record.amountReceived,
    canceled_at: record.canceledAt,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: record.clientSecret,
    confirmation_method: 'automatic',
    created: record.created,
    currency: record.currency,
    customer: null,
    description: record.description,
    last_payment_error: lastError(record),
    latest_charge: hasCharge ? chargeBody(record) : record.chargeId,
    livemode: false,
    metadata: record.metadata,
    next_action:
      record.status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } } : null,
    payment_method: record.card?.paymentMethodId ?? null,
    payment_method_types: ['card'],
    status: record.status,
  };
}

function chargeBody({ chargeId, refunds }: IntentRecord): object | null {
  if (chargeId === null) return null;
  return { id: chargeId, object: 'charge', amount_refunded: refunds.reduce((sum, { amount }) => sum + amount, 0) };
}

function lastError({ lastError: error }: IntentRecord): object | null {
  if (error === null) return null;
  return {
    type: 'card_error',
    code: error.code,
    message: error.message,
    ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
  };
}

/** A refund in the shape of Stripe's API. */
export function refundBody(record: IntentRecord, refund: IntentRecord['refunds'][number]): object {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: record.chargeId,
    created: refund.created,
    currency: record.currency,
    metadata: refund.metadata,
    payment_intent: record.id,
    reason: null,
    status: 'succeeded',
  };
}

/** In the shape of Stripe's webhooks. `now` in milliseconds. */
export function eventBody(kind: EventKind, record: IntentRecord, now: number): object {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    created: Math.floor(now / 1000),
    type: kind,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object: kind === 'charge.refunded' ? refundedChargeBody(record) : intentBody(record) },
  };
}

function refundedChargeBody(record: IntentRecord): object {
  return {
    id: record.chargeId,
    object: 'charge',
    amount: record.amount,
    amount_refunded: record.refunds.reduce((sum, refund) => sum + refund.amount, 0),
    currency: record.currency,
    payment_intent: record.id,
    refunded: true,
  };
}
