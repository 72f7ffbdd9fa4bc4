// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paymentAttempts } from '../../src/offline/payments';
import { sessionStore } from '../../src/features/session/session-store';
import { cardField, everyCardIsGood, fakeStripe, PAID } from './fake-stripe';
import { agreeAndPay, openCheckout } from './open-checkout';
import { closeStore, toastSays } from './open-store';
import { CART } from './sample-shop';
import { createShopServer } from './shop-server';

vi.mock('@stripe/stripe-js/pure', async () => ({ loadStripe: async () => (await import('./fake-stripe')).fakeStripe }));

/** From then on a screen says that it is still trying. */
const LATE_MS = 10_000;
const AWAY_MS = 3_000;

beforeEach(everyCardIsGood);
afterEach(async () => {
  vi.unstubAllGlobals();
  closeStore();
  await paymentAttempts.drop('pi_1');
});

/** From now on nothing is late before the test says so. */
function holdLate() {
  const inTime = globalThis.setTimeout;
  const held: { readonly ms: number; readonly work: () => void }[] = [];
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...given: unknown[]): unknown =>
    ms === LATE_MS || ms === AWAY_MS ? held.push({ ms, work }) : inTime(work, ms, ...given),
  );
  return {
    isAway: () => act(() => held.filter(({ ms }) => ms === AWAY_MS).forEach(({ work }) => work())),
    comes() {
      vi.unstubAllGlobals();
      act(() => held.forEach(({ work }) => work()));
    },
  };
}

test('The checkout shows both notes of the settings and the agreement beside the card', async () => {
  const { checkout, pay, agreement } = await openCheckout();
  expect(await within(checkout).findByText('Bring a van for pick-up.')).toBeDefined();
  expect(await within(checkout).findByText('Delivery is to the kerb.')).toBeDefined();
  expect(agreement).toHaveProperty('required', true);
  expect(pay).toHaveProperty('disabled', true);
});

