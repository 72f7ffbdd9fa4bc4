// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quote } from '../../src/domain/quote/quote';
import { quoteLink } from '../../src/domain/quote/quote-link';
import { signedText } from '../../src/domain/quote/signed-quote';
import { rereadCart } from '../../src/features/cart/follow-server-cart';
import { cartQueries } from '../../src/features/cart/queries';
import { closeRefusedAccount } from '../../src/features/session/close-refused-account';
import { logOut } from '../../src/features/session/log-out';
import { refusedSession } from '../../src/features/session/refused-session';
import { sessionStore } from '../../src/features/session/session-store';
import { NOTHING_UNSENT } from '../../src/features/session/unsent';
import { cartQuote } from '../../src/offline/cart-quote';
import { cartChanges } from '../../src/offline/cart';
import { quotes } from '../../src/offline/quotes';
import { sampleQuote } from '../fixtures/sample-quotes';
import { COASTAL_MAPLE } from '../fixtures/sample-rooms';
import { coldCart } from './cold-cart';
import { everyCardIsGood } from './fake-stripe';
import { closeStore, openStore, toastSays } from './open-store';
import { processCart } from './process-cart';
import { CART, SETTINGS } from './sample-shop';
import { createShopServer, type ShopServer } from './shop-server';

vi.mock('@stripe/stripe-js/pure', async () => ({ loadStripe: async () => (await import('./fake-stripe')).fakeStripe }));

// The page's lazy code, before the first test.
import '../../src/features/cart/project-sheet';
import '../../src/features/checkout/checkout-dialog';
import '../../src/features/quotes/change-quote-dialog';

const SIGN_CALL = '/beforeauth/signquote';
const SIGNATURE = `${'S'.repeat(21)}Q`;
const OTHER_SIGNATURE = `${'T'.repeat(21)}Q`;
const ACCOUNT = 'account-1';
const QUOTED = { productId: 107, boxes: 9, pricePerBoxCents: 6_000, sqftPerBox: 2_364 };
const quoteOf = (count: number, line: Partial<typeof QUOTED> = {}): Quote =>
  sampleQuote(1, { number: { deviceMark: 5, count, version: 1 }, delivery: { kind: 'pickup' }, lines: [{ ...QUOTED, ...line }] });
const inCart = (quote: Quote, signature = SIGNATURE) => cartQuote.put(ACCOUNT, { text: signedText(quote), signature });
const heldQuote = () => cartQuote.of(ACCOUNT)?.text;

beforeEach(() => {
  everyCardIsGood();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cartChanges.discardAll().catch(() => undefined);
  for (const { id } of quotes.get().records) await quotes.remove(id);
  closeStore();
});

/** A shop that keeps quoted prices, and signs everything. */
function keepingShop(): ShopServer {
  const server = createShopServer();
  server.data('/beforeauth/setting', { ...SETTINGS, keeps_quoted_prices: 1 });
  server.data(SIGN_CALL, { signature: SIGNATURE });
  return server;
}

async function openCart(server: ShopServer) {
  cleanup();
  const store = await openStore('/my-cart', { server, isSignedIn: true });
  return { ...store, bill: await screen.findByRole('region', { name: 'Bill summary' }) };
}

/** The floors of a quote's link go into the cart of a shopper who is logged in. */
async function pour(quote: Quote, server: ShopServer, signature = '') {
  cleanup();
  const link = new URL(quoteLink(quote, window.location.origin, signature));
  await openStore(`${link.pathname}${link.hash}`, { server, isSignedIn: true });
  const prices = await screen.findByRole('region', { name: 'Today’s prices' });
  const button = await within(await screen.findByRole('region', { name: 'Your quote' })).findByRole('button', { name: 'Put in my cart' });
  return { prices, press: () => fireEvent.click(button) };
}

test('A signature that the cart was given stays in the cart, and the shop is not asked a second time for it', async () => {
  const server = keepingShop();
  inCart(quoteOf(1), '');
  const { bill } = await openCart(server);
  expect(await within(bill).findByText(/The shop keeps these prices of the floors until .*, once, in one order/)).toBeDefined();
  await waitFor(() => expect(cartQuote.of(ACCOUNT)?.signature).toBe(SIGNATURE));
  expect(screen.getByText(/Quoted price: \$60\.00/)).toBeDefined();
  expect(server.callsTo(SIGN_CALL)).toHaveLength(1);
});

