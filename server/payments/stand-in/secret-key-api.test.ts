import Stripe from 'stripe';
import { beforeEach, expect, test } from 'vitest';
import type { EventKind } from './intent-machine';
import type { IntentRecord } from '../../repositories/stand-in-intents';
import { type IntentStore, StandInStripe } from './stand-in-stripe';
import { secretKeyApi } from './secret-key-api';

let stripe: Stripe;
let announced: EventKind[];

beforeEach(() => {
  announced = [];
  const api = secretKeyApi(
    new StandInStripe(
      intentsInMemory(),
      (kind) => void announced.push(kind),
      () => Date.UTC(2026, 10, 21),
    ),
  );
  const inProcess = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => api.fetch(new Request(input, init));
  stripe = new Stripe('sk_test_standin', { httpClient: Stripe.createFetchHttpClient(inProcess), maxNetworkRetries: 0, telemetry: false });
});

function intentsInMemory(): IntentStore {
  const kept = new Map<string, IntentRecord>();
  const keys = new Map<string, string>();
  return {
    insert: async (record, key) => {
      const earlier = key === null ? undefined : kept.get(keys.get(key) ?? '');
      if (earlier !== undefined) return earlier;
      kept.set(record.id, record);
      if (key !== null) keys.set(key, record.id);
      return record;
    },
    find: async (id) => kept.get(id) ?? null,
    change: async (id, step) => {
      const record = kept.get(id);
      if (record === undefined) return null;
      const done = step(record);
      kept.set(id, done.record);
      return done;
    },
    list: async (limit) => [...kept.values()].reverse().slice(0, limit),
  };
}

const start = (idempotencyKey = 'one') =>
  stripe.paymentIntents.create({ amount: 72_620, currency: 'usd', metadata: { user_id: '7' } }, { idempotencyKey });

test('The official package creates, changes, confirms and lists payment intents', async () => {
  const made = await start();
  expect(made).toMatchObject({
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: 72_620,
    livemode: false,
    metadata: { user_id: '7' },
  });
  expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_\\w+$`));
  expect((await stripe.paymentIntents.update(made.id, { amount: 80_000, metadata: { note: 'x' } })).metadata).toEqual({
    user_id: '7',
    note: 'x',
  });
  const paid = await stripe.paymentIntents.confirm(made.id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 80_000 });
  expect((await stripe.paymentIntents.list({ limit: 5 })).data.map((intent) => intent.id)).toEqual([made.id]);
  expect(announced).toEqual(['payment_intent.succeeded']);
});

test('One idempotency key makes one intent, and refuses other parameters', async () => {
  expect((await start()).id).toBe((await start()).id);
  expect((await start('two')).id).not.toBe((await start()).id);
  const other = stripe.paymentIntents.create({ amount: 100, currency: 'usd' }, { idempotencyKey: 'one' });
  await expect(other).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
});

test('A declined card is a card error that carries the intent', async () => {
  const { id } = await start();
  const refused = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(refused).toMatchObject({
    code: 'card_declined',
    decline_code: 'generic_decline',
    payment_intent: { id, status: 'requires_payment_method' },
  });
  expect((await stripe.paymentIntents.retrieve(id)).last_payment_error).toMatchObject({
    code: 'card_declined',
    message: 'Your card was declined.',
  });
});

test('A paid intent is refunded once and cannot be canceled', async () => {
  const { id } = await start();
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  const refund = await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'r' });
  expect(refund).toMatchObject({ object: 'refund', amount: 72_620, status: 'succeeded', payment_intent: id });
  expect((await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'r' })).id).toBe(refund.id);
  await expect(stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'other' })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test.each([
  [{ amount: 49, currency: 'usd' }, 'amount_too_small'],
  [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large'],
  [{ amount: 10.5, currency: 'usd' }, 'parameter_invalid_integer'],
])('The request %o is refused as %s', async (parameters, code) => {
  await expect(stripe.paymentIntents.create(parameters)).rejects.toMatchObject({ statusCode: 400, code });
});

test('Unknown intents, methods and addresses are errors in the shape of the provider', async () => {
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  const { id } = await start();
  await expect(stripe.paymentIntents.confirm(id, { payment_method: 'pm_none' })).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 404 });
});
