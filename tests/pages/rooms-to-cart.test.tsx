// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cartChoices } from '../../src/offline/cart-choices';
import { closeStore, openStore, toastSays } from './open-store';
import { CART } from './sample-shop';
import { createShopServer } from './shop-server';
import { measured, type, withoutRooms } from './typed-rooms';

// The page's lazy code, before the first test.
import '../../src/routes/_site/rooms';
import '../../src/features/cart/project-sheet';

beforeEach(withoutRooms);
afterEach(closeStore);

describe('A signed-in shopper', () => {
  test('puts every floor into the cart at once, and the sheet says what was done', async () => {
    const server = createShopServer();
    server.data('/userauth/getusercarts', []);
    await openStore('/rooms', { server, isSignedIn: true });
    await measured();
    fireEvent.click(await screen.findByRole('button', { name: 'Add it to the cart' }));
    const sheet = await screen.findByRole('dialog', { name: 'Your rooms in the cart' });
    await within(sheet).findByText('Coastal Maple');
    expect(
      server.calls.filter(({ path }) => path === '/userauth/addeditusercarts').map(({ fields }) => fields['Usercarts[quantity]']),
    ).toEqual(['12']);
  });

  test('whose rooms have no promo code keeps the one applied in the cart, and one of the rooms replaces it', async () => {
    const server = createShopServer();
    server.data('/userauth/getusercarts', []);
    await openStore('/rooms', { server, isSignedIn: true });
    await measured();
    const applied = { code: 'SPRING5', percentHundredths: 500 };
    cartChoices.change('account-1', { promo: applied });
    const putInCart = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Add it to the cart' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Your rooms in the cart' }));
      await sheet.findByRole('link', { name: 'Go to the cart' });
      fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    };
    await putInCart();
    expect(cartChoices.of('account-1').promo).toEqual(applied);
    type(await screen.findByLabelText('Promo code'), 'welcome10');
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Discount · WELCOME10');
    await putInCart();
    expect(cartChoices.of('account-1').promo?.code).toBe('WELCOME10');
  });

  test('who presses before the cart is known is asked about its floors once it is, and nothing is replaced before', async () => {
    const server = createShopServer();
    let reply = (_cart: unknown): void => undefined;
    server.reply('/userauth/getusercarts', () => new Promise((resolve) => (reply = resolve)));
    await openStore('/rooms', { server, isSignedIn: true });
    await measured();
    fireEvent.click(await screen.findByRole('button', { name: 'Add it to the cart' }));
    expect(await screen.findByText('Loading your cart...')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => reply({ status: 1, message: '', data: CART }));
    expect(await screen.findByRole('dialog', { name: 'Already in your cart' })).toBeDefined();
    expect(server.callsTo('/userauth/addeditusercarts')).toEqual([]);
  });

  test('whose cart does not load is told so, nothing is put in it, and the next press asks for it again', async () => {
    const server = createShopServer();
    server.breakDown('/userauth/getusercarts');
    await openStore('/rooms', { server, isSignedIn: true });
    await measured();
    fireEvent.click(await screen.findByRole('button', { name: 'Add it to the cart' }));
    await toastSays('Your cart did not load, so nothing was put in it. Please try again.');
    expect(screen.queryByRole('dialog')).toBeNull();
    server.data('/userauth/getusercarts', CART);
    fireEvent.click(await screen.findByRole('button', { name: 'Add it to the cart' }));
    expect(await screen.findByRole('dialog', { name: 'Already in your cart' })).toBeDefined();
    expect(server.callsTo('/userauth/addeditusercarts')).toEqual([]);
  });

  test('who chose delivery without a ZIP code is told that the address decides', async () => {
    await openStore('/rooms', { isSignedIn: true });
    await measured();
    fireEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add it to the cart' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Already in your cart' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Put my rooms in the cart' }));
    expect(await screen.findByText('Choose your address in the cart: it decides what delivery costs.')).toBeDefined();
    expect(screen.queryByText(/Delivery was estimated/)).toBeNull();
  });

  test('is asked about a floor that the cart has already: replace, add or keep', async () => {
    const server = createShopServer();
    await openStore('/rooms', { server, isSignedIn: true });
    await measured();
    fireEvent.click(await screen.findByRole('button', { name: 'Add it to the cart' }));
    const sheet = await screen.findByRole('dialog', { name: 'Already in your cart' });
    expect(within(sheet).getByText(/Your rooms need 12 boxes/)).toBeDefined();
    fireEvent.click(within(sheet).getByRole('radio', { name: 'Keep' }));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Put my rooms in the cart' }));
    expect(await screen.findByText(/as before/)).toBeDefined();
    expect(server.calls.filter(({ path }) => path === '/userauth/addeditusercarts')).toEqual([]);
  });
});