test('A quote that does not count can be taken off the cart', async () => {
  const server = keepingShop();
  server.refuse(SIGN_CALL, 'This quote was used in order SPS-7.');
  inCart(quoteOf(1));
  const { bill } = await openCart(server);
  expect(await within(bill).findByText(/Today’s prices count\. This quote was used in order SPS-7\./)).toBeDefined();
  const takeOff = within(bill).getByRole('button', { name: 'Take the quote off' });
  takeOff.focus();
  fireEvent.click(takeOff);
  await waitFor(() => expect(within(bill).queryByText(/This quote was used/)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(cartQuote.of(ACCOUNT)).toBeNull();
});

test('A cart at quoted prices prints that its lines say so, and is saved as a quote at today’s, which the dialog says', async () => {
  const server = keepingShop();
  inCart(quoteOf(1));
  const { bill } = await openCart(server);
  await screen.findByText(/Quoted price: \$60\.00/);
  expect(screen.getByText(/^An offer at the prices of the day above, and at those of a quote where a line says so\./)).toBeDefined();
  const dialogSays = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save as quote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as quote' }));
    const words = dialog.queryByText('Your cart has prices of an earlier quote. This quote is made at today’s prices.');
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    return words !== null;
  };
  expect(await dialogSays()).toBe(true);
  fireEvent.click(within(bill).getByRole('button', { name: 'Take the quote off' }));
  expect(await screen.findByText(/^An offer at the prices of the day above\. /)).toBeDefined();
  expect(await dialogSays()).toBe(false);
});

test('A quote leaves the cart with the last of its floors, and not before', async () => {
  const server = keepingShop();
  inCart(quoteOf(1, { productId: 999 }));
  await openCart(server);
  await waitFor(() => expect(cartQuote.of(ACCOUNT)).toBeNull());
  inCart(quoteOf(1, { boxes: 12 }));
  const { bill } = await openCart(server);
  expect(await within(bill).findByText(/Your cart has fewer boxes than the quote\./)).toBeDefined();
  expect(cartQuote.of(ACCOUNT)).not.toBeNull();
});

test('A shop that says nothing of a quote holds the checkout up for three seconds, and a quote that lowers nothing not at all', async () => {
  const server = keepingShop();
  server.neverReply(SIGN_CALL);
  inCart(quoteOf(1, { pricePerBoxCents: 9_000 }));
  await processCart((await openCart(server)).bill);
  expect(await screen.findByRole('dialog', { name: 'Checkout' })).toBeDefined();

  inCart(quoteOf(2));
  const { bill } = await openCart(server);
  await within(bill).findByText(/The quoted prices are being checked/);
  await processCart(bill);
  await toastSays('We are still checking the prices of your quote. Please try again in a moment.');
  expect(await within(bill).findByText(/Until then today’s prices count\./)).toBeDefined();
  await processCart(bill);
  expect(await screen.findByRole('dialog', { name: 'Checkout' })).toBeDefined();
});

test.each([429, 503])('A shop that answers a quote with HTTP %d is not told as a missing connection', async (httpStatus) => {
  const server = keepingShop();
  server.breakDown(SIGN_CALL, httpStatus);
  inCart(quoteOf(1));
  const { bill } = await openCart(server);
  expect(await within(bill).findByText(/The shop could not check the quoted prices just now\./)).toBeDefined();
});

/** The cart's drawer, opened over the home page. */
async function openDrawer(server: ShopServer) {
  cleanup();
  const store = await openStore('/', { server, isSignedIn: true });
  fireEvent.click(await screen.findByRole('button', { name: /cart/i }));
  return { ...store, drawer: within(await screen.findByRole('dialog', { name: 'Shopping cart' })) };
}

test('The drawer has the prices and the sum of the cart: those of a quote that the shop keeps', async () => {
  const server = keepingShop();
  inCart(quoteOf(1));
  const { drawer } = await openDrawer(server);
  expect(await drawer.findByText('The prices of your quote are in this sum.')).toBeDefined();
  expect(drawer.getByText('9 × $60.00')).toBeDefined();
  const items = within((await openCart(server)).bill).getByText('Item total').nextElementSibling?.textContent ?? '';
  const { drawer: again } = await openDrawer(server);
  await again.findByText('9 × $60.00');
  expect(again.getByText('Subtotal').parentElement?.textContent).toContain(items);
});

test('The drawer says why today’s prices count where the shop refuses a quote', async () => {
  const server = keepingShop();
  server.refuse(SIGN_CALL, 'This quote expired.');
  inCart(quoteOf(1));
  const { drawer } = await openDrawer(server);
  expect(await drawer.findByText(/^Quote .*: Today’s prices count\. This quote expired\.$/)).toBeDefined();
  expect(drawer.queryByText('9 × $60.00')).toBeNull();
});

test('A quote that was used up while its cart was paid is asked for anew when the payment is refused: today’s prices are shown', async () => {
  const server = keepingShop();
  inCart(quoteOf(1));
  const { bill } = await openCart(server);
  fireEvent.click(within(bill).getByRole('checkbox', { name: 'Installation' }));
  await screen.findByText(/Quoted price: \$60\.00/);
  await processCart(bill);
  const checkout = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  server.reply('/userauth/createpaymentintent', () => {
    server.refuse(SIGN_CALL, 'This quote was used in order SPS-7.');
    const figures = { boxes: 9, sqft: '212.76', sub_total: '678.69', tax: '47.51', total: '726.20' };
    const none = { installation_charge: '0', discount: '0', shipping: '0' };
    return { status: 0, message: 'The total is now $726.20.', data: { ...figures, ...none } };
  });
  const pay = await checkout.findByRole('button', { name: 'Pay $577.80' });
  fireEvent.click(checkout.getByRole('checkbox', { name: /I agree/ }));
  await waitFor(() => expect(pay).toHaveProperty('disabled', false));
  fireEvent.click(pay);
  expect(await checkout.findByRole('button', { name: 'Pay $726.20' })).toBeDefined();
  expect(await within(bill).findByText(/Today’s prices count\. This quote was used in order SPS-7\./)).toBeDefined();
});

test('An order that another page finished takes its quote with it, but not while one of its floors waits to be sent', async () => {
  const server = keepingShop();
  const { queryClient } = await openStore('/', { server, isSignedIn: true });
  inCart(quoteOf(1));
  const [line] = await queryClient.fetchQuery(cartQueries.lines(ACCOUNT));
  if (line === undefined) throw new Error('The cart is empty');
  server.data('/userauth/getusercarts', []);
  await cartChanges.open(ACCOUNT);
  await act(async () => void (await cartChanges.put({ product: line.product, boxes: 9, isInstallationChosen: false })));
  await act(() => rereadCart(queryClient, ACCOUNT));
  expect(heldQuote()).toBe(signedText(quoteOf(1)));
  await act(() => cartChanges.discardAll());
  await act(() => rereadCart(queryClient, ACCOUNT));
  expect(cartQuote.of(ACCOUNT)).toBeNull();
});

test('After a cold start an empty cart takes no quote away whose floors still wait on the device to be sent', async () => {
  const server = keepingShop();
  server.data('/userauth/getusercarts', []);
  await openStore('/', { server, isSignedIn: true });
  await act(async () => void (await cartChanges.put({ product: COASTAL_MAPLE, boxes: 9, isInstallationChosen: false })));
  inCart(quoteOf(1));
  const readCart = await coldCart();
  await openStore('/my-cart', { server, isSignedIn: true });
  await screen.findByText('Your cart is empty');
  expect(heldQuote()).toBe(signedText(quoteOf(1)));
  await readCart();
  expect(await screen.findByText(/Quoted price: \$60\.00/)).toBeDefined();
  expect(heldQuote()).toBe(signedText(quoteOf(1)));
});

test('A refused session leaves the quote to its account’s cart, and a logout takes it', async () => {
  const { queryClient } = await openCart(keepingShop());
  inCart(quoteOf(1));
  act(() => {
    sessionStore.signOut();
    refusedSession.note({ accountId: ACCOUNT, unsent: NOTHING_UNSENT });
  });
  await act(() => closeRefusedAccount(queryClient));
  expect(heldQuote()).toBe(signedText(quoteOf(1)));
  await act(() => logOut(queryClient));
  expect(localStorage.getItem('cartQuote')).toBeNull();
});

test('A quote that the shop refuses takes nothing from the one in the cart, and one that replaces it says so', async () => {
  const server = keepingShop();
  server.data('/userauth/getusercarts', CART);
  inCart(quoteOf(1));
  server.refuse(SIGN_CALL, 'This quote expired.');
  const refusedOne = await pour(quoteOf(2), server);
  await within(refusedOne.prices).findByText(/Today’s prices count\. This quote expired\./);
  refusedOne.press();
  const sheet = within(await screen.findByRole('dialog', { name: 'The quote in your cart' }));
  await sheet.findByRole('link', { name: 'Go to the cart' });
  expect(heldQuote()).toBe(signedText(quoteOf(1)));
  expect(sheet.queryByText(/those of the one before/)).toBeNull();

  server.data(SIGN_CALL, { signature: SIGNATURE });
  const keptOne = await pour(quoteOf(3), server);
  await within(keptOne.prices).findByText(/The shop keeps these prices/);
  keptOne.press();
  expect(await screen.findByText(/no longer those of the one before/)).toBeDefined();
  expect(heldQuote()).toBe(signedText(quoteOf(3)));
});

test('A device whose clock is months ahead asks the shop whether a quote has expired', async () => {
  const server = keepingShop();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 200 * 24 * 60 * 60_000);
  const { prices } = await pour(quoteOf(1), server);
  expect(await within(prices).findByText(/The shop keeps these prices/)).toBeDefined();
});

