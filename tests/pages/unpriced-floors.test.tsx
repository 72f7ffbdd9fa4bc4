// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CART, DETAILS, PRODUCTS, SETTINGS } from './sample-shop';
import { closeStore, openStore, toastSays } from './open-store';
import { createShopServer } from './shop-server';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  closeStore();
});

const UNPRICED = [
  ['no price per box', { price_per_box: null }],
  ['a price in words', { price_per_box: 'to come' }],
  ['a price below nothing', { price_per_box: '-75.41' }],
  ['a price of nothing', { price_per_box: 0 }],
  ['no area of a box', { sqft_in_box: undefined }],
  ['an area of nothing', { sqft_in_box: '0' }],
] as const;

test.each(UNPRICED)('A floor with %s cannot be put in the cart, and its page leads to asking for the price', async (_name, fields) => {
  const server = createShopServer();
  server.data('/beforeauth/getproductdetails', { ...DETAILS, product: { ...PRODUCTS[0], ...fields } });
  await openStore('/products/coastal-maple', { server });
  const ask = await screen.findByRole('link', { name: 'Ask us for the price' });
  expect(ask.getAttribute('href')).toBe('/contact-us');
  expect(screen.queryByRole('button', { name: /Add to Cart|Buy Now/ })).toBeNull();
  expect(screen.queryByLabelText('Boxes')).toBeNull();
});

test('The card of a floor without any price says to ask for it', async () => {
  const server = createShopServer();
  server.data('/beforeauth/getproduct', [{ ...PRODUCTS[0], price: null, main_price: null, price_per_box: null }]);
  await openStore('/products', { server });
  expect((await screen.findByRole('link', { name: /Coastal Maple/ })).textContent).toContain('Ask us for the price');
});

test('A floor in the cart that has lost its price stays there to be asked about or taken out, and nothing can be paid with it', async () => {
  const server = createShopServer();
  const slate = { ...CART[0], user_carts_id: 12, product_id: 201, product: { ...PRODUCTS[2], price: null, price_per_box: null } };
  server.data('/userauth/getusercarts', [...CART, slate]);
  await openStore('/my-cart', { server, isSignedIn: true });
  const row = (await screen.findByRole('link', { name: 'Grey Slate' })).closest('tr');
  if (row === null) throw new Error('The floor has no row');
  expect(within(row).getByRole('link', { name: 'Ask us for the price' }).getAttribute('href')).toBe('/contact-us');
  expect(row.textContent).not.toContain('$');
  const process = within(screen.getByRole('region', { name: 'Bill summary' })).getByRole('button', { name: 'Process to Continue' });
  await waitFor(() => expect(process).toHaveProperty('disabled', false));
  fireEvent.click(process);
  await toastSays('One floor in your cart has no price at the moment. Take it out to pay for the others, or ask us for its price.');
  server.reply('/userauth/deleteusercarts', () => {
    server.data('/userauth/getusercarts', CART);
    return { status: 1, message: '', data: null };
  });
  fireEvent.click(within(row).getByRole('button', { name: 'Delete Grey Slate from the cart' }));
  await waitFor(() => expect(server.callsTo('/userauth/deleteusercarts').map(({ fields }) => fields['user_carts_id'])).toEqual(['12']));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Grey Slate' })).toBeNull());
});

test('A bill whose taxes cannot be read says so, cannot be paid, and is whole once they are', async () => {
  const server = createShopServer();
  server.data('/beforeauth/setting', 'a page');
  await openStore('/my-cart', { server, isSignedIn: true });
  const bill = await screen.findByRole('region', { name: 'Bill summary' });
  const said = await within(bill).findByText('Taxes and installation did not load, so this is not the whole bill yet.');
  expect(within(bill).getByRole('button', { name: 'Process to Continue' })).toHaveProperty('disabled', true);
  expect(bill.textContent).not.toContain('$0.00');
  fireEvent.click(within(bill).getByRole('checkbox', { name: 'Installation' }));
  expect(bill.textContent).toContain('Not included.');
  expect(bill.textContent).not.toContain('/ sqft');
  server.data('/beforeauth/setting', SETTINGS);
  fireEvent.click(within(bill).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(said.isConnected).toBe(false));
  expect(within(bill).getByRole('button', { name: 'Process to Continue' })).toHaveProperty('disabled', false);
});