test('A pickup says why it is asked about the delivery charge', async () => {
  const { checkout } = await openCheckout();
  const agreement = await within(checkout).findByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' });
  const hint = document.getElementById(agreement.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('You pick up at our store, so no delivery is charged.');
});

test('While the card is charged Pay shows a spinner and cannot be pressed again', async () => {
  let asked = 0;
  fakeStripe.confirmCardPayment = () => {
    asked += 1;
    return new Promise(() => undefined);
  };
  const open = await openCheckout();
  await agreeAndPay(open);
  await waitFor(() => expect(asked).toBe(1));
  expect(open.pay.getAttribute('aria-busy')).toBe('true');
  expect(open.pay.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(open.pay);
  expect(asked).toBe(1);
});

test("A paid card says 'Payment succeeded! Processing order...' while the order is made", async () => {
  const server = createShopServer();
  server.neverReply('/userauth/checkout');
  const open = await openCheckout(server);
  await agreeAndPay(open);
  expect(await within(open.checkout).findByText('Payment succeeded! Processing order...')).toBeDefined();
});

test("After the order the toast says 'Order placed successfully!', the cart is read again, and Continue leads home", async () => {
  const open = await openCheckout();
  await agreeAndPay(open);
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

const REFUSALS = ['Your card was declined.', 'Your card number is incorrect.'];

test('A refused card is told so in the window, whatever the reason, makes no order and can be tried again', async () => {
  const open = await openCheckout();
  fireEvent.click(open.agreement);
  for (const message of REFUSALS) {
    fakeStripe.confirmCardPayment = () => Promise.resolve({ error: { type: 'card_error', message } });
    await waitFor(() => expect(open.pay.matches(':disabled, [aria-disabled]')).toBe(false));
    fireEvent.click(open.pay);
    expect((await within(open.checkout).findByText(message)).parentElement?.textContent).toContain(
      'Nothing has been charged. You can try again, or use another card.',
    );
  }
  await waitFor(() => expect(open.pay.matches(':disabled, [aria-disabled]')).toBe(false));
  expect(open.server.callsTo('/userauth/checkout')).toEqual([]);
});

test("A payment that stands elsewhere says so as 'Payment status: …' and makes no order", async () => {
  const open = await openCheckout();
  fireEvent.click(open.agreement);
  for (const status of ['processing', 'requires_action', 'canceled']) {
    fakeStripe.confirmCardPayment = () => Promise.resolve({ paymentIntent: { status } });
    await waitFor(() => expect(open.pay.matches(':disabled, [aria-disabled]')).toBe(false));
    fireEvent.click(open.pay);
    const told = await within(open.checkout).findByText(`Payment status: ${status}`);
    // A payment under way may still be charged.
    expect(told.parentElement?.textContent?.includes('Nothing has been charged.')).toBe(status !== 'processing');
  }
  expect(open.server.callsTo('/userauth/checkout')).toEqual([]);
});

test('A payment that another window finished first is the order of both, without a second charge', async () => {
  const message = 'You cannot confirm this PaymentIntent because it has a status of succeeded.';
  fakeStripe.confirmCardPayment = () =>
    Promise.resolve({ error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message } });
  fakeStripe.retrievePaymentIntent = () => Promise.resolve(PAID);
  const open = await openCheckout();
  await agreeAndPay(open);
  expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
});

test('A cart that was paid for in another window charges nothing and leads to the orders', async () => {
  const open = await openCheckout();
  open.server.data('/userauth/getusercarts', []);
  await agreeAndPay(open);
  expect((await within(open.checkout).findByRole('link', { name: 'See your orders' })).getAttribute('href')).toBe('/orders');
  expect(within(open.checkout).getByRole('alert').textContent).toContain('nothing has been charged here');
  expect(within(open.checkout).queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(open.server.callsTo('/userauth/createpaymentintent')).toEqual([]);
});

test('A card that was not charged after all, as the second question shows, can be entered anew', async () => {
  fakeStripe.confirmCardPayment = () => Promise.reject(new TypeError('cut off'));
  fakeStripe.retrievePaymentIntent = () => Promise.reject(new TypeError('cut off'));
  const open = await openCheckout();
  await agreeAndPay(open);
  expect(await within(open.checkout).findByText('We are checking your payment')).toBeDefined();
  fireEvent.click(within(open.checkout).getByRole('button', { name: 'Try again' }));
  expect(await within(open.checkout).findByText('There is no answer about your card yet. We keep asking by ourselves.')).toBeDefined();
  fakeStripe.retrievePaymentIntent = () => Promise.resolve({ paymentIntent: { status: 'requires_payment_method' } });
  fireEvent.click(within(open.checkout).getByRole('button', { name: 'Try again' }));
  expect(
    await within(open.checkout).findByText('Your card was not charged: the connection broke before the payment. Please pay again.'),
  ).toBeDefined();
  expect(await paymentAttempts.of('account-1')).toEqual([]);
});

test('A store that is slow before the card says so and can be left off: a late answer then charges nothing', async () => {
  const charged = vi.fn(() => Promise.resolve(PAID));
  fakeStripe.confirmCardPayment = charged;
  const server = createShopServer();
  let respond: (reply: unknown) => void = () => undefined;
  server.reply('/userauth/createpaymentintent', () => new Promise((resolve) => (respond = resolve)));
  const open = await openCheckout(server);
  const late = holdLate();
  await agreeAndPay(open);
  await waitFor(() => expect(server.callsTo('/userauth/createpaymentintent')).toHaveLength(1));
  late.comes();
  expect(
    within(open.checkout).getByText('The store is slow to answer. We are still waiting for it. Nothing has been charged yet.'),
  ).toBeDefined();
  fireEvent.click(within(open.checkout).getByRole('button', { name: 'Stop' }));
  expect(within(open.checkout).getByText('You stopped the payment.')).toBeDefined();
  await act(async () => respond({ status: 1, message: '', data: { clientSecret: 'pi_1_secret_2' } }));
  expect(await paymentAttempts.of('account-1')).toEqual([]);
  expect(charged).not.toHaveBeenCalled();
  expect(open.pay.matches(':disabled, [aria-disabled]')).toBe(false);
});

test('A store that is slow with the order of a paid card says that the payment is safe, and lets the window be closed', async () => {
  const server = createShopServer();
  server.neverReply('/userauth/checkout');
  const open = await openCheckout(server);
  const late = holdLate();
  await agreeAndPay(open);
  await within(open.checkout).findByText('Payment succeeded! Processing order...');
  expect(within(open.checkout).queryByRole('button', { name: 'Close' })).toBeNull();
  late.comes();
  expect(
    within(open.checkout).getByText(
      'The store is slow to answer. Your payment is safe: the order will be placed even if you close this window.',
    ),
  ).toBeDefined();
  fireEvent.click(within(open.checkout).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Checkout' })).toBeNull());
});

const REFUND = { status: 0, message: 'We could not make your order, so your payment was refunded in full.', data: { refunded: true } };

test('A payment that was refunded is told in words until they are read, and the cart can be paid for anew', async () => {
  const server = createShopServer();
  server.reply('/userauth/checkout', () => REFUND);
  const open = await openCheckout(server);
  await agreeAndPay(open);
  const told = await screen.findByRole('dialog', { name: 'That did not work' });
  expect(told.textContent).toContain(REFUND.message);
  expect(told.textContent).toContain('Nothing was ordered, and your cart is as you left it.');
  fireEvent.click(within(told).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(open.pay.matches(':disabled, [aria-disabled]')).toBe(false));
  expect(await paymentAttempts.of('account-1')).toEqual([]);
});

test('A payment that waited for its order and was refunded meanwhile makes room for the card form again', async () => {
  const server = createShopServer();
  server.breakDown('/userauth/checkout', 503);
  const open = await openCheckout(server);
  await agreeAndPay(open);
  expect(await within(open.checkout).findByText('Your payment is safe')).toBeDefined();
  server.reply('/userauth/checkout', () => REFUND);
  fireEvent.click(within(open.checkout).getByRole('button', { name: 'Try again' }));
  const told = await screen.findByRole('dialog', { name: 'That did not work' });
  fireEvent.click(within(told).getByRole('button', { name: 'OK' }));
  expect(await within(open.checkout).findByRole('button', { name: 'Pay $726.20' })).toBeDefined();
});

test('A card field that has not come after three seconds can be waited for or left, with the cart as it was', async () => {
  const late = holdLate();
  cardField.isThere = false;
  const { checkout } = await openCheckout();
  expect(within(checkout).queryByRole('button', { name: 'Stop' })).toBeNull();
  late.isAway();
  expect(within(checkout).getByText('The card form has not loaded yet. Nothing has been charged, and your cart is kept.')).toBeDefined();
  fireEvent.click(within(checkout).getByRole('button', { name: 'Keep waiting' }));
  expect(within(checkout).queryByRole('button', { name: 'Stop' })).toBeNull();
  late.comes();
  expect(within(checkout).getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('A card field that is not waited for closes the checkout', async () => {
  const late = holdLate();
  cardField.isThere = false;
  const { checkout } = await openCheckout();
  late.isAway();
  fireEvent.click(within(checkout).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Checkout' })).toBeNull());
  late.comes();
});

test('A card field that does not come is said to be late, and comes with Try again', async () => {
  const late = holdLate();
  cardField.isThere = false;
  const { checkout, agreement } = await openCheckout();
  fireEvent.click(agreement);
  expect(within(checkout).getByRole('button', { name: 'Pay $726.20' })).toHaveProperty('disabled', true);
  late.comes();
  expect(within(checkout).getByRole('alert').textContent).toContain(
    'The card form is taking longer than usual. Nothing has been charged. Please check your connection, and any content blocker, and try again.',
  );
  cardField.isThere = true;
  fireEvent.click(within(checkout).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(checkout).queryByRole('alert')).toBeNull());
  fireEvent.click(await within(checkout).findByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }));
  await waitFor(() => expect(within(checkout).getByRole('button', { name: 'Pay $726.20' })).toHaveProperty('disabled', false));
});

test('A session that ends before paying charges nothing, loses nothing and leads back to the cart as it was', async () => {
  const server = createShopServer();
  const open = await openCheckout(server);
  for (const call of ['/userauth/createpaymentintent', '/userauth/getusercarts', '/auth_service/auth/refresh-token'])
    server.breakDown(call, 401);
  await agreeAndPay(open);
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
  let wasCalledUncharged = false;
  const watch = new MutationObserver(() => (wasCalledUncharged ||= document.body.textContent.includes('Nothing has been charged')));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await agreeAndPay(open);
  expect(await within(open.checkout).findByText('Your payment is safe')).toBeDefined();
  const login = within(await within(open.checkout).findByRole('alert')).getByRole('link', { name: 'Login' });
  watch.disconnect();
  expect(wasCalledUncharged).toBe(false);
  expect(login.getAttribute('href')).toBe('/login?redirect=%2Fmy-cart');
  expect(within(open.checkout).queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await paymentAttempts.of('account-1')).toMatchObject([{ isPaid: true, order: { paymentId: 'pi_1' } }]);
});

const TELEPHONE = 'Telephone for your pickup (optional)';

test('A pickup by somebody whose telephone nobody knows asks for it, and says when it is none', async () => {
  const server = createShopServer();
  server.data('/userauth/getappuseraddress', []);
  const open = await openCheckout(server);
  const field = await within(open.checkout).findByLabelText(TELEPHONE);
  fireEvent.change(field, { target: { value: '555-0142' } });
  await agreeAndPay(open);
  await within(open.checkout).findByText('Please enter a telephone number of 10 digits, or leave the field empty.');
  expect(document.activeElement).toBe(field);
  expect(server.callsTo('/userauth/createpaymentintent')).toHaveLength(0);

  fireEvent.change(field, { target: { value: '(305) 555-0142' } });
  fireEvent.click(open.pay);
  await screen.findByRole('dialog', { name: 'Thank You!' });
  expect(server.callsTo('/userauth/createpaymentintent').map(({ fields }) => fields['telephone'])).toEqual(['3055550142']);
});

test('A pickup without a telephone number is paid for all the same, and one that is known is not asked for', async () => {
  const server = createShopServer();
  server.data('/userauth/getappuseraddress', []);
  const open = await openCheckout(server);
  await within(open.checkout).findByLabelText(TELEPHONE);
  await agreeAndPay(open);
  await screen.findByRole('dialog', { name: 'Thank You!' });
  expect(server.callsTo('/userauth/createpaymentintent').map(({ fields }) => fields['telephone'])).toEqual([undefined]);
  closeStore();

  const known = await openCheckout();
  await waitFor(() => expect(known.server.callsTo('/userauth/getappuseraddress')).not.toHaveLength(0));
  expect(within(known.checkout).queryByLabelText(TELEPHONE)).toBeNull();
});
