import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { PaymentRefused, PaymentUnreachable } from './payment-provider';
import { StripeProvider } from './stripe-provider';

type Answer = () => Promise<Response>;

function providerAnswering(answer: Answer, asked: Request[] = []): StripeProvider {
  const httpClient = Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) => {
    asked.push(new Request(input, init));
    return answer();
  });
  const stripe = new Stripe('sk_test_x', { httpClient, maxNetworkRetries: 0, telemetry: false });
  return new StripeProvider(stripe, { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' });
}

const order = { amountCents: 72_620, userId: 7, snapshotId: 31, description: 'Flooring, 9 boxes' };
const json =
  (body: object, status = 200): Answer =>
  async () =>
    Response.json(body, { status });

test('A payment is asked for with the amount in cents, our numbers and a key that repeats for the same snapshot', async () => {
  const asked: Request[] = [];
  const provider = providerAnswering(
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
  await expect(providerAnswering(() => Promise.reject(new Error('cut'))).create(order)).rejects.toThrow(PaymentUnreachable);
  await expect(providerAnswering(json({ error: { type: 'api_error', message: 'broken' } }, 500)).create(order)).rejects.toThrow(
    PaymentUnreachable,
  );
  await expect(providerAnswering(json({ error: { type: 'invalid_request_error', message: 'no' } }, 400)).create(order)).rejects.toThrow(
    PaymentRefused,
  );
});

test('A payment the provider does not know is null, not an error', async () => {
  const provider = providerAnswering(
    json({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' } }, 404),
  );
  expect(await provider.find('pi_none')).toBeNull();
});

test('Live keys make a live provider', () => {
  const stripe = new Stripe('sk_live_x');
  expect(new StripeProvider(stripe, { secretKey: 'sk_live_x', webhookSecret: 'whsec_x' }).isLive).toBe(true);
  expect(new StripeProvider(stripe, { secretKey: 'rk_test_x', webhookSecret: 'whsec_x' }).isLive).toBe(false);
});
