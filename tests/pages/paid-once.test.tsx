// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../src/offline/connection/connection';
import { paymentAttempts } from '../../src/offline/payments';
import { goOffline } from './connection-states';
import { charged, everyCardIsGood, fakeStripe } from './fake-stripe';
import { agreeAndPay, openCheckout } from './open-checkout';
import { closeStore, openStore } from './open-store';
import { createShopServer, type ShopServer } from './shop-server';

vi.mock('@stripe/stripe-js/pure', async () => ({ loadStripe: async () => (await import('./fake-stripe')).fakeStripe }));

// Loaded when it is asked for; preparing it here takes long on a busy machine.
beforeAll(() => import('../../src/features/checkout/checkout-dialog'));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  everyCardIsGood();
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeStore();
  await paymentAttempts.drop('pi_1');
  act(() => connection.sawResponse());
});

const ORDERED = 'Order placed successfully!';

/** Pays in the checkout; `server` decides what becomes of it. */
async function pay(server: ShopServer) {
  const open = await openCheckout(server);
  await agreeAndPay(open);
  return open;
}

test("'Order placed' is not shown while no order was made, though the card was charged", async () => {
  const server = createShopServer();
  server.goSilent('/userauth/checkout');
  const { checkout } = await pay(server);
  await waitFor(() => expect(server.callsTo('/userauth/checkout').length).toBeGreaterThan(0));
  await waitFor(async () => expect(await paymentAttempts.of('account-1')).toMatchObject([{ isPaid: true }]));
  await waitFor(() => expect(checkout.querySelector('[aria-busy=true]')).toBeNull());
  expect(screen.queryByText(ORDERED)).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Thank You!' })).toBeNull();
});

test.each([
  ['the order was not heard of', false],
  ['the card was not heard of', true],
])('Whoever lost the connection when %s is not offered to pay a second time, and is charged once', async (_name, isCutOff) => {
  const server = createShopServer();
  const cutOff = () => Promise.reject(new TypeError('cut off'));
  fakeStripe.retrievePaymentIntent = cutOff;
  if (isCutOff) fakeStripe.confirmCardPayment = (secret) => (charged.push(secret), cutOff());
  server.goSilent('/userauth/checkout');
  await pay(server);
  await waitFor(async () => expect(await paymentAttempts.of('account-1')).toHaveLength(1));
  goOffline(server);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull());
  for (const again of screen.queryAllByRole('button', { name: /again|retry/i })) fireEvent.click(again);
  expect(charged).toHaveLength(1);
  expect(server.callsTo('/userauth/createpaymentintent')).toHaveLength(1);
});

test('Offline, payment does not open and says why; nothing is charged and nothing queued', async () => {
  const server = createShopServer();
  await openStore('/my-cart', { server, isSignedIn: true });
  const bill = await screen.findByRole('region', { name: 'Bill summary' });
  goOffline(server);
  await waitFor(() => expect(bill.parentElement?.textContent).toContain('Payment opens when you are back online.'));
  for (const button of within(bill).getAllByRole('button', { name: 'Process to Continue' }))
    expect(button).toHaveProperty('disabled', true);
  expect([charged.length, await paymentAttempts.of('account-1')]).toEqual([0, []]);
});
