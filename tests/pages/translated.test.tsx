// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cartChanges } from '../../src/offline/cart';
import { translateDocument } from '../fixtures/translate-document';
import { closeStore, openStore, toastSays } from './open-store';
import { createShopServer } from './shop-server';

let translator: MutationObserver | null = null;
afterEach(() => {
  translator?.disconnect();
  closeStore();
});

test('A translated form is sent: its button turns busy, and the next screen comes', async () => {
  const server = createShopServer();
  server.data('/beforeauth/forgotpassword', { auth_key: 'key-9', first_name: 'Elena', full_name: 'Elena Ruiz' });
  await openStore('/forgot-password', { server });
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'elena@shop.example' } });
  translator = translateDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }));
  await toastSays('Logged in successfully!');
  expect(screen.queryByText('Ooops')).toBeNull();
});

const read = () => document.body.querySelector('main')?.textContent ?? '';

/** What the cart says after each change. */
async function walkCart(isTranslated: boolean): Promise<readonly string[]> {
  await openStore('/my-cart', { isSignedIn: true });
  await screen.findByRole('table', { name: 'Floors in your cart' });
  await screen.findByRole('button', { name: 'Save as quote' });
  if (isTranslated) translator = translateDocument();
  const bill = screen.getByRole('region', { name: 'Bill summary' });
  const said: string[] = [];
  const installation = within(bill).getByRole('checkbox', { name: 'Installation' });
  for (const sum of ['$726.20', '$1,258.10']) {
    fireEvent.click(installation);
    await waitFor(() => expect(bill.textContent).toContain(sum));
    said.push(read());
  }
  const boxes = screen.getByLabelText('Boxes of Coastal Maple');
  fireEvent.change(boxes, { target: { value: '12' } });
  fireEvent.blur(boxes);
  await waitFor(() => expect(read()).toContain('12 boxes'));
  said.push(read());
  fireEvent.click(within(bill).getByRole('radio', { name: 'Delivery' }));
  await waitFor(() => expect(bill.textContent).toContain('miles'));
  said.push(read());
  await cartChanges.discardAll();
  closeStore();
  return said;
}

test('A translated cart shows the figures and sentences of the cart as it was written, after every change', async () => {
  const written = await walkCart(false);
  const translated = await walkCart(true);
  expect(document.documentElement.className).toContain('translated');
  expect(translated).toEqual(written);
});
