// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStore } from '../../src/features/session/session-store';
import { cartChoices } from '../../src/offline/cart-choices';
import { connection } from '../../src/offline/connection/connection';
import { cartChanges } from '../../src/offline/cart';
import { paymentAttempts } from '../../src/offline/payments';
import { localKeys } from '../../src/offline/storage/storage-keys';
import { holdReplies, replied, type HeldReplies } from '../fixtures/held-replies';
import { everyCardIsGood, fakeStripe, PAID } from './fake-stripe';
import { agreeAndPay, openCheckout } from './open-checkout';
import { closeStore, onFakeClock, openStore, toastSays } from './open-store';
import { processCart } from './process-cart';
import { CART } from './sample-shop';
import { createShopServer, type ShopServer } from './shop-server';

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

const BEN = { authKey: 'key-2', firstName: 'Ben', lastName: 'Diaz', fullName: 'Ben Diaz' };
const hold = (server: ShopServer, path: string): HeldReplies => holdReplies((reply) => server.reply(path, reply));
const release = (held: HeldReplies, index: number, data: unknown) => act(() => held.release(index, replied(data)));

test('A cart that was asked for before a change does not come back when its reply is late', async () => {
  const server = createShopServer();
  const { queryClient } = await openStore('/my-cart', { server, isSignedIn: true });
  await screen.findByRole('table', { name: 'Floors in your cart' });
  const held = hold(server, '/userauth/getusercarts');
  const asking = queryClient.refetchQueries({ queryKey: ['private', 'account-1', 'cart'] });
  await held.areAsked(1);
  act(() => cartChanges.announceServerCart('account-1', []));
  expect(await screen.findByText('Your cart is empty')).toBeDefined();
  await release(held, 0, CART);
  await asking;
  expect(screen.getByText('Your cart is empty')).toBeDefined();
});

test.each([
  ['', 10_000, 'The store is slow to answer. We are still trying.'],
  [', also before it is late', 0, 'Loading your cart...'],
])('A cart whose request hangs is asked for anew when the connection is back%s', (_when, ms, words) =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    const server = createShopServer();
    const held = hold(server, '/userauth/getusercarts');
    await openStore('/my-cart', { server, isSignedIn: true });
    await held.areAsked(1);
    await act(() => vi.advanceTimersByTimeAsync(ms));
    await screen.findByText(words);
    act(() => connection.returned());
    await held.areAsked(2);
    await release(held, 1, CART);
    expect(await screen.findByRole('table', { name: 'Floors in your cart' })).toBeDefined();
  }),
);

describe('A slow reply takes nobody from the page that they have gone to meanwhile:', () => {
  test('Buy Now', async () => {
    const server = createShopServer();
    server.data('/userauth/getusercarts', []);
    const { router, path } = await openStore('/products/coastal-maple', { server, isSignedIn: true });
    const held = hold(server, '/userauth/addeditusercarts');
    fireEvent.change(await screen.findByLabelText(/Boxes/), { target: { value: '9' } });
    fireEvent.click((await screen.findAllByRole('button', { name: 'Buy Now' }))[0] ?? document.body);
    await held.areAsked(1);
    await act(() => router.navigate({ to: '/about-us' }));
    await release(held, 0, null);
    await toastSays('Product added to cart');
    expect(path()).toBe('/about-us');
  });

  test('a message to the shop', async () => {
    const server = createShopServer();
    const { router, path } = await openStore('/contact-us', { server });
    const held = hold(server, '/beforeauth/contactus');
    for (const [label, value] of [
      ['First name', 'Ana'],
      ['Last name', 'Ruiz'],
      ['Email', 'ana@shop.example'],
      ['Message', 'Oak?'],
    ] as const)
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await held.areAsked(1);
    await act(() => router.navigate({ to: '/about-us' }));
    await release(held, 0, null);
    await toastSays('Thanks for the message, one of our team will be in touch shortly');
    expect(path()).toBe('/about-us');
  });
});

