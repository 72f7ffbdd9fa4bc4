// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { syncCart } from '../../src/features/cart/change-cart';
import { cartChanges } from '../../src/offline/cart';
import { StorageError } from '../../src/offline/storage/storage-error';
import { ADDRESSES, BANDS, CART } from './sample-shop';
import { alertSays, closeStore, openStore, toastSays } from './open-store';
import { processCart } from './process-cart';
import { rememberCart } from './remembered-cart';
import { createShopServer } from './shop-server';
import { shopWithTwoLines } from './two-lines';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  vi.restoreAllMocks();
  await cartChanges.discardAll();
  closeStore();
});

async function openCart(server = createShopServer()) {
  const store = await openStore('/my-cart', { server, isSignedIn: true });
  const table = await screen.findByRole('table', { name: 'Floors in your cart' });
  return { ...store, table, bill: screen.getByRole('region', { name: 'Bill summary' }) };
}

async function openDelivery(server = createShopServer()) {
  const cart = await openCart(server);
  fireEvent.click(within(cart.bill).getByRole('radio', { name: 'Delivery' }));
  return cart;
}

/** What the bill says beside a name. */
const figure = (bill: HTMLElement, name: RegExp | string) => within(bill).getByText(name).parentElement?.textContent ?? '';
const toPay = (bill: HTMLElement) => figure(bill, 'To be paid');
const boxes = () => screen.getByLabelText('Boxes of Coastal Maple');

function setBoxes(count: number): void {
  fireEvent.change(boxes(), { target: { value: String(count) } });
  fireEvent.blur(boxes());
}

/** A back end that remembers the quantity of its one line. */
function rememberingServer() {
  const server = createShopServer();
  rememberCart(server, { 107: 9 });
  return server;
}

test('A press that comes before the page has opened the changes of this account is carried out', async () => {
  const server = rememberingServer();
  await openCart(server);
  await cartChanges.open(null);
  setBoxes(12);
  await toastSays('Cart updated successfully');
  await waitFor(() =>
    expect(server.callsTo('/userauth/addeditusercarts').map(({ fields }) => fields['Usercarts[quantity]'])).toEqual(['12']),
  );
});

test('A change whose sending the device breaks off says that it is saved here, and goes out later', async () => {
  const server = rememberingServer();
  await openCart(server);
  const read = vi.spyOn(cartChanges, 'read').mockRejectedValue(new StorageError('unavailable'));
  setBoxes(12);
  await toastSays('Saved on this device. The store has not answered yet. We keep trying to update your cart.');
  expect(cartChanges.entries()).toMatchObject([{ intent: { boxes: 12 }, state: 'waiting' }]);
  read.mockRestore();
  await syncCart();
  await waitFor(() => expect(cartChanges.entries()).toEqual([]));
});

test("While the cart loads it says 'Loading your cart...'", async () => {
  const server = createShopServer();
  server.neverReply('/userauth/getusercarts');
  await openStore('/my-cart', { server, isSignedIn: true });
  expect((await screen.findByText('Loading your cart...')).getAttribute('role')).toBe('status');
});

test("An empty cart says 'Your cart is empty' and offers Shop Now", async () => {
  const server = createShopServer();
  server.data('/userauth/getusercarts', []);
  await openStore('/my-cart', { server, isSignedIn: true });
  expect(await screen.findByText('Your cart is empty')).toBeDefined();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Shop Now' }).getAttribute('href')).toBe('/');
});

test('A cart with one line alone that cannot be read is shown as empty, with a way to go on', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = createShopServer();
  server.data('/userauth/getusercarts', [{ ...CART[0], product: null }]);
  await openStore('/my-cart', { server, isSignedIn: true });
  expect(await screen.findByText('Your cart is empty')).toBeDefined();
});

test('The cart is a table: picture and title, prices, boxes, area per box, total and delete', async () => {
  const { table } = await openCart();
  const row = within(table).getAllByRole('row')[1] ?? table;
  expect(row.querySelector('img')?.getAttribute('src')).toBe('/media/p107.webp');
  expect(within(row).getByRole('link', { name: 'Coastal Maple' }).getAttribute('href')).toBe('/products/coastal-maple');
  expect(within(row).getByText('$75.41 / box · $3.19 / sqft')).toBeDefined();
  expect(boxes()).toHaveProperty('value', '9');
  expect(within(row).getByRole('cell', { name: '23.64' })).toBeDefined();
  expect(within(row).getByRole('cell', { name: '$678.69' })).toBeDefined();
  expect(within(row).getByRole('button', { name: 'Delete Coastal Maple from the cart' })).toBeDefined();
  expect(screen.getByText('9 boxes · 212.76 sqft')).toBeDefined();
});

