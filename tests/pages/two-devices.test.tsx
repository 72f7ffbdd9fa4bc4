// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cartConflictCodec } from '../../src/contract/cart';
import type { CartEnding } from '../../src/domain/cart';
import { sendCart } from '../../src/offline/send-cart';
import { cartChanges } from '../../src/offline/cart';
import { comeBack, goOffline, leaveNothingWaiting, letAMinutePass } from './connection-states';
import { openStore } from './open-store';
import { rememberCart } from './remembered-cart';
import { createShopServer } from './shop-server';

// What the store loads when it is asked for takes long to prepare here on a busy machine.
beforeAll(() => import('../../src/features/cart/cart-questions-sheet'));
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(leaveNothingWaiting);

const WRITE = '/userauth/addeditusercarts';
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your cart has changed' })).toBeNull());

/** Forty boxes waited on this device, whose shopper has ended the line of nine on another one meanwhile. */
async function meet(ending: CartEnding) {
  const server = createShopServer();
  const kept = rememberCart(server, { 107: 9 });
  await openStore('/my-cart', { server, isSignedIn: true });
  const boxes = await screen.findByLabelText('Boxes of Coastal Maple');
  goOffline(server);
  fireEvent.change(boxes, { target: { value: '40' } });
  fireEvent.blur(boxes);
  await waitFor(() => expect(cartChanges.entries()).toMatchObject([{ intent: { boxes: 40 }, tries: { attempts: 1 } }]));

  kept.clear();
  server.reply(WRITE, () => ({ status: 0, message: 'It has left the cart.', data: cartConflictCodec.encode(ending) }));
  letAMinutePass();
  comeBack(server);
  await act(() => sendCart('return'));
  const sheet = await screen.findByRole('dialog', { name: 'Your cart has changed' });
  const asked = server.callsTo(WRITE).length;
  return { sheet, kept: rememberCart(server, {}), writesSince: () => server.callsTo(WRITE).length - asked };
}

test('Forty boxes that waited ask when another device has ordered meanwhile, and are added only when the shopper says so', async () => {
  const { sheet, kept, writesSince } = await meet({ how: 'ordered', boxes: 9, orderNumber: 'SPS-10001' });
  expect(sheet.textContent).toContain('You ordered 9 boxes meanwhile (order SPS-10001).');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(writesSince()).toBe(0);
  // Closed without a decision, the question stays in the cart.
  const [list] = await screen.findAllByRole('list', { name: 'Changes that were not saved' });
  if (list === undefined) throw new Error('The cart asks nothing');
  expect(list.textContent).toContain('40 boxes waiting');
  fireEvent.click(within(list).getByRole('button', { name: 'Add 40 boxes of Coastal Maple' }));
  await waitFor(() => expect(cartChanges.entries()).toMatchObject([{ intent: { boxes: 40 }, ending: null }]));
  letAMinutePass();
  await act(() => sendCart());
  await waitFor(() => expect([...kept]).toEqual([[107, 40]]));
  expect(await screen.findByLabelText('Boxes of Coastal Maple')).toHaveProperty('value', '40');
  await waitFor(() => expect(cartChanges.entries()).toEqual([]));
});

test('A line that was taken out on another device stays out when the shopper leaves it out', async () => {
  const { sheet, kept, writesSince } = await meet({ how: 'removed', boxes: 9, orderNumber: null });
  expect(sheet.textContent).toContain('You took 9 boxes out of your cart on another device.');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Leave Coastal Maple out' }));
  await isClosed();
  expect(await screen.findByText('Your cart is empty')).toBeDefined();
  expect([[...kept], writesSince(), cartChanges.entries()]).toEqual([[], 0, []]);
});
