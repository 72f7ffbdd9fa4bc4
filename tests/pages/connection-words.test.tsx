// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartChanges } from '../../src/offline/cart';
import { comeBack, goOffline } from './connection-states';
import { closeStore, openStore, toastSays } from './open-store';
import { createShopServer } from './shop-server';

const OFFLINE_PROMO = 'You are offline. Checking a promo code needs a connection; everything you have looked at stays open.';
const OFFLINE_DELIVERY = 'You are offline. Working out your delivery needs a connection; everything you have looked at stays open.';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  vi.restoreAllMocks();
  await cartChanges.discardAll();
  closeStore();
});

async function openCart(server = createShopServer()) {
  await openStore('/my-cart', { server, isSignedIn: true });
  await screen.findByRole('table', { name: 'Floors in your cart' });
  return { server, bill: screen.getByRole('region', { name: 'Bill summary' }) };
}

function applyPromo(bill: HTMLElement): void {
  fireEvent.change(within(bill).getByLabelText('Promo code'), { target: { value: 'WELCOME10' } });
  fireEvent.click(within(bill).getByRole('button', { name: 'Apply' }));
}

test('A store that fails is not called a lost connection when a change of the cart waits for it', async () => {
  const { server } = await openCart();
  server.breakDown('/userauth/addeditusercarts', 503);
  const boxes = screen.getByLabelText('Boxes of Coastal Maple');
  fireEvent.change(boxes, { target: { value: '12' } });
  fireEvent.blur(boxes);
  await toastSays('Saved on this device. The store could not update your cart yet. We keep trying.');
});

test('Offline, a promo code that could not be checked says that it is the connection', async () => {
  const { server, bill } = await openCart();
  goOffline(server);
  applyPromo(bill);
  expect(await within(bill).findByText('Something went wrong. Please try again.')).toBeDefined();
  expect(within(bill).getByText(OFFLINE_PROMO)).toBeDefined();
  comeBack(server);
  expect(within(bill).queryByText(OFFLINE_PROMO)).toBeNull();
});

test('A promo code that the store could not check blames no connection', async () => {
  const { server, bill } = await openCart();
  server.breakDown('/beforeauth/getpromocode', 503);
  applyPromo(bill);
  expect(await within(bill).findByText('Something went wrong. Please try again.')).toBeDefined();
  expect(within(bill).queryByText(/You are offline/)).toBeNull();
});

test('Offline, a delivery that could not be worked out says that it is the connection', async () => {
  const { server, bill } = await openCart();
  goOffline(server);
  fireEvent.click(within(bill).getByRole('radio', { name: 'Delivery' }));
  expect(await within(bill).findByText(OFFLINE_DELIVERY)).toBeDefined();
  expect(within(bill).getByRole('button', { name: 'Try again' })).toBeDefined();
});