test('The bill names items, installation, taxes, discount and what is to be paid, and installation is on at first', async () => {
  const { bill } = await openCart();
  expect(figure(bill, 'Item total')).toBe('Item total$678.69');
  expect(figure(bill, 'Estimated taxes')).toBe('Estimated taxes$47.51');
  const installation = within(bill).getByRole('checkbox', { name: 'Installation' });
  expect(installation).toHaveProperty('checked', true);
  expect(within(bill).getByText('$531.90')).toBeDefined();
  expect(toPay(bill)).toBe('To be paid$1,258.10');
  fireEvent.click(installation);
  expect(toPay(bill)).toBe('To be paid$726.20');
});

test('The bill has a heading, tells the installed area in words, asks for a promo code after the total, and says how a card is kept safe', async () => {
  const { bill } = await openCart();
  expect(within(bill).getByRole('heading', { name: 'Bill summary' })).toBeDefined();
  expect(within(bill).getByText('Installed area: 212.76 sqft (9 boxes) at $2.50 / sqft.')).toBeDefined();
  const total = within(bill).getByText('To be paid');
  expect(total.compareDocumentPosition(within(bill).getByLabelText('Promo code'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(bill).getByText(/Your card number goes encrypted to the card processor/)).toBeDefined();
  expect(within(bill).getByRole('link', { name: 'Cancellation and returns' }).getAttribute('href')).toBe('/terms-and-conditions');
  expect(screen.getByRole('region', { name: 'Checkout' }).textContent).toContain('$1,258.10To be paid');
});

test("Pickup is chosen at first and shows the store's address", async () => {
  const { bill } = await openCart();
  expect(within(bill).getByRole('radio', { name: 'Pickup' })).toHaveProperty('checked', true);
  expect(within(bill).getByText('9 Warehouse Road, Doral')).toBeDefined();
});

test('A promo code is applied, shown as a discount, and removed again', async () => {
  const { bill, server } = await openCart();
  fireEvent.change(within(bill).getByLabelText('Promo code'), { target: { value: ' welcome10 ' } });
  fireEvent.click(within(bill).getByRole('button', { name: 'Apply' }));
  expect((await within(bill).findByText('Discount · WELCOME10')).parentElement?.textContent).toContain('−$67.87');
  expect(toPay(bill)).toBe('To be paid$1,190.23');
  expect(server.callsTo('/beforeauth/getpromocode')[0]?.fields).toEqual({ code: 'WELCOME10' });
  fireEvent.click(within(bill).getByRole('button', { name: 'Remove' }));
  expect(within(bill).queryByText(/Discount/)).toBeNull();
  expect(toPay(bill)).toBe('To be paid$1,258.10');
});

test('Installation details open in a dialog with Cancel and OK, and reading them changes nothing', async () => {
  const { bill } = await openCart();
  const box = within(bill).getByRole('checkbox', { name: 'Installation' });
  const read = async () => {
    fireEvent.click(within(bill).getByRole('button', { name: 'Details' }));
    return within(await screen.findByRole('dialog', { name: 'Installation' }));
  };
  fireEvent.click(box);
  const dialog = await read();
  expect(dialog.getByText('Two fitters come in the morning.')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'OK' }));
  expect(box).toHaveProperty('checked', false);
  const again = await read();
  fireEvent.click(again.getByRole('checkbox', { name: /Installation by our crew/ }));
  fireEvent.click(again.getByRole('button', { name: 'Cancel' }));
  expect(box).toHaveProperty('checked', false);
  const last = await read();
  fireEvent.click(last.getByRole('checkbox', { name: /Installation by our crew/ }));
  fireEvent.click(last.getByRole('button', { name: 'OK, add installation' }));
  expect(box).toHaveProperty('checked', true);
});

const CHEAP = { product_id: 107, title: 'Coastal Maple', price_per_box: '0.40', sqft_in_box: '23.64', slug: 'coastal-maple' };

test('A total below what a card can pay is said at the button, before the card form, which does not open', async () => {
  const server = createShopServer();
  server.data('/userauth/getusercarts', [{ ...CART[0], quantity: 1, product: CHEAP }]);
  const { bill } = await openCart(server);
  fireEvent.click(within(bill).getByRole('checkbox', { name: 'Installation' }));
  const words = 'A card payment must be at least $0.50, and this comes to $0.43. Please add to your cart, or call us.';
  expect(await within(bill).findByText(words)).toBeDefined();
  for (const button of screen.getAllByRole('button', { name: 'Process to Continue' }))
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
  await processCart(bill);
  await toastSays(words);
  expect(screen.queryByRole('dialog', { name: 'Checkout' })).toBeNull();
});

test('A delivery that is known by its ZIP code alone says so, with what would make it exact', async () => {
  const server = createShopServer();
  server.data('/userauth/getappuseraddress', [{ ...ADDRESSES[0], location_source: 'zip' }]);
  const { bill } = await openDelivery(server);
  expect(await within(bill).findByText('10.00 miles from our store by road, estimated from ZIP.')).toBeDefined();
  expect(within(bill).getByText(/For the exact distance, add the address again/)).toBeDefined();
  expect(toPay(bill)).toBe('To be paid$1,408.10');
});

