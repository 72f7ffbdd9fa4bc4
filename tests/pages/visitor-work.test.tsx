// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { logOut } from '../../src/features/session/log-out';
import { sessionStore } from '../../src/features/session/session-store';
import { cartChanges } from '../../src/offline/cart';
import { localKeys } from '../../src/offline/storage/storage-keys';
import { closeStore, openStore, toastSays } from './open-store';
import { CART } from './sample-shop';
import { createShopServer } from './shop-server';

const FLOOR = '/products/coastal-maple';

afterEach(async () => {
  await cartChanges.discardAll().catch(() => undefined);
  sessionStorage.clear();
  closeStore();
});

const hasBoxes = (count: string) => waitFor(() => expect(screen.getByLabelText('Boxes')).toHaveProperty('value', count));
const choose = async () => {
  fireEvent.change(await screen.findByLabelText('Coverage (sqft)'), { target: { value: '180' } });
  fireEvent.click(screen.getByRole('radio', { name: '10%' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Add installation/ }));
};
const logIn = () =>
  act(() => sessionStore.signIn({ authKey: 'key-1', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, 'account-1'));
const emptyCart = () => {
  const server = createShopServer();
  server.data('/userauth/getusercarts', []);
  return server;
};

test('What a visitor typed and ticked on the page of a floor is there after a reload, and on no other floor', async () => {
  await openStore(FLOOR);
  await choose();
  await hasBoxes('9');
  cleanup();
  await openStore(FLOOR);
  await hasBoxes('9');
  expect(screen.getByLabelText('Coverage (sqft)')).toHaveProperty('value', '180');
  expect(screen.getByRole('radio', { name: '10%' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: /Add installation/ })).toHaveProperty('checked', true);
  expect(localStorage.getItem(localKeys.keptSelections)).toContain('[[107,');
});

test.each(['Add to Cart', 'Buy Now'])('A visitor who pressed %s and logged in finds the floor in the cart, and is told', async (name) => {
  const server = emptyCart();
  const store = await openStore(FLOOR, { server });
  await choose();
  fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
  await waitFor(() => expect(store.path()).toContain('/login'));
  logIn();
  await toastSays('Product added to cart');
  expect(server.callsTo('/userauth/addeditusercarts').map(({ fields }) => fields['Usercarts[quantity]'])).toEqual(['9']);
  await waitFor(() => expect(store.path()).toBe(name === 'Buy Now' ? '/my-cart' : FLOOR));
  if (name === 'Buy Now') return;
  server.data('/userauth/getusercarts', CART);
  await act(() => store.queryClient.invalidateQueries());
  expect((await screen.findAllByText(/^9 boxes in your cart/)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
  await act(async () => undefined);
  expect(store.path()).toBe(FLOOR);
});

test('A visitor who only logs in finds the floor as it was, and nothing in the cart until Add to Cart is pressed', async () => {
  const server = emptyCart();
  const store = await openStore(FLOOR, { server });
  await choose();
  await act(() => store.router.navigate({ to: '/login', search: { redirect: FLOOR } }));
  logIn();
  await waitFor(() => expect(store.path()).toBe(FLOOR));
  await hasBoxes('9');
  expect(server.callsTo('/userauth/addeditusercarts')).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: /^Add to Cart/ })[0] ?? document.body);
  await toastSays('Product added to cart');
  await act(() => logOut(store.queryClient));
  expect(localStorage.getItem(localKeys.keptSelections)).toBe('[]');
});
