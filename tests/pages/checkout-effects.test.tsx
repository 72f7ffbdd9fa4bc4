// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { resumePayments, startPayments } from '../../src/features/checkout/resume-payments';
import { sessionStore } from '../../src/features/session/session-store';
import { cartChoices, FIRST_CHOICES } from '../../src/offline/cart-choices';
import { cartChanges } from '../../src/offline/cart';
import { paymentAttempts } from '../../src/offline/payments';
import { updateGate } from '../../src/offline/worker/update-gate';
import { everyCardIsGood } from './fake-stripe';
import { agreeAndPay, openCheckout } from './open-checkout';
import { closeStore, openStore } from './open-store';
import { createShopServer } from './shop-server';

vi.mock('@stripe/stripe-js/pure', async () => ({ loadStripe: async () => (await import('./fake-stripe')).fakeStripe }));

beforeAll(() => import('../../src/features/checkout/checkout-dialog'));
beforeEach(() => {
  everyCardIsGood();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cartChanges.discardAll().catch(() => undefined);
  closeStore();
  await paymentAttempts.drop('pi_1');
});

const PICTURE = { src: '', widths: [], widthPx: 1, heightPx: 1, color: '', alt: '' };
const MAPLE = {
  id: 107,
  title: 'Coastal Maple',
  slug: 'coastal-maple',
  picture: PICTURE,
  priceCentsPerSqft: 319,
  pricePerBoxCents: 7_541,
  sqftPerBox: 2_364,
};

test('An open checkout holds back a new version of the store, and a closed one no more', async () => {
  const { checkout } = await openCheckout();
  expect(updateGate.get().blockedBy).toBe('checkout');
  fireEvent.click(within(checkout).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(updateGate.get().blockedBy).toBeNull());
});

test('The choices of a cart end with its order: the next cart begins as the first did', async () => {
  const open = await openCheckout();
  expect(cartChoices.of('account-1').installation).toBe(false);
  await agreeAndPay(open);
  await screen.findByRole('dialog', { name: 'Thank You!' });
  await waitFor(() => expect(cartChoices.of('account-1').installation).toBeNull());
});

test('An order ends the choices of who paid it, not those of somebody who logs in, in another tab, before its reply', async () => {
  const open = await openCheckout();
  cartChoices.change('account-2', { telephone: '3055550142' });
  open.server.reply('/userauth/checkout', () => {
    sessionStore.signIn({ authKey: 'key-2', firstName: 'Marco', lastName: 'Diaz', fullName: 'Marco Diaz' }, 'account-2');
    open.server.data('/userauth/getusercarts', []);
    return { status: 1, message: '', data: { order_id: 1, order_number: 'SPS-1', total: '726.20' } };
  });
  await agreeAndPay(open);
  await waitFor(() => expect(cartChoices.of('account-1')).toEqual(FIRST_CHOICES));
  expect(cartChoices.of('account-2').telephone).toBe('3055550142');
  // Nor is the other's cart, which is empty, read as the payer's.
  expect(open.queryClient.getQueryData(['private', 'account-1', 'cart'])).toHaveLength(1);
});

/** The card was charged, and the store has made no order yet. */
async function payWithoutOrder() {
  const server = createShopServer();
  server.breakDown('/userauth/checkout', 503);
  const open = await openCheckout(server);
  await agreeAndPay(open);
  await within(open.checkout).findByText('Your payment is safe');
  await paymentAttempts.retime('pi_1', (tries) => ({ ...tries, lastTryAt: 0, notBefore: 0 }));
  server.data('/userauth/checkout', { order_id: 1, order_number: 'SPS-1', total: '726.20' });
  return open;
}

test('An order that the store makes later, in the background, is shown where the shopper waits for it', async () => {
  await payWithoutOrder();
  await act(() => resumePayments('account-1').then(() => undefined));
  expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
});

