// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../src/offline/connection/connection';
import { paymentAttempts } from '../../src/offline/payments';
import { NO_TRIES } from '../../src/offline/sync/backoff';
import { everyCardIsGood, fakeStripe, PAID } from './fake-stripe';
import { agreeAndPay, openCheckout } from './open-checkout';
import { closeStore, onFakeClock, openStore } from './open-store';
import { processCart } from './process-cart';
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
    expect(await within(checkout).findByText('There is no answer about your card yet. We keep asking by ourselves.')).toBeDefined();
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

/** The card's confirmation leaves, and no reply ever comes. */
async function loseTheReply() {
  fakeStripe.confirmCardPayment = () => new Promise(() => undefined);
  fakeStripe.retrievePaymentIntent = cutOff;
  const open = await openCheckout();
  await agreeAndPay(open);
  await waitFor(async () => expect(await paymentAttempts.of('account-1')).toHaveLength(1));
  return open;
}

test('A confirmation that hangs while the signal is lost is checked by itself, and its order is shown as soon as the signal is back', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    const { checkout } = await loseTheReply();
    act(() => connection.sawSilence());
    await pass(3_000);
    expect(await within(checkout).findByText('We are checking your payment')).toBeDefined();
    expect(within(checkout).getByText('You are offline. We go on by ourselves as soon as you are back online.')).toBeDefined();
    await pass(60_000);
    fakeStripe.retrievePaymentIntent = () => Promise.resolve(PAID);
    act(() => {
      connection.sawResponse();
      connection.returned();
    });
    await pass(100);
    expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
  }));

test('A question that the lost signal swallowed does not hold up the one after its return', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    await loseTheResult();
    fakeStripe.retrievePaymentIntent = () => new Promise(() => undefined);
    await pass(5_000);
    fakeStripe.retrievePaymentIntent = () => Promise.resolve(PAID);
    act(() => connection.returned());
    await pass(100);
    expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
  }));

test('A confirmation that may still arrive is not called uncharged at once, and then leads back to the card', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    const { checkout } = await loseTheReply();
    act(() => connection.sawSilence());
    await pass(3_000);
    fakeStripe.retrievePaymentIntent = () => Promise.resolve({ paymentIntent: { status: 'requires_payment_method' } });
    act(() => connection.sawResponse());
    await pass(5_000);
    expect(within(checkout).getByText('We are checking your payment')).toBeDefined();
    await pass(25_000);
    expect(await within(checkout).findByText(/Your card was not charged/)).toBeDefined();
  }));

test('A payment whose page was closed is not called uncharged while the store cannot be asked, and its order is shown by itself', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    const server = createShopServer();
    await loseTheResult(server);
    closeStore();
    await paymentAttempts.retime('pi_1', () => NO_TRIES);
    server.goSilent('/userauth/checkout');
    server.goSilent('/payments/setup');
    await openStore('/my-cart', { server, isSignedIn: true });
    await processCart(await screen.findByRole('region', { name: 'Bill summary' }));
    const checkout = await screen.findByRole('dialog', { name: 'Checkout' });
    expect(await within(checkout).findByText('We are checking your payment')).toBeDefined();
    expect(checkout.textContent).not.toContain('Nothing has been charged');
    server.data('/userauth/checkout', { order_id: 1, order_number: 'SPS-1', total: '726.20' });
    await pass(20_000);
    expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
  }));

test('A payment that the store finds uncharged after its page was closed leads back to the card', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    const server = createShopServer();
    await loseTheResult(server);
    closeStore();
    await paymentAttempts.retime('pi_1', () => NO_TRIES);
    server.goSilent('/userauth/checkout');
    await openStore('/my-cart', { server, isSignedIn: true });
    await processCart(await screen.findByRole('region', { name: 'Bill summary' }));
    const checkout = await screen.findByRole('dialog', { name: 'Checkout' });
    await within(checkout).findByText('We are checking your payment');
    server.refuse('/userauth/checkout', 'Payment status: requires_payment_method');
    await pass(20_000);
    expect(await within(checkout).findByText(/Your card was not charged/)).toBeDefined();
    expect(await paymentAttempts.of('account-1')).toEqual([]);
  }));
