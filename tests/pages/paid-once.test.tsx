// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../src/offline/connection/connection';
import { paymentAttempts } from '../../src/offline/payments';
import { goOffline } from './connection-states';
import { closeStore, openStore } from './open-store';
import { processCart } from './process-cart';
import { createShopServer } from './shop-server';

/** As much of Stripe.js as the card field and the charge need; counts the charges. */
const stripe = vi.hoisted(() => {
  const card = {
    mount: () => undefined,
    unmount: () => undefined,
    destroy: () => undefined,
    update: () => undefined,
    off: () => undefined,
    on: (event: string, heard: () => void) => void (event === 'ready' && queueMicrotask(heard)),
  };
  const counted = { charges: 0, isCutOff: false };
  return {
    counted,
    elements: () => ({ create: () => card, getElement: () => card, update: () => undefined }),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    registerAppInfo: () => undefined,
    confirmCardPayment: (): unknown => {
      counted.charges += 1;
      return counted.isCutOff ? Promise.reject(new TypeError('cut off')) : Promise.resolve({ paymentIntent: { status: 'succeeded' } });
    },
    retrievePaymentIntent: (): unknown => Promise.reject(new TypeError('cut off')),
  };
});
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => Promise.resolve(stripe) }));

// Loaded when it is asked for; preparing it here takes long on a busy machine.
beforeAll(() => import('../../src/features/checkout/checkout-dialog'));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(stripe.counted, { charges: 0, isCutOff: false });
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeStore();
  await paymentAttempts.drop('pi_1');
  act(() => connection.sawResponse());
});

const ORDERED = 'Order placed successfully!';

/** Pays in the checkout; `server` decides what becomes of it. */
async function pay(server = createShopServer()) {
  const store = await openStore('/my-cart', { server, isSignedIn: true });
  const bill = await screen.findByRole('region', { name: 'Bill summary' });
  await processCart(bill);
  const checkout = await screen.findByRole('dialog', { name: 'Checkout' });
  fireEvent.click(await within(checkout).findByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }));
  const button = await within(checkout).findByRole('button', { name: /^Pay / });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  return { ...store, checkout };
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
  stripe.counted.isCutOff = isCutOff;
  server.goSilent('/userauth/checkout');
  await pay(server);
  await waitFor(async () => expect(await paymentAttempts.of('account-1')).toHaveLength(1));
  goOffline(server);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull());
  for (const again of screen.queryAllByRole('button', { name: /again|retry/i })) fireEvent.click(again);
  expect(stripe.counted.charges).toBe(1);
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
  expect([stripe.counted.charges, await paymentAttempts.of('account-1')]).toEqual([0, []]);
});
