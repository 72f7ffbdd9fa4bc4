import { randomBytes } from 'node:crypto';
import { intentBody } from './intent-body';
import type { EventKind } from './intent-machine';
import type { IntentRecord } from '../../repositories/payment-intent-record';

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
    data: { object: kind === 'charge.refunded' ? chargeBody(record) : intentBody(record) },
  };
}

function chargeBody(record: IntentRecord): object {
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
