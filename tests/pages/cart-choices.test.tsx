// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartChoices } from '../../src/offline/cart-choices';
import { askedBoxes } from '../../src/features/cart/asked-boxes';
import { logOut } from '../../src/features/session/log-out';
import { cartChanges } from '../../src/offline/cart';
import { localKeys } from '../../src/offline/storage/storage-keys';
import { COASTAL_MAPLE } from '../fixtures/sample-rooms';
import { coldCart } from './cold-cart';
import { closeStore, openStore, toastSays } from './open-store';
import { processCart } from './process-cart';
import { CART, SETTINGS } from './sample-shop';
import { createShopServer } from './shop-server';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  vi.restoreAllMocks();
  await cartChanges.discardAll().catch(() => undefined);
  closeStore();
});

/** The cart page as after a reload: nothing in memory but what the device keeps. */
async function openCart(server = createShopServer()) {
  cleanup();
  const store = await openStore('/my-cart', { server, isSignedIn: true });
  const bill = await screen.findByRole('region', { name: 'Bill summary' });
  await within(bill).findByText('Estimated taxes');
  return { ...store, bill };
}

const toPay = (bill: HTMLElement) => within(bill).getByText('To be paid').parentElement?.textContent;
const openCheckout = async (bill: HTMLElement) => {
  await processCart(bill);
  return screen.findByRole('dialog', { name: 'Checkout' });
};
const installation = (bill: HTMLElement) => within(bill).getByRole('checkbox', { name: 'Installation' });

