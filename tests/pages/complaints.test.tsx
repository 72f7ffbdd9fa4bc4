// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendCart } from '../../src/offline/send-cart';
import { connection } from '../../src/offline/connection/connection';
import { cartChanges } from '../../src/offline/cart';
import { goOffline, letAMinutePass } from './connection-states';
import { closeStore, onFakeClock, openStore } from './open-store';
import { rememberCart } from './remembered-cart';
import { PRODUCTS } from './sample-shop';
import { createShopServer, type ShopServer } from './shop-server';

// What shoppers of other stores complained about, each shown not to happen here.

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  vi.restoreAllMocks();
  if (cartChanges.accountId() !== null) await cartChanges.discardAll();
  closeStore();
  act(() => connection.sawResponse());
});

const boxesOf = (title: string) => screen.findByLabelText(`Boxes of ${title}`);
const kept = () => cartChanges.entries().map(({ intent }) => [intent.product.id, intent.boxes]);

async function openCart(server: ShopServer) {
  const store = await openStore('/my-cart', { server, isSignedIn: true });
  await screen.findByRole('table', { name: 'Floors in your cart' });
  return store;
}

/** A floor that was opened online, put into the cart after the connection was lost. */
async function addOffline(server: ShopServer) {
  const store = await openStore('/products/coastal-maple', { server, isSignedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Coastal Maple' });
  await waitFor(() => expect(server.callsTo('/userauth/getusercarts').length).toBeGreaterThan(0));
  const boxes = await screen.findByLabelText('Boxes');
  goOffline(server);
  fireEvent.change(boxes, { target: { value: '12' } });
  fireEvent.blur(boxes);
  const [add] = screen.getAllByRole('button', { name: /^Add to Cart/ });
  if (add !== undefined) fireEvent.click(add);
  await waitFor(() => expect(kept()).toEqual([[107, 12]]));
  return store;
}

test('A floor added offline can be changed and removed before the connection is back, and the store never hears of it', async () => {
  const server = createShopServer();
  rememberCart(server, {});
  const { router } = await addOffline(server);
  await act(() => router.navigate({ to: '/my-cart' }));
  expect(await boxesOf('Coastal Maple')).toHaveProperty('value', '12');
  fireEvent.click(screen.getByRole('button', { name: 'One box of Coastal Maple more' }));
  await waitFor(() => expect(kept()).toEqual([[107, 13]]));
  fireEvent.click(screen.getByRole('button', { name: 'Delete Coastal Maple from the cart' }));
  expect(await screen.findByText('Your cart is empty')).toBeDefined();
  await waitFor(() => expect(kept()).toEqual([[107, 0]]));
  // What has begun to try finds nobody.
  await sendCart();
  server.isAway = false;
  letAMinutePass();
  await sendCart();
  expect([server.callsTo('/userauth/addeditusercarts'), cartChanges.entries()]).toEqual([[], []]);
});

test('A floor removed offline stays away: from a late reading of the cart, after a reload and after the sending', async () => {
  const server = createShopServer();
  const carts = rememberCart(server, { 107: 9, 201: 2 });
  const { queryClient } = await openCart(server);
  goOffline(server);
  fireEvent.click(screen.getByRole('button', { name: 'Delete Coastal Maple from the cart' }));
  await waitFor(() => expect(screen.queryByLabelText('Boxes of Coastal Maple')).toBeNull());
  // The server, which does not know yet, is read anew.
  server.isAway = false;
  await act(() => queryClient.refetchQueries({ queryKey: ['private'] }));
  expect(await boxesOf('Grey Slate')).toBeDefined();
  expect(screen.queryByLabelText('Boxes of Coastal Maple')).toBeNull();
  cleanup();
  await openCart(server);
  expect(screen.queryByLabelText('Boxes of Coastal Maple')).toBeNull();
  // The press may have tried already, and found nobody.
  letAMinutePass();
  await act(() => sendCart());
  await waitFor(() => expect([...carts]).toEqual([[201, 2]]));
  expect(screen.queryByLabelText('Boxes of Coastal Maple')).toBeNull();
});

test('Fifty taps on + are fifty boxes more in one or two calls', async () => {
  const server = createShopServer();
  const carts = rememberCart(server, { 107: 9 });
  // However fast the taps are kept, the store replies to the first call after the last of them.
  server.reply('/userauth/addeditusercarts', async (fields) => {
    await waitFor(() => expect(kept()).toEqual([[107, 59]]));
    carts.set(107, Number(fields['Usercarts[quantity]']));
    return { status: 1, message: '', data: null };
  });
  await openCart(server);
  const more = screen.getByRole('button', { name: 'One box of Coastal Maple more' });
  for (let tap = 0; tap < 50; tap += 1) fireEvent.click(more);
  await waitFor(() => expect(carts.get(107)).toBe(59));
  await waitFor(() => expect(cartChanges.entries()).toEqual([]));
  expect(await boxesOf('Coastal Maple')).toHaveProperty('value', '59');
  expect(server.callsTo('/userauth/addeditusercarts').length).toBeLessThanOrEqual(2);
});

test('A cart whose connection was lost says so and opens with Try again, instead of spinning for ever', async () => {
  const server = createShopServer();
  server.isAway = true;
  await openStore('/my-cart', { server, isSignedIn: true });
  await screen.findByText('You are offline');
  server.isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Floors in your cart' })).toBeDefined();
});

test('A cart that the store never answers for says that it is still trying, and is asked for anew', () =>
  onFakeClock({ shouldAdvanceTime: true }, async () => {
    const server = createShopServer();
    server.neverReply('/userauth/getusercarts');
    await openStore('/my-cart', { server, isSignedIn: true });
    await screen.findByText('Loading your cart...');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(await screen.findByText('The store is slow to answer. We are still trying.')).toBeDefined();
    rememberCart(server, { 107: 9 });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await boxesOf('Coastal Maple')).toHaveProperty('value', '9');
  }));

test('A saved cart stays on the screen while the store does not answer', async () => {
  const server = createShopServer();
  rememberCart(server, { 107: 9 });
  const { queryClient } = await openCart(server);
  server.neverReply('/userauth/getusercarts');
  void queryClient.refetchQueries({ queryKey: ['private'] });
  expect(await boxesOf('Coastal Maple')).toHaveProperty('value', '9');
  expect(screen.queryByText('Loading your cart...')).toBeNull();
});

test("A category whose floors do not come shows none of another category's under its name", async () => {
  const server = createShopServer();
  const { router } = await openStore('/products/category/1', { server });
  await screen.findByRole('heading', { level: 1, name: 'Click planks' });
  await screen.findByText('Coastal Maple');
  server.neverReply('/beforeauth/getproduct');
  await act(() => router.navigate({ to: '/products/category/$id', params: { id: '2' } }));
  await screen.findByRole('heading', { level: 1, name: 'Stone look' });
  expect(within(screen.getByRole('main')).queryByText('Coastal Maple')).toBeNull();
});

test('An answer for one category that comes late is not shown under the name of the next', async () => {
  const server = createShopServer();
  const replies: (() => void)[] = [];
  const { router } = await openStore('/products/category/2', { server });
  await screen.findByText('Grey Slate');
  server.reply(
    '/beforeauth/getproduct',
    () => new Promise((resolve) => replies.push(() => resolve({ status: 1, message: '', data: [PRODUCTS[0]] }))),
  );
  await act(() => router.navigate({ to: '/products/category/$id', params: { id: '1' } }));
  await waitFor(() => expect(replies.length).toBeGreaterThan(0));
  await act(() => router.navigate({ to: '/products/category/$id', params: { id: '2' } }));
  await screen.findByRole('heading', { level: 1, name: 'Stone look' });
  await act(async () => replies.forEach((reply) => reply()));
  expect(await screen.findByText('Grey Slate')).toBeDefined();
  expect(within(screen.getByRole('main')).queryByText('Coastal Maple')).toBeNull();
});