describe('A promo code whose reply comes late', () => {
  const TERMS = { status: 'Active', percentage: '10', start_date: '2020-01-01', end_date: '2099-01-01' };

  async function apply() {
    const server = createShopServer();
    await openStore('/my-cart', { server, isSignedIn: true });
    const bill = await screen.findByRole('region', { name: 'Bill summary' });
    const held = hold(server, '/beforeauth/getpromocode');
    fireEvent.change(within(bill).getByLabelText('Promo code'), { target: { value: 'WELCOME10' } });
    fireEvent.click(within(bill).getByRole('button', { name: 'Apply' }));
    await held.areAsked(1);
    return held;
  }

  test('after a logout leaves nothing of the account on the device', async () => {
    const held = await apply();
    const account = sessionStore.accountId() ?? '';
    act(() => sessionStore.signOut());
    act(() => cartChoices.clear(account));
    await release(held, 0, TERMS);
    expect(localStorage.getItem(localKeys.cartChoices)).toBeNull();
  });

  test('after the login of somebody else leaves their choices alone', async () => {
    const held = await apply();
    act(() => sessionStore.signIn(BEN, 'ben'));
    act(() => cartChoices.change('ben', { telephone: '3055550142' }));
    await release(held, 0, TERMS);
    expect(cartChoices.of('ben')).toMatchObject({ promo: null, telephone: '3055550142' });
  });
});

describe('A payment', () => {
  test('that was stopped says nothing when its reply comes, and the next one goes its own course', () =>
    onFakeClock({ shouldAdvanceTime: true }, async () => {
      const open = await openCheckout();
      const held = hold(open.server, '/userauth/createpaymentintent');
      await agreeAndPay(open);
      await held.areAsked(1);
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      fireEvent.click(await within(open.checkout).findByRole('button', { name: 'Stop' }));
      fireEvent.click(open.pay);
      await held.areAsked(2);
      await release(held, 0, { clientSecret: 'pi_0_secret_1' });
      await release(held, 1, { clientSecret: 'pi_1_secret_2' });
      expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
      expect(open.server.callsTo('/userauth/checkout')).toHaveLength(1);
    }));

  test('is begun once, however quick the presses are', async () => {
    const open = await openCheckout();
    const held = hold(open.server, '/userauth/createpaymentintent');
    fireEvent.click(within(open.checkout).getByRole('checkbox', { name: /I agree/ }));
    await waitFor(() => expect(open.pay).toHaveProperty('disabled', false));
    const form = open.pay.closest('form');
    if (form === null) throw new Error('Pay is in no form');
    act(() => {
      for (let press = 0; press < 3; press += 1) fireEvent.submit(form);
    });
    await held.areAsked(1);
    await release(held, 0, { clientSecret: 'pi_1_secret_2' });
    await screen.findByRole('dialog', { name: 'Thank You!' });
    expect(open.server.callsTo('/userauth/createpaymentintent')).toHaveLength(1);
  });

  test('whose card form was asked for again is not told as failed by the first reply', () =>
    onFakeClock({ shouldAdvanceTime: true }, async () => {
      const server = createShopServer();
      const held = hold(server, '/payments/setup');
      await openStore('/my-cart', { server, isSignedIn: true });
      await processCart(await screen.findByRole('region', { name: 'Bill summary' }));
      const checkout = await screen.findByRole('dialog', { name: 'Checkout' });
      await held.areAsked(1);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      fireEvent.click(await within(checkout).findByRole('button', { name: 'Try again' }));
      await held.areAsked(2);
      await act(() => held.release(0, { status: 0, message: 'too late', data: null }));
      expect(within(checkout).queryByText(/The card form could not be loaded/)).toBeNull();
      expect(within(checkout).getByText('Loading the card form...')).toBeDefined();
      await release(held, 1, { publishable_key: 'pk_test_1', stand_in_script: null });
      expect(await within(checkout).findByRole('button', { name: /^Pay / })).toBeDefined();
    }));

  test('that an earlier visit left open is finished before the card form opens again', async () => {
    const open = await openCheckout();
    fakeStripe.confirmCardPayment = () => new Promise(() => undefined);
    await agreeAndPay(open);
    await waitFor(async () => expect(await paymentAttempts.of('account-1')).toHaveLength(1));
    closeStore();
    const untilNow = Date.now.bind(Date);
    // Longer than any pause between tries.
    vi.spyOn(Date, 'now').mockImplementation(() => untilNow() + 90_000);
    fakeStripe.confirmCardPayment = () => Promise.resolve(PAID);
    const server = createShopServer();
    await openStore('/my-cart', { server, isSignedIn: true });
    await processCart(await screen.findByRole('region', { name: 'Bill summary' }));
    expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeDefined();
    expect(server.callsTo('/userauth/createpaymentintent')).toEqual([]);
  });
});
