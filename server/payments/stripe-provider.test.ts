import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { PaymentRefused, PaymentUnreachable, WebhookRefused } from './payment-provider';
import { StripeProvider, readPaymentChange } from './stripe-provider';

type Respond = () => Promise<Response>;

function providerSending(respond: Respond, asked: Request[] = []): StripeProvider {
  const httpClient = Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) => {
    asked.push(new Request(input, init));
    return respond();
  });
  const stripe = new Stripe('sk_test_x', { httpClient, maxNetworkRetries: 0, telemetry: false });
  return new StripeProvider(stripe, { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' });
}

const order = { amountCents: 72_620, userId: 7, snapshotId: 31, description: 'Flooring, 9 boxes' };
const json =
  (body: object, status = 200): Respond =>
  async () =>
    Response.json(body, { status });

test('A payment is asked for with the amount in cents, our numbers and a key that repeats for the same snapshot', async () => {
  const asked: Request[] = [];
  const provider = providerSending(
    json({
      id: 'pi_1',
      client_secret: 's',
      status: 'requires_payment_method',
      amount: 72_620,
      amount_received: 0,
      currency: 'usd',
      livemode: false,
      metadata: { user_id: '7', snapshot_id: '31' },
    }),
    asked,
  );
  expect(await provider.create(order)).toMatchObject({ id: 'pi_1', amountCents: 72_620, userId: 7, snapshotId: 31 });
  const sent = new URLSearchParams(await asked[0]?.text());
  expect(Object.fromEntries(sent)).toMatchObject({
    amount: '72620',
    currency: 'usd',
    'allowed_payment_method_types[0]': 'card',
    'metadata[user_id]': '7',
    'metadata[snapshot_id]': '31',
  });
  expect(asked[0]?.headers.get('Idempotency-Key')).toBe('snapshot-31-72620');
});

test('A cut connection and a broken provider are told apart from a refusal', async () => {
  await expect(providerSending(() => Promise.reject(new Error('cut'))).create(order)).rejects.toThrow(PaymentUnreachable);
  await expect(providerSending(json({ error: { type: 'api_error', message: 'broken' } }, 500)).create(order)).rejects.toThrow(
    PaymentUnreachable,
  );
  await expect(providerSending(json({ error: { type: 'invalid_request_error', message: 'no' } }, 400)).create(order)).rejects.toThrow(
    PaymentRefused,
  );
});

test('A payment the provider does not know is null, not an error', async () => {
  const provider = providerSending(
    json({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' } }, 404),
  );
  expect(await provider.find('pi_none')).toBeNull();
});

test('Live keys make a live provider', () => {
  const stripe = new Stripe('sk_live_x');
  expect(new StripeProvider(stripe, { secretKey: 'sk_live_x', webhookSecret: 'whsec_x' }).isLive).toBe(true);
  expect(new StripeProvider(stripe, { secretKey: 'rk_test_x', webhookSecret: 'whsec_x' }).isLive).toBe(false);
});

const INTENT = {
  object: 'payment_intent',
  id: 'pi_1',
  client_secret: 's',
  status: 'succeeded',
  amount: 72_620,
  amount_received: 72_619,
  currency: 'usd',
  livemode: true,
  metadata: { user_id: '7', snapshot_id: '31' },
};
const refusal = (values: object = {}, status = 400) =>
  json({ error: { type: 'invalid_request_error', message: 'secret words', ...values } }, status);
/** Sends these replies in turn, the last one for ever. */
const inTurn = (...replies: readonly Respond[]): Respond => {
  let asked = 0;
  return () => (replies[Math.min(asked++, replies.length - 1)] ?? (() => Promise.reject(new Error('none'))))();
};

test('What was refunded of a payment is asked for with it, also where it can no longer be canceled', async () => {
  const refunded = { ...INTENT, latest_charge: { id: 'ch_1', object: 'charge', amount_refunded: 2_000 } };
  const asked: Request[] = [];
  const provider = providerSending(inTurn(json(refunded), refusal(), json(refunded), json({ ...INTENT, latest_charge: 'ch_1' })), asked);
  expect(await provider.find('pi_1')).toMatchObject({ refundedCents: 2_000 });
  expect(await provider.cancel('pi_1')).toMatchObject({ refundedCents: 2_000 });
  expect(await provider.find('pi_1')).toMatchObject({ refundedCents: 0 });
  expect(asked.filter(({ method }) => method === 'GET').map(({ url }) => new URL(url).searchParams.get('expand[0]'))).toEqual(
    Array<string>(3).fill('latest_charge'),
  );
});

test('A payment is read with every figure that settling asks for', async () => {
  expect(await providerSending(json(INTENT)).find('pi_1')).toEqual({
    id: 'pi_1',
    clientSecret: 's',
    status: 'succeeded',
    amountCents: 72_620,
    receivedCents: 72_619,
    refundedCents: 0,
    currency: 'usd',
    isLive: true,
    userId: 7,
    snapshotId: 31,
  });
});

test.each([undefined, '', 'x', '7x', '-7', '7.5', '1234567890'])('A number %j in a payment is none of ours', async (text) => {
  const metadata = text === undefined ? {} : { user_id: text, snapshot_id: text };
  expect(await providerSending(json({ ...INTENT, metadata })).find('pi_1')).toMatchObject({ userId: null, snapshotId: null });
});

test('The largest number in a payment is read', async () => {
  expect(await providerSending(json({ ...INTENT, metadata: { user_id: '123456789' } })).find('pi_1')).toMatchObject({
    userId: 123_456_789,
  });
});

test('A payment that cannot be found just now is no unknown one', async () => {
  await expect(providerSending(refusal()).find('pi_1')).rejects.toThrow(PaymentRefused);
  await expect(providerSending(json({ error: { type: 'api_error', message: '' } }, 500)).find('pi_1')).rejects.toThrow(PaymentUnreachable);
});

test('A payment that was paid in the moment of its cancellation is told as paid', async () => {
  const asked: Request[] = [];
  const provider = providerSending(inTurn(refusal({ code: 'payment_intent_unexpected_state' }), json(INTENT)), asked);
  expect(await provider.cancel('pi_1')).toMatchObject({ status: 'succeeded' });
  expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /v1/payment_intents/pi_1/cancel',
    'GET /v1/payment_intents/pi_1',
  ]);
  expect(await providerSending(json({ ...INTENT, status: 'canceled' })).cancel('pi_1')).toMatchObject({ status: 'canceled' });
  await expect(providerSending(() => Promise.reject(new Error('cut'))).cancel('pi_1')).rejects.toThrow(PaymentUnreachable);
});

test('A refund is asked for once for each cart, of the whole payment', async () => {
  const asked: Request[] = [];
  await providerSending(json({ object: 'refund' }), asked).refund('pi_1', 31);
  expect(asked[0]?.headers.get('Idempotency-Key')).toBe('refund-31');
  expect(Object.fromEntries(new URLSearchParams(await asked[0]?.text()))).toEqual({ payment_intent: 'pi_1' });
});

test('A refund that was made before is made; any other refusal or silence is none', async () => {
  await expect(providerSending(refusal({ code: 'charge_already_refunded' })).refund('pi_1', 31)).resolves.toBeUndefined();
  await expect(providerSending(refusal({ code: 'charge_disputed' })).refund('pi_1', 31)).rejects.toThrow(PaymentRefused);
  await expect(providerSending(() => Promise.reject(new Error('cut'))).refund('pi_1', 31)).rejects.toThrow(PaymentUnreachable);
});

const REFUND = { object: 'refund', id: 're_1', amount: 1_250, status: 'succeeded', created: 1_790_000_000, metadata: {} };
const REFUNDED = { objectId: 're_1', paymentId: 'pi_1', kind: 'refund', amountCents: 1_250, status: 'succeeded', tie: 1 };

test('A part is given back once for each key, and the refund is told with the time at which it was made', async () => {
  const asked: Request[] = [];
  expect(await providerSending(json(REFUND), asked).refundPart('pi_1', 1_250, 'part-1')).toEqual({
    key: 'part-1',
    change: { ...REFUNDED, asOf: 1_790_000_000_000 },
  });
  expect(asked[0]?.headers.get('Idempotency-Key')).toBe('part-1');
  expect(Object.fromEntries(new URLSearchParams(await asked[0]?.text()))).toEqual({
    payment_intent: 'pi_1',
    amount: '1250',
    'metadata[order_refund]': 'part-1',
  });
});

test('The refunds of a payment are those of ours with their key and those of the dashboard without, as of the second of asking', async () => {
  const asked: Request[] = [];
  const { metadata, ...ofAnother } = REFUND;
  const data = [
    { ...REFUND, metadata: { order_refund: 'part-1' } },
    { ...REFUND, id: 're_2', metadata },
    { ...ofAnother, id: 're_3' },
  ];
  const found = await providerSending(json({ object: 'list', data }), asked).refundsOf('pi_1', 1_790_000_123_999);
  expect(found).toEqual([
    { key: 'part-1', change: { ...REFUNDED, asOf: 1_790_000_123_000 } },
    { key: null, change: { ...REFUNDED, objectId: 're_2', asOf: 1_790_000_123_000 } },
    { key: null, change: { ...REFUNDED, objectId: 're_3', asOf: 1_790_000_123_000 } },
  ]);
  expect(Object.fromEntries(new URL(asked[0]?.url ?? '').searchParams)).toEqual({ payment_intent: 'pi_1', limit: '100' });
});

test("The provider's words stay out of the message, which may reach the log", async () => {
  await expect(providerSending(refusal()).create(order)).rejects.toThrow(/^The payment provider refused the request$/);
  await expect(providerSending(json({ error: { type: 'card_error', message: 'secret words' } }, 402)).create(order)).rejects.toThrow(
    PaymentRefused,
  );
  await expect(providerSending(() => Promise.reject(new Error('secret words'))).create(order)).rejects.toThrow(
    /^The payment provider did not answer$/,
  );
});

test('Both kinds of live keys make a live provider, and nothing else does', () => {
  const stripe = new Stripe('sk_test_x');
  const isLive = (secretKey: string): boolean => new StripeProvider(stripe, { secretKey, webhookSecret: '' }).isLive;
  expect(['sk_live_x', 'rk_live_x', 'sk_test_x', 'pk_live_x', 'x_sk_live_x', ''].map(isLive)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('A webhook', () => {
  const NOW_MS = Date.UTC(2026, 10, 25);
  const stripe = new Stripe('sk_test_x');
  const provider = new StripeProvider(stripe, { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' });
  const event = (object: object, type = 'payment_intent.succeeded'): string =>
    JSON.stringify({ object: 'event', id: 'evt_1', type, created: 12, data: { object } });
  const signed = (payload: string, atMs = NOW_MS, secret = 'whsec_x'): string =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(atMs / 1_000) });
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  test('about a payment is read with it', () => {
    const payload = event(INTENT);
    expect(provider.readEvent(bytes(payload), signed(payload), NOW_MS)).toMatchObject({
      id: 'evt_1',
      kind: 'payment_intent.succeeded',
      payment: { id: 'pi_1', userId: 7 },
      change: null,
    });
  });

  test('about a refund is read with what changed', () => {
    const payload = event({ object: 'refund', id: 're_1', payment_intent: 'pi_1', amount: 5, status: 'succeeded' }, 'refund.created');
    expect(provider.readEvent(bytes(payload), signed(payload), NOW_MS)).toMatchObject({
      payment: null,
      change: { objectId: 're_1', amountCents: 5 },
    });
  });

  test('that is not signed, signed by another, changed on the way or old is refused', () => {
    const payload = event(INTENT);
    for (const [body, signature] of [
      [payload, ''],
      [payload, signed(payload, NOW_MS, 'whsec_other')],
      [payload.replace('72620', '1'), signed(payload)],
      [payload, signed(payload, NOW_MS - 6 * 60_000)],
      ['no JSON', signed('no JSON')],
    ] as const) {
      expect(() => provider.readEvent(bytes(body), signature, NOW_MS)).toThrow(WebhookRefused);
    }
    expect(provider.readEvent(bytes(payload), signed(payload, NOW_MS - 4 * 60_000), NOW_MS).id).toBe('evt_1');
  });
});

/** An event of the provider about an object, of second 12. */
const about = (object: object) => readPaymentChange({ created: 12, data: { object } } as Stripe.Event);
const COMMON = { paymentId: 'pi_1', asOf: 12_000 };

test('A charge says how much of it went back, and the larger sum is the newer state within one second', () => {
  expect(about({ object: 'charge', id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 500, amount: 900, status: 'succeeded' })).toEqual({
    ...COMMON,
    objectId: 'ch_1',
    kind: 'charge',
    amountCents: 500,
    status: '',
    tie: 500,
  });
});

test.each([
  ['pending', 0],
  ['requires_action', 0],
  ['succeeded', 1],
  ['failed', 2],
  ['canceled', 2],
  [null, 0],
])('A refund that is %s is told with its sum; it ends as succeeded, and may fail after that: %i', (status, tie) => {
  expect(about({ object: 'refund', id: 're_1', payment_intent: 'pi_1', amount: 500, status })).toEqual({
    ...COMMON,
    objectId: 're_1',
    kind: 'refund',
    amountCents: 500,
    status: status ?? '',
    tie,
  });
});

test.each([
  ['needs_response', 0],
  ['warning_needs_response', 0],
  ['under_review', 1],
  ['warning_under_review', 1],
  ['won', 2],
  ['lost', 2],
  ['warning_closed', 2],
  ['prevented', 2],
])('A dispute that is %s is told with its sum, and a closed one is the newest: %i', (status, tie) => {
  expect(about({ object: 'dispute', id: 'dp_1', payment_intent: 'pi_1', amount: 900, status })).toEqual({
    ...COMMON,
    objectId: 'dp_1',
    kind: 'dispute',
    amountCents: 900,
    status,
    tie,
  });
});

test('The payment may be named by its id or come whole', () => {
  expect(about({ object: 'refund', id: 're_1', payment_intent: { id: 'pi_2' }, amount: 1, status: null })?.paymentId).toBe('pi_2');
});

test.each([
  { object: 'refund', id: 're_1', amount: 1, status: null },
  { object: 'refund', id: 're_1', payment_intent: null, amount: 1, status: null },
  { object: 'refund', id: 're_1', payment_intent: {}, amount: 1, status: null },
  { object: 'refund', id: 're_1', payment_intent: { id: 7 }, amount: 1, status: null },
  { object: 'payment_intent', id: 'pi_1', payment_intent: 'pi_1' },
  { object: 'customer', id: 'cus_1' },
])('%o says nothing about what became of a payment', (object) => {
  expect(about(object)).toBeNull();
});
