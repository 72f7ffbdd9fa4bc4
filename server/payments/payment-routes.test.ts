import { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database';
import type { Api } from '../http/api';
import { errorReply } from '../http/error-reply';
import { Refusal } from '../http/problems';
import type { StoreEnv } from '../http/store-app';
import { PaymentUnreachable, WebhookRefused } from './payment-provider';
import { mountPaymentRoutes } from './payment-routes';
import type { PaymentService } from './payment-service';
import { checkout, createPaymentIntent, getPaymentSetup } from '../../src/contract/checkout';
import type { Endpoint } from '../../src/contract/define-endpoint';

vi.mock('../repositories/promos', () => ({
  findPromo: async (_db: unknown, code: string) => (code === 'KNOWN' ? { code } : undefined),
}));

type Handler = (input: unknown, context: unknown) => Promise<unknown>;
const handlers = new Map<string, Handler>();
const keep = (endpoint: Endpoint<never, never>, handler: Handler): void => void handlers.set(endpoint.path, handler);

let hits: string[];
let reported: string[];
let limited: string | null;
let service: { -readonly [Name in keyof PaymentService]?: PaymentService[Name] };
const app = new Hono<StoreEnv>();
app.onError((error, c) => errorReply(() => undefined, 'https://shop.example', error, c));
mountPaymentRoutes(
  app,
  { handle: keep, handleSignedIn: keep } as unknown as Api,
  {
    setup: () => service.setup?.(),
    openPayment: (...input: Parameters<PaymentService['openPayment']>) => service.openPayment?.(...input),
    checkOut: (...input: Parameters<PaymentService['checkOut']>) => service.checkOut?.(...input),
    takeWebhook: (...input: Parameters<PaymentService['takeWebhook']>) => service.takeWebhook?.(...input),
  } as unknown as PaymentService,
  {
    db: {} as Database,
    report: (_c, event) => void reported.push(event),
    limitRate: async (name, subject) => {
      const hit = `${name} ${subject}`;
      if (limited === name) throw new Refusal('Too many tries');
      hits.push(hit);
      return { giveBack: async () => void hits.splice(hits.indexOf(hit), 1) };
    },
  },
);
const ask = (endpoint: { readonly path: string }, input: object = {}): Promise<unknown> =>
  handlers.get(endpoint.path)?.(input, { user: { id: 7 }, clientAddress: '203.0.113.7' }) ?? Promise.reject(new Error('not bound'));
const opening = (promoCode: string | null) => ({ amountCents: 72_620, choice: { promoCode } });

beforeEach(() => {
  [hits, reported, limited, service] = [[], [], null, {}];
});

describe('Opening a payment', () => {
  beforeEach(() => {
    service.openPayment = async (userId, { amountCents }) => `secret of ${userId} over ${amountCents}`;
  });

  it('gives the secret, and counts for the account: a stolen card is tried so', async () => {
    expect(await ask(createPaymentIntent, opening(null))).toEqual({ data: 'secret of 7 over 72620' });
    expect(hits).toEqual(['paymentPerAccount 7']);
  });

  it('with a code that nobody knows counts as a guess of that address, with a known one it does not', async () => {
    await ask(createPaymentIntent, opening('GUESS'));
    expect(hits).toEqual(['paymentPerAccount 7', 'unknownPromoPerAddress 203.0.113.7']);
    await ask(createPaymentIntent, opening('KNOWN'));
    expect(hits.toSorted()).toEqual(['paymentPerAccount 7', 'paymentPerAccount 7', 'unknownPromoPerAddress 203.0.113.7']);
  });

  it.each(['paymentPerAccount', 'unknownPromoPerAddress'])('is not done beyond the limit of %s', async (name) => {
    limited = name;
    service.openPayment = vi.fn();
    await expect(ask(createPaymentIntent, opening('KNOWN'))).rejects.toThrow('Too many tries');
    expect(service.openPayment).not.toHaveBeenCalled();
  });

  it('says when to come again where the provider does not answer, and passes on every other refusal', async () => {
    service.openPayment = () => Promise.reject(new PaymentUnreachable('cut'));
    await expect(ask(createPaymentIntent, opening(null))).rejects.toMatchObject({
      httpStatus: 503,
      message: 'The payment provider does not answer. Please try again in a moment.',
      headers: { 'Retry-After': '10' },
    });
    service.openPayment = () => Promise.reject(new Refusal('Your cart is empty'));
    await expect(ask(createPaymentIntent, opening(null))).rejects.toThrow(new Refusal('Your cart is empty'));
  });
});

it('A checkout gives the receipt of the payment that is named, and counts as a write', async () => {
  service.checkOut = async (userId, paymentId) => ({ orderId: userId, orderNumber: paymentId, totalCents: 1 });
  expect(await ask(checkout, { paymentId: 'pi_1' })).toEqual({ data: { orderId: 7, orderNumber: 'pi_1', totalCents: 1 } });
  expect(hits).toEqual(['writesPerAccount 7']);
  service.checkOut = () => Promise.reject(new PaymentUnreachable('cut'));
  await expect(ask(checkout, { paymentId: 'pi_1' })).rejects.toMatchObject({ httpStatus: 503 });
});

it('The page hears what it needs for the card field', async () => {
  service.setup = () => ({ publishableKey: 'pk_test', standInScript: null });
  expect(await ask(getPaymentSetup)).toEqual({ data: { publishableKey: 'pk_test', standInScript: null } });
});

describe('A webhook', () => {
  const deliver = (body: NonNullable<RequestInit['body']>, signature: string | null = 'sig') =>
    app.request('/api/payments/webhook', { method: 'POST', body, headers: signature === null ? {} : { 'Stripe-Signature': signature } });

  it('is taken with its bytes as they came, and with its signature', async () => {
    const taken: unknown[] = [];
    service.takeWebhook = async (rawBody, signature) => void taken.push([Buffer.from(rawBody).toString(), signature]);
    const reply = await deliver('{ "a": 1 }\n');
    expect([reply.status, await reply.json()]).toEqual([200, { received: true }]);
    await deliver('x', null);
    expect(taken).toEqual([
      ['{ "a": 1 }\n', 'sig'],
      ['x', ''],
    ]);
  });

  it('that is wrongly signed is refused, and the log says so', async () => {
    service.takeWebhook = () => Promise.reject(new WebhookRefused('no'));
    const reply = await deliver('x');
    expect([reply.status, await reply.json(), reported]).toEqual([
      400,
      { status: 0, message: 'The signature does not match.', data: null, reply_to: '/payments/webhook' },
      ['webhook_refused'],
    ]);
  });

  it('that cannot be handled now is not taken, so that it comes again', async () => {
    service.takeWebhook = () => Promise.reject(new Error('away'));
    expect([(await deliver('x')).status, reported]).toEqual([500, []]);
  });

  it('may be half a megabyte, and not a byte more', async () => {
    service.takeWebhook = async () => undefined;
    expect((await deliver(new Uint8Array(512 * 1024))).status).toBe(200);
    expect((await deliver(new Uint8Array(512 * 1024 + 1))).status).toBe(413);
  });
});
