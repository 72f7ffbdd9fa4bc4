// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paymentAttempts } from '../../src/offline/payment-attempts';
import { sessionStore } from '../../src/features/session/session-store';
import { closeStore, openStore, toastSays } from './open-store';
import { processCart } from './process-cart';
import { CART } from './sample-shop';
import { createShopServer } from './shop-server';

/** False: the frame of the card field is held back, which raises no error. */
const isCardThere = vi.hoisted(() => ({ now: true }));
/** As much of Stripe.js as the card field and the charge need. */
const stripe = vi.hoisted(() => {
  const card = {
    mount: () => undefined, unmount: () => undefined, destroy: () => undefined, update: () => undefined, off: () => undefined,
    on: (event: string, heard: () => void) => void (event === 'ready' && isCardThere.now && queueMicrotask(heard)),
  };
  return {
    elements: () => ({ create: () => card, getElement: () => card, update: () => undefined }),
    createToken: () => undefined, createPaymentMethod: () => undefined, registerAppInfo: () => undefined,
    confirmCardPayment: (): unknown => undefined,
    retrievePaymentIntent: (): unknown => undefined,
  };
});
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => Promise.resolve(stripe) }));

/** DESIGN 4: from then on a screen says that it is still trying. */
const LATE_MS = 10_000;
const PAID = { paymentIntent: { status: 'succeeded' } };

beforeEach(() => {
  stripe.confirmCardPayment = () => Promise.resolve(PAID);
  isCardThere.now = true;
});
afterEach(async () => {
  closeStore();
  await paymentAttempts.drop('pi_1');
});

async function openCheckout(server = createShopServer()) {
  const store = await openStore('/my-cart', { server, isSignedIn: true });
  const bill = await screen.findByRole('region', { name: 'Bill summary' });
  fireEvent.click(within(bill).getByRole('checkbox', { name: 'Installation' }));
  await processCart(bill);
  const checkout = await screen.findByRole('dialog', { name: 'Checkout' });
  const pay = await within(checkout).findByRole('button', { name: 'Pay $726.20' });
  const agreement = within(checkout).getByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' });
  return { ...store, checkout, pay, agreement };
}

async function payNow({ pay, agreement }: Awaited<ReturnType<typeof openCheckout>>) {
  fireEvent.click(agreement);
  await waitFor(() => expect(pay).toHaveProperty('disabled', false));
  fireEvent.click(pay);
}

test('The checkout shows both notes of the settings and the agreement beside the card', async () => {
  const { checkout, pay, agreement } = await openCheckout();
  expect(await within(checkout).findByText('Bring a van for pick-up.')).toBeDefined();
  expect(await within(checkout).findByText('Delivery is to the kerb.')).toBeDefined();
  expect(agreement).toHaveProperty('required', true);
  expect(pay).toHaveProperty('disabled', true);
});

test('While the card is charged Pay shows a spinner and cannot be pressed again', async () => {
  let asked = 0;
  stripe.confirmCardPayment = () => {
    asked += 1;
    return new Promise(() => undefined);
  };
  const open = await openCheckout();
  await payNow(open);
  await waitFor(() => expect(asked).toBe(1));
  expect(open.pay.getAttribute('aria-busy')).toBe('true');
  expect(open.pay).toHaveProperty('disabled', true);
  fireEvent.click(open.pay);
  expect(asked).toBe(1);
});

test("A paid card says 'Payment succeeded! Processing order...' while the order is made", async () => {
  const server = createShopServer();
  server.neverAnswer('/userauth/checkout');
  const open = await openCheckout(server);
  await payNow(open);
  expect(await within(open.checkout).findByText('Payment succeeded! Processing order...')).toBeDefined();
});

