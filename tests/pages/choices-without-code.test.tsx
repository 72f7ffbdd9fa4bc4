// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cartChanges } from '../../src/offline/cart';
import { closeStore, openStore, toastSays } from './open-store';
import { rememberCart } from './remembered-cart';
import { createShopServer } from './shop-server';

vi.mock('../../src/features/cart/hand-over-choices', () => {
  throw new Error('The connection broke before this code was loaded');
});

afterEach(async () => {
  await cartChanges.discardAll().catch(() => undefined);
  closeStore();
});

test('Where a floor’s choices cannot come with it, nothing is added, and that is said', async () => {
  const server = createShopServer();
  const cart = rememberCart(server, {});
  await openStore('/products/coastal-maple', { server, isSignedIn: true });
  fireEvent.change(await screen.findByLabelText('Coverage (sqft)'), { target: { value: '180' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Add to Cart' })[0] ?? document.body);
  await toastSays('Failed to add to cart');
  expect([cart.size, cartChanges.entries()]).toEqual([0, []]);
});
