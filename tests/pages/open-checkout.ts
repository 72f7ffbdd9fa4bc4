import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { openStore } from './open-store';
import { processCart } from './process-cart';
import { createShopServer } from './shop-server';

/** The checkout of the sample cart, for pickup and without installation. */
export async function openCheckout(server = createShopServer()) {
  const store = await openStore('/my-cart', { server, isSignedIn: true });
  const bill = await screen.findByRole('region', { name: 'Bill summary' });
  fireEvent.click(within(bill).getByRole('checkbox', { name: 'Installation' }));
  await processCart(bill);
  const checkout = await screen.findByRole('dialog', { name: 'Checkout' });
  const pay = await within(checkout).findByRole('button', { name: 'Pay $726.20' });
  const agreement = within(checkout).getByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' });
  return { ...store, server, checkout, pay, agreement };
}

export async function agreeAndPay({ checkout, pay }: { readonly checkout: HTMLElement; readonly pay: HTMLElement }): Promise<void> {
  fireEvent.click(within(checkout).getByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }));
  await waitFor(() => expect(pay).toHaveProperty('disabled', false));
  fireEvent.click(pay);
}