test("After the order the toast says 'Order placed successfully!', the cart is read again, and Continue leads home", async () => {
  const open = await openCheckout();
  await payNow(open);
  const thanks = await screen.findByRole('dialog', { name: 'Thank You!' });
  await toastSays('Order placed successfully!');
  expect(within(thanks).getByText('$726.20')).toBeDefined();
  const { server } = open;
  const ordered = server.calls.findIndex(({ path }) => path === '/userauth/checkout');
  await waitFor(() => expect(server.calls.slice(ordered).some(({ path }) => path === '/userauth/getusercarts')).toBe(true));
  fireEvent.click(within(thanks).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(open.path()).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  'Your card was declined.',
  'Your card has insufficient funds.',
  'Your card has expired.',
  "Your card's security code is incorrect.",
  'An error occurred while processing your card. Try again in a little bit.',
  'Your card number is incorrect.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
])('A card refused with %j is told so in the window, makes no order and can be tried again', async (message) => {
  stripe.confirmCardPayment = () => Promise.resolve({ error: { type: 'card_error', message } });
  const open = await openCheckout();
  await payNow(open);
  expect(await within(open.checkout).findByText(message)).toBeDefined();
  await waitFor(() => expect(open.pay).toHaveProperty('disabled', false));
  expect(open.server.calls.some(({ path }) => path === '/userauth/checkout')).toBe(false);
});

test.each(['processing', 'requires_action', 'canceled'])("A payment that stands at %s says so as 'Payment status: …' and makes no order", async (status) => {
  stripe.confirmCardPayment = () => Promise.resolve({ paymentIntent: { status } });
  const open = await openCheckout();
  await payNow(open);
  expect(await within(open.checkout).findByText(`Payment status: ${status}`)).toBeDefined();
  expect(open.server.calls.some(({ path }) => path === '/userauth/checkout')).toBe(false);
});

const REFUND = { status: 0, message: 'We could not make your order, so your payment was refunded in full.', data: { refunded: true } };

test('A payment that was refunded is told in words until they are read, and the cart can be paid for anew', async () => {
  const server = createShopServer();
  server.answer('/userauth/checkout', () => REFUND);
  const open = await openCheckout(server);
  await payNow(open);
  const told = await screen.findByRole('dialog', { name: 'That did not work' });
  expect(told.textContent).toContain(REFUND.message);
  expect(told.textContent).toContain('Nothing was ordered, and your cart is as you left it.');
  fireEvent.click(within(told).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(open.pay).toHaveProperty('disabled', false));
  expect(await paymentAttempts.of('account-1')).toEqual([]);
});

test('A payment that waited for its order and was refunded meanwhile makes room for the card form again', async () => {
  const server = createShopServer();
  server.breakDown('/userauth/checkout', 503);
  const open = await openCheckout(server);
  await payNow(open);
  expect(await within(open.checkout).findByText('Your payment is safe')).toBeDefined();
  server.answer('/userauth/checkout', () => REFUND);
  fireEvent.click(within(open.checkout).getByRole('button', { name: 'Try again' }));
  const told = await screen.findByRole('dialog', { name: 'That did not work' });
  fireEvent.click(within(told).getByRole('button', { name: 'OK' }));
  expect(await within(open.checkout).findByRole('button', { name: 'Pay $726.20' })).toBeDefined();
});

test('A card field that does not come is said to be late, and comes with Try again', async () => {
  const inTime = globalThis.setTimeout;
  const late: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...given: unknown[]): unknown => (ms === LATE_MS ? late.push(work) : inTime(work, ms, ...given)));
  isCardThere.now = false;
  const { checkout, agreement } = await openCheckout();
  fireEvent.click(agreement);
  expect(within(checkout).getByRole('button', { name: 'Pay $726.20' })).toHaveProperty('disabled', true);
  act(() => late.forEach((work) => work()));
  expect(within(checkout).getByRole('alert').textContent).toContain(
    'The card form is taking longer than usual. Nothing has been charged. Please check your connection, and any content blocker, and try again.',
  );
  vi.unstubAllGlobals();
  isCardThere.now = true;
  fireEvent.click(within(checkout).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(checkout).queryByRole('alert')).toBeNull());
  fireEvent.click(await within(checkout).findByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }));
  await waitFor(() => expect(within(checkout).getByRole('button', { name: 'Pay $726.20' })).toHaveProperty('disabled', false));
});

test('A session that ends before paying charges nothing, loses nothing and leads back to the cart as it was', async () => {
  const server = createShopServer();
  const open = await openCheckout(server);
  for (const call of ['/userauth/createpaymentintent', '/userauth/getusercarts', '/auth_service/auth/refresh-token']) server.breakDown(call, 401);
  await payNow(open);
  const over = await within(open.checkout).findByRole('alert');
  expect(over.textContent).toContain('Your session has ended. Nothing has been charged, and your cart is kept with your account.');
  fireEvent.click(within(over).getByRole('link', { name: 'Login' }));
  await waitFor(() => expect(open.path()).toBe('/login?redirect=%2Fmy-cart'));
  server.data('/userauth/getusercarts', CART);
  act(() => sessionStore.signIn({ authKey: 'key-2', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, 'account-1'));
  await waitFor(() => expect(open.path()).toBe('/my-cart'));
  const bill = await screen.findByRole('region', { name: 'Bill summary' });
  expect(within(bill).getByRole('checkbox', { name: 'Installation' })).toHaveProperty('checked', false);
});

test('A session that ends between the charge and the order keeps the payment for the account and asks to log in', async () => {
  const server = createShopServer();
  const open = await openCheckout(server);
  for (const call of ['/userauth/checkout', '/auth_service/auth/refresh-token']) server.breakDown(call, 401);
  await payNow(open);
  expect(await within(open.checkout).findByText('Your payment is safe')).toBeDefined();
  const login = within(await within(open.checkout).findByRole('alert')).getByRole('link', { name: 'Login' });
  expect(login.getAttribute('href')).toBe('/login?redirect=%2Fmy-cart');
  expect(within(open.checkout).queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await paymentAttempts.of('account-1')).toMatchObject([{ isPaid: true, order: { paymentId: 'pi_1' } }]);
});
