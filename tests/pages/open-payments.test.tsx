// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../src/offline/connection/connection';
import { paymentAttempts } from '../../src/offline/payments';
import { everyCardIsGood, fakeStripe, PAID } from './fake-stripe';
import { agreeAndPay, openCheckout } from './open-checkout';
import { closeStore, onFakeClock } from './open-store';
import { createShopServer } from './shop-server';

vi.mock('@stripe/stripe-js/pure', async () => ({ loadStripe: async () => (await import('./fake-stripe')).fakeStripe }));

beforeAll(() => import('../../src/features/checkout/checkout-dialog'));
beforeEach(() => {
  everyCardIsGood();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeStore();
  await paymentAttempts.drop('pi_1');
});

const cutOff = () => Promise.reject(new TypeError('cut off'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The signal is lost as the card's confirmation leaves. */
async function loseTheResult(server = createShopServer()) {
  fakeStripe.confirmCardPayment = cutOff;
  fakeStripe.retrievePaymentIntent = cutOff;
  const open = await openCheckout(server);
  await agreeAndPay(open);
  await within(open.checkout).findByText('We are checking your payment');
  return open;
}

test('A payment whose result was lost is checked by itself within five seconds: the order is shown, with no press', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    await loseTheResult();
    fakeStripe.retrievePaymentIntent = () => Promise.resolve(PAID);
    await pass(5_000);
    expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
  }));

test('A payment whose result was lost and that was not charged leads back to the card by itself', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    const { checkout } = await loseTheResult();
    fakeStripe.retrievePaymentIntent = () => Promise.resolve({ paymentIntent: { status: 'requires_payment_method' } });
    await pass(5_000);
    expect(await within(checkout).findByText(/Your card was not charged: the connection broke before the payment/)).toBeDefined();
  }));

test('A payment that the bank is still deciding about never leads back to the card: it may be charged yet', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    const { checkout } = await loseTheResult();
    fakeStripe.retrievePaymentIntent = () => Promise.resolve({ paymentIntent: { status: 'processing' } });
    await pass(5_000);
    expect(await within(checkout).findByText('Payment status: processing')).toBeDefined();
    expect(within(checkout).getByText('We are checking your payment')).toBeDefined();
    fakeStripe.retrievePaymentIntent = () => Promise.resolve(PAID);
    await pass(30_000);
    expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
  }));

test('While the provider does not answer it is asked again and again, at most six times in a minute, and soon when the connection is back', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    await loseTheResult();
    let asked = 0;
    fakeStripe.retrievePaymentIntent = () => {
      asked += 1;
      return cutOff();
    };
    for (let second = 0; second < 60; second += 1) await pass(1_000);
    expect(asked).toBeGreaterThan(1);
    expect(asked).toBeLessThanOrEqual(6);
    fakeStripe.retrievePaymentIntent = () => Promise.resolve(PAID);
    act(() => connection.returned());
    await pass(5_000);
    expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
  }));

test('A provider that is silent does not end the checking', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    const { checkout } = await loseTheResult();
    fakeStripe.retrievePaymentIntent = () => new Promise(() => undefined);
    await pass(5_000);
    await pass(20_000);
    expect(await within(checkout).findByText('The store did not answer. Please try again in a moment.')).toBeDefined();
    fakeStripe.retrievePaymentIntent = () => Promise.resolve(PAID);
    await pass(30_000);
    expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
  }));

test('A payment that proves to be charged while the store makes no order is told as safe, and is left to the one queue that asks for orders', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    const server = createShopServer();
    server.breakDown('/userauth/checkout', 503);
    const { checkout } = await loseTheResult(server);
    fakeStripe.retrievePaymentIntent = () => Promise.resolve(PAID);
    await pass(5_000);
    expect(await within(checkout).findByText('Your payment is safe')).toBeDefined();
    await waitFor(async () => expect(await paymentAttempts.of('account-1')).toMatchObject([{ isPaid: true }]));
    const asked = server.callsTo('/userauth/checkout').length;
    await pass(60_000);
    expect(server.callsTo('/userauth/checkout')).toHaveLength(asked);
  }));