test('An order that the store makes after the shopper has left the checkout empties the cart, its choices and the shown figures', async () => {
  const { queryClient, server } = await payWithoutOrder();
  closeStore();
  const reopened = await openStore('/my-cart', { server, isSignedIn: true });
  await screen.findByRole('table', { name: 'Floors in your cart' });
  cartChoices.change('account-1', { telephone: '3055550142' });
  const orders = ['private', 'account-1', 'order-pages'];
  reopened.queryClient.setQueryData(orders, { pages: [], pageParams: [] });
  server.data('/userauth/getusercarts', []);
  const read = vi.fn();
  const stop = cartChanges.subscribeServerCart(read);
  act(() => startPayments(reopened.queryClient));
  const told = await screen.findByRole('dialog', { name: 'Thank You!' });
  expect(within(told).getByRole('status').textContent).toContain('Order placed successfully!');
  expect(within(told).getByRole('link', { name: 'View receipt' }).getAttribute('href')).toBe('/orders/SPS-1');
  fireEvent.click(within(told).getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('Your cart is empty')).toBeDefined();
  await waitFor(() => expect(cartChoices.of('account-1')).toEqual(FIRST_CHOICES));
  expect(reopened.queryClient.getQueryState(orders)?.isInvalidated).toBe(true);
  // Other tabs too.
  await waitFor(() => expect(read).toHaveBeenCalledWith('account-1', []));
  stop();
  queryClient.clear();
});

describe('Before the card is charged', () => {
  test('a change of the cart that the store refuses is told, and stops the payment', async () => {
    const server = createShopServer();
    const open = await openCheckout(server);
    server.refuse('/userauth/addeditusercarts', 'We have only 5 boxes of this floor.');
    await act(() => cartChanges.put({ product: MAPLE, boxes: 12, isInstallationChosen: false }).then(() => undefined));
    await agreeAndPayAnyTotal(open.checkout);
    expect((await within(open.checkout).findByRole('alert')).textContent).toContain('We have only 5 boxes of this floor.');
    expect(server.callsTo('/userauth/createpaymentintent')).toEqual([]);
  });

  test('a change of the cart that did not reach the store stops the payment', async () => {
    const server = createShopServer();
    const open = await openCheckout(server);
    server.breakDown('/userauth/addeditusercarts', 503);
    await act(() => cartChanges.put({ product: MAPLE, boxes: 12, isInstallationChosen: false }).then(() => undefined));
    await agreeAndPayAnyTotal(open.checkout);
    expect((await within(open.checkout).findByRole('alert')).textContent).toContain('Your latest changes have not reached the store yet.');
    expect(server.callsTo('/userauth/createpaymentintent')).toEqual([]);
  });
});

async function agreeAndPayAnyTotal(checkout: HTMLElement): Promise<void> {
  await agreeAndPay({ checkout, pay: await within(checkout).findByRole('button', { name: /^Pay \$/ }) });
}

test('A refusal of the figures has each of them read again: cart, rates, delivery, road', async () => {
  const server = createShopServer();
  const open = await openCheckout(server);
  server.refuse('/userauth/createpaymentintent', 'The figures have changed.');
  for (const key of [
    ['public', 'delivery-bands'],
    ['private', 'account-1', 'road-distance', 'here'],
  ])
    open.queryClient.setQueryData(key, 'as before');
  const keys = open.queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => JSON.stringify(queryKey));
  await agreeAndPay(open);
  await within(open.checkout).findByText('The figures have changed.');
  expect(keys).toEqual(expect.arrayContaining([JSON.stringify(['public', 'delivery-bands'])]));
  await waitFor(() => {
    const asked = open.server.calls.slice(open.server.calls.findIndex(({ path }) => path === '/userauth/createpaymentintent'));
    expect(asked.map(({ path }) => path)).toEqual(expect.arrayContaining(['/userauth/getusercarts', '/beforeauth/setting']));
  });
  const isStale = (part: string) =>
    open.queryClient
      .getQueryCache()
      .getAll()
      .some(({ queryKey, state }) => JSON.stringify(queryKey).includes(part) && state.isInvalidated);
  await waitFor(() => expect([isStale('delivery-bands'), isStale('road-distance')]).toEqual([true, true]));
});