test('Shipping is in the bill for delivery alone, with pallets, band and miles', async () => {
  const { bill } = await openDelivery();
  expect(await within(bill).findByText('10.00 miles from our store by road.')).toBeDefined();
  expect(figure(bill, 'Express')).toBe('Express$150.00');
  expect(toPay(bill)).toBe('To be paid$1,408.10');
  expect(within(bill).getByText('1420 Coral Way, Miami, FL 33145')).toBeDefined();
  fireEvent.click(within(bill).getByRole('radio', { name: 'Pickup' }));
  expect(within(bill).queryByText('Express')).toBeNull();
  expect(toPay(bill)).toBe('To be paid$1,258.10');
});

test('Another address and another quantity make another shipping', async () => {
  const server = rememberingServer();
  server.reply('/route', ({ pair }) => ({
    code: 'Ok',
    routes: [{ distance: pair?.endsWith('-80.28,25.82') === true ? 48_280.2 : 16_093.4 }],
  }));
  const { bill } = await openDelivery(server);
  expect(await within(bill).findByText('Express')).toBeDefined();
  setBoxes(56);
  await waitFor(() => expect(figure(bill, 'Express')).toBe('Express$300.00'));
  fireEvent.click(within(bill).getByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Address' });
  fireEvent.click(await within(dialog).findByRole('radio', { name: /Marco Diaz/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(bill.textContent).toContain('30.00 miles'));
  expect(figure(bill, 'Standard Delivery (2 pallets)')).toBe('Standard Delivery (2 pallets)$420.00');
  // The change of boxes is saved a moment later; what it says belongs to this test.
  await toastSays('Cart updated successfully');
});

test('Delivery without an address offers Add Address and asks to select one', async () => {
  const server = createShopServer();
  server.data('/userauth/getappuseraddress', []);
  const { bill } = await openDelivery(server);
  expect(await within(bill).findByText('Please select an address')).toBeDefined();
  expect(within(bill).getByRole('button', { name: 'Add Address' })).toBeDefined();
  await processCart(bill);
  await toastSays('Please select an address');
  expect(document.activeElement?.textContent).toBe('Add Address');
  expect(screen.queryByRole('dialog', { name: 'Checkout' })).toBeNull();
});

test("Without a distance, a band or a price the message is 'We will call you to set up delivery.'", async () => {
  const server = createShopServer();
  server.breakDown('/route', 400);
  const { bill } = await openDelivery(server);
  expect(await within(bill).findByText('We will call you to set up delivery.')).toBeDefined();
  expect(figure(bill, 'Shipping')).toBe('ShippingNot charged now');
});

test("When shipping cannot be worked out it says 'Something went wrong.' and nothing can be ordered", async () => {
  const server = createShopServer();
  server.breakDown('/beforeauth/getshippingcharge');
  const { bill } = await openDelivery(server);
  expect(await within(bill).findByText('Something went wrong.')).toBeDefined();
  await processCart(bill);
  await toastSays('Something went wrong.');
  expect(screen.queryByRole('dialog', { name: 'Checkout' })).toBeNull();
  server.data('/beforeauth/getshippingcharge', BANDS);
  fireEvent.click(within(bill).getByRole('button', { name: 'Try again' }));
  expect(await within(bill).findByText('Express')).toBeDefined();
});

test('The stepper of a line sends the new quantity, and one less than one takes the line out', async () => {
  const { server } = await openCart(rememberingServer());
  fireEvent.click(screen.getByRole('button', { name: 'One box of Coastal Maple more' }));
  await toastSays('Cart updated successfully');
  expect(server.callsTo('/userauth/addeditusercarts')[0]?.fields).toMatchObject({ user_carts_id: '1070', 'Usercarts[quantity]': '10' });
  setBoxes(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Coastal Maple' }));
  await toastSays('Item deleted successfully');
  expect(server.callsTo('/userauth/deleteusercarts')[0]?.fields).toEqual({ user_carts_id: '1070' });
  expect(await screen.findByText('Your cart is empty')).toBeDefined();
});

test("Deleting a line says 'Item deleted successfully'", async () => {
  const { server } = await openCart();
  fireEvent.click(screen.getByRole('button', { name: 'Delete Coastal Maple from the cart' }));
  await toastSays('Item deleted successfully');
  expect(server.callsTo('/userauth/deleteusercarts')[0]?.fields).toEqual({ user_carts_id: '11' });
});

test('Deleting lines by keyboard leads to the next one, and after the last to the heading', async () => {
  await openCart(shopWithTwoLines());
  const remove = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  remove('Delete Coastal Maple from the cart');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Second floor from the cart'));
  remove('Delete Second floor from the cart');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your cart'));
});

test("A deletion that breaks raises the alert 'Something went wrong while deleting address'", async () => {
  await openCart();
  vi.spyOn(cartChanges, 'put').mockRejectedValue(new Error('the disk is gone'));
  fireEvent.click(screen.getByRole('button', { name: 'Delete Coastal Maple from the cart' }));
  await alertSays('Something went wrong while deleting address');
});