test('A link is asked for with its own signature, though another link brought one that is worth nothing', async () => {
  const server = keepingShop();
  server.reply(SIGN_CALL, ({ signature }) =>
    signature === SIGNATURE
      ? { status: 1, message: '', data: { signature: SIGNATURE } }
      : { status: 0, message: 'Prices changed.', data: null },
  );
  const junk = await pour(quoteOf(1), server, OTHER_SIGNATURE);
  await within(junk.prices).findByText(/Prices changed\./);
  const good = await pour(quoteOf(1), server, SIGNATURE);
  expect(await within(good.prices).findByText(/The shop keeps these prices/)).toBeDefined();
  await waitFor(() => expect(quotes.get().records.map(({ signature }) => signature)).toEqual([SIGNATURE]));
});

test('Quotes are signed one after the other, and one that the shop refuses keeps no other from it and is not asked for again', async () => {
  const server = keepingShop();
  let asked = 0;
  let atOnce = 0;
  const most: number[] = [];
  const dead = signedText(quoteOf(1));
  server.reply(SIGN_CALL, async ({ quote }) => {
    asked += 1;
    most.push((atOnce += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
    return quote === dead
      ? { status: 0, message: 'Prices changed.', data: null }
      : { status: 1, message: '', data: { signature: SIGNATURE } };
  });
  vi.spyOn(Date, 'now').mockImplementation(() => 20_783 * 24 * 60 * 60_000);
  const names = { customer: '', salesperson: '', note: '' };
  for (let count = 1; count <= 3; count += 1) {
    const { number: _number, ...draft } = quoteOf(count);
    await quotes.make({ draft, names, floors: [], rooms: [], versionOf: null });
  }
  await openStore('/quotes', { server });
  await waitFor(() => expect(quotes.get().records.map(({ signature }) => signature)).toEqual([SIGNATURE, SIGNATURE, SIGNATURE]));
  expect([asked, Math.max(...most)]).toEqual([3, 1]);
});

test('A quote that has expired on this device is not sent to be signed; the one that is valid is', async () => {
  const server = keepingShop();
  const DAY_MS = 24 * 60 * 60_000;
  const names = { customer: '', salesperson: '', note: '' };
  const { number: _number, validUntil, ...draft } = quoteOf(1);
  const today = vi.spyOn(Date, 'now').mockReturnValue(20_783 * DAY_MS);
  const make = (until: number) => quotes.make({ draft: { ...draft, validUntil: until }, names, floors: [], rooms: [], versionOf: null });
  await make(validUntil + 30);
  today.mockReturnValue(20_783 * DAY_MS + 1);
  await make(validUntil);
  // The newest, which would be sent first, ended yesterday.
  today.mockReturnValue((validUntil + 1) * DAY_MS + DAY_MS / 2);
  await openStore('/quotes', { server });
  await waitFor(() => expect(quotes.get().records.map(({ signature }) => signature)).toEqual(['', SIGNATURE]));
  expect(server.callsTo(SIGN_CALL)).toHaveLength(1);
});

test('A new version of a quote leaves out a promo code that has ended, and says so', async () => {
  const server = keepingShop();
  server.refuse('/beforeauth/getpromocode', '');
  const { number: _number, ...draft } = quoteOf(1);
  const promo = { code: 'WELCOME10', percentHundredths: 1_000 };
  const names = { customer: '', salesperson: '', note: '' };
  const made = await quotes.make({ draft: { ...draft, promo }, names, floors: [], rooms: [], versionOf: null });
  if (made.kind !== 'made') throw new Error(made.kind);
  await openStore(`/quotes/${made.kept.id}`, { server });
  fireEvent.click(await screen.findByRole('button', { name: 'Copy and change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy and change' }));
  expect(await dialog.findByText('WELCOME10 was taken off. Invalid or inactive promo code')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Save new version' }));
  await waitFor(() => expect(quotes.get().records.map(({ quote }) => quote.promo)).toEqual(expect.arrayContaining([promo, null])));
});
