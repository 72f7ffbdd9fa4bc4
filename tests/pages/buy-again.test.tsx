// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cartChoices } from '../../src/offline/cart-choices';
import { closeStore, openStore } from './open-store';
import { createShopServer } from './shop-server';

// The page's lazy code, before the first test.
import '../../src/features/cart/project-sheet';
import '../../src/routes/-buy-again';

const LIST_CALL = '/beforeauth/getproduct';
/** Its address is as another back end may write it, or as a shopper did: without a ZIP code. */
const DELIVERED = {
  order_id: 1,
  order_number: 'SPS-10001',
  placed_at: '2026-11-02T12:00:00Z',
  order_status: 'Shipped',
  payment_id: 'pi_1',
  delivery_type: 'Delivery',
  address: 'Elena Ruiz, 1420 Coral Way, Miami, Florida',
  promocode: 'FIVE',
  sub_total: '678.69',
  tax: '47.51',
  installation_charge: '0',
  discount: '0',
  shipping: '199.00',
  total: '925.20',
  lines: [{ product_id: 107, title: 'Coastal Maple', quantity: 9, price_per_box: '75.41', sqft_in_box: '23.64' }],
};

afterEach(closeStore);

function serverWithOrder() {
  const server = createShopServer();
  server.data('/userauth/getuserorders', [DELIVERED]);
  return server;
}

const openReceipt = (server = serverWithOrder()) => openStore('/orders/SPS-10001', { server, isSignedIn: true });
const pressBuyAgain = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
  return screen.findByRole('region', { name: 'Buy again' });
};

test('A delivered order is bought again as a delivery, and the code applied in the cart stays', async () => {
  await openReceipt();
  const promo = { code: 'WELCOME10', percentHundredths: 1_000 };
  cartChoices.change('account-1', { promo });
  fireEvent.click(await within(await pressBuyAgain()).findByRole('button', { name: 'Put in my cart' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'The order in your cart' }));
  expect(await sheet.findByText('Choose your address in the cart: it decides what delivery costs.')).toBeDefined();
  expect(sheet.queryByText(/estimated from ZIP/)).toBeNull();
  expect(cartChoices.of('account-1')).toMatchObject({ fulfilment: 'Delivery', promo, zipEstimate: null });
});

test('The list of floors loads once it is asked for, and the receipt says that it loads', async () => {
  const server = serverWithOrder();
  server.neverReply(LIST_CALL);
  await openReceipt(server);
  await screen.findByRole('button', { name: 'Buy again' });
  expect(server.callsTo(LIST_CALL)).toEqual([]);
  expect(await within(await pressBuyAgain()).findByText('Loading today’s prices…')).toBeDefined();
  expect(server.callsTo(LIST_CALL)).toHaveLength(1);
});

test('Without a connection the receipt says what today’s prices need', async () => {
  const server = serverWithOrder();
  server.goSilent(LIST_CALL);
  await openReceipt(server);
  expect(await within(await pressBuyAgain()).findByText(/^Today’s prices are not on this device yet\./)).toBeDefined();
});