test('Pickup or delivery, the address, installation and the promo code outlive a reload, until the logout', async () => {
  const { bill } = await openCart();
  fireEvent.click(installation(bill));
  fireEvent.change(within(bill).getByLabelText('Promo code'), { target: { value: 'WELCOME10' } });
  fireEvent.click(within(bill).getByRole('button', { name: 'Apply' }));
  await within(bill).findByText('Discount · WELCOME10');
  fireEvent.click(within(bill).getByRole('radio', { name: 'Delivery' }));
  fireEvent.click(await within(bill).findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Address' });
  fireEvent.click((await within(dialog).findAllByRole('radio'))[1] ?? dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  await within(bill).findByText('Delivery to Marco Diaz');
  const before = toPay(bill);

  const { bill: again, queryClient } = await openCart();
  expect(within(again).getByRole('radio', { name: 'Delivery' })).toHaveProperty('checked', true);
  await within(again).findByText('Delivery to Marco Diaz');
  expect(installation(again)).toHaveProperty('checked', false);
  expect(within(again).getByText('Discount · WELCOME10')).toBeDefined();
  await waitFor(() => expect(toPay(again)).toBe(before));

  await act(() => logOut(queryClient));
  expect(localStorage.getItem(localKeys.cartChoices)).toBeNull();
});

test('Installation that nobody chose is told once, with its sum and a way to take it off', async () => {
  await openCart();
  expect(await screen.findAllByText('Installation is included: $531.90')).toHaveLength(1);
  const { bill: second } = await openCart();
  expect(screen.queryByText(/Installation is included/)).toBeNull();
  expect(installation(second)).toHaveProperty('checked', true);
  cleanup();
  localStorage.removeItem(localKeys.cartChoices);
  const { bill: third } = await openCart();
  const remove = await screen.findByRole('button', { name: 'Remove installation' });
  remove.focus();
  fireEvent.click(remove);
  expect(installation(third)).toHaveProperty('checked', false);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your cart'));
  expect(toPay(third)).toBe('To be paid$726.20');
});

test('The cart says for each floor what its installation costs', async () => {
  const { bill } = await openCart();
  const table = screen.getByRole('table', { name: 'Floors in your cart' });
  expect(await within(table).findByText('Plus installation: $531.90')).toBeDefined();
  fireEvent.click(installation(bill));
  expect(within(table).queryByText(/Plus installation/)).toBeNull();
});

test('A promo code that ended since the last visit is taken off, with the reason', async () => {
  const { bill, server } = await openCart();
  fireEvent.change(within(bill).getByLabelText('Promo code'), { target: { value: 'WELCOME10' } });
  fireEvent.click(within(bill).getByRole('button', { name: 'Apply' }));
  await within(bill).findByText('Discount · WELCOME10');
  server.refuse('/beforeauth/getpromocode', '');
  const { bill: again } = await openCart(server);
  expect(await within(again).findByText('WELCOME10 was taken off. Invalid or inactive promo code')).toBeDefined();
  expect(within(again).queryByText(/Discount/)).toBeNull();
});

test('The checkout names what changed since the cart was last seen, and only what the shopper did not change', async () => {
  const server = createShopServer();
  await openCart(server);
  // Not before the account's changes are read.
  await waitFor(() => expect(localStorage.getItem(localKeys.cartChoices)).toContain('"signature"'));
  server.data(
    '/userauth/getusercarts',
    CART.map((line) => ({ ...line, product: Object.assign({}, line['product'], { price_per_box: '80.00' }) })),
  );
  const { bill } = await openCart(server);
  await within(bill).findByText('$720.00');
  const checkout = await openCheckout(bill);
  expect(await within(checkout).findByText('Changed since you last saw your cart')).toBeDefined();
  expect(within(checkout).getByText('$678.69 → $720.00')).toBeDefined();
  fireEvent.click(within(checkout).getByRole('button', { name: 'Close' }));
  fireEvent.click(installation(bill));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await openCheckout(bill);
  expect(within(second).queryByText('Changed since you last saw your cart')).toBeNull();
});

test('After a cold start the cart without its unsent changes does not count as the cart that was last seen', async () => {
  const server = createShopServer();
  const { bill: first } = await openCart(server);
  await act(async () => void (await cartChanges.put({ product: COASTAL_MAPLE, boxes: 10, isInstallationChosen: true })));
  await within(first).findByText('$754.10');
  server.data(
    '/userauth/getusercarts',
    CART.map((line) => ({ ...line, product: Object.assign({}, line['product'], { price_per_box: '80.00' }) })),
  );
  const readCart = await coldCart();
  const { bill } = await openCart(server);
  await within(bill).findByText('$720.00');
  await readCart();
  await within(bill).findByText('$800.00');
  const checkout = await openCheckout(bill);
  expect(await within(checkout).findByText('$754.10 → $800.00')).toBeDefined();
});

test('Delivery without a price says so beside the total', async () => {
  const server = createShopServer();
  server.data('/beforeauth/getshippingcharge', []);
  const { bill } = await openCart(server);
  expect(within(bill).queryByText('without delivery')).toBeNull();
  fireEvent.click(within(bill).getByRole('radio', { name: 'Delivery' }));
  expect(await within(bill).findByText('without delivery')).toBeDefined();
  await within(bill).findByText('We will call you to set up delivery.');
  const checkout = await openCheckout(bill);
  expect(within(checkout).getByText('without delivery')).toBeDefined();
});

test('An address that makes delivery another price than the ZIP code of the rooms says so', async () => {
  const { bill } = await openCart();
  fireEvent.click(within(bill).getByRole('radio', { name: 'Delivery' }));
  await within(bill).findByText(/miles from our store by road/);
  expect(within(bill).queryByText(/Your rooms had/)).toBeNull();
  const accountId = localStorage.getItem(localKeys.accountId) ?? '';
  const boxes = CART.reduce((sum, line) => sum + Number(line['quantity']), 0);
  cartChoices.change(accountId, { zipEstimate: { of: 'rooms', zip: '33145', cents: 12_345, boxes } });
  expect(
    await within(bill).findByText(/^Your rooms had \$123\.45 estimated from ZIP 33145\. To this address delivery is \$/),
  ).toBeDefined();
});

test('A floor that is in the cart says so, and the number asked for on its page is one press away', async () => {
  const server = createShopServer();
  const store = await openStore('/products/coastal-maple', { server, isSignedIn: true });
  await screen.findByText(/^9 boxes in your cart/);
  fireEvent.change(await screen.findByLabelText('Boxes'), { target: { value: '12' } });
  // Now in the button of the phone's bar too, which has said that it wants an area.
  expect(screen.getAllByText(/^9 boxes in your cart/)).toHaveLength(2);
  fireEvent.click(screen.getAllByRole('button', { name: /^Add to Cart/ })[0] ?? document.body);
  await toastSays('Already in your cart: 9 boxes');
  await waitFor(() => expect(store.path()).toBe('/my-cart'));
  expect(await screen.findByText('You asked for 12 boxes.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Change to 12 boxes' }));
  await waitFor(() => expect(server.callsTo('/userauth/addeditusercarts')[0]?.fields['Usercarts[quantity]']).toBe('12'));
});

test('A floor that has the number that was asked for is not offered it', async () => {
  act(() => askedBoxes.ask(107, 9));
  await openStore('/my-cart', { isSignedIn: true });
  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.queryByText(/^You asked for/)).toBeNull();
  act(() => askedBoxes.ask(107, 12));
  expect(await screen.findByText('You asked for 12 boxes.')).toBeDefined();
  act(() => askedBoxes.clear());
});

test('Installation unticked on the page of a floor is a choice for the cart', async () => {
  const server = createShopServer();
  server.data('/userauth/getusercarts', []);
  await openStore('/products/coastal-maple', { server, isSignedIn: true });
  fireEvent.change(await screen.findByLabelText('Boxes'), { target: { value: '9' } });
  const box = screen.getByRole('checkbox', { name: /Add installation/ });
  fireEvent.click(box);
  fireEvent.click(box);
  server.data('/userauth/getusercarts', CART);
  fireEvent.click(screen.getAllByRole('button', { name: /^Add to Cart/ })[0] ?? document.body);
  await toastSays('Product added to cart');
  const { bill } = await openCart(server);
  expect(installation(bill)).toHaveProperty('checked', false);
  expect(screen.queryByText(/Installation is included/)).toBeNull();
});

test('A browser that refuses storage keeps the choices while the page is open', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { bill } = await openCart();
  fireEvent.click(installation(bill));
  expect(installation(bill)).toHaveProperty('checked', false);
});

test('Settings that could not be read tell nothing of installation', async () => {
  const server = createShopServer();
  server.data('/beforeauth/setting', { ...SETTINGS, installation_charge: '0' });
  await openCart(server);
  expect(screen.queryByText(/Installation is included/)).toBeNull();
});
