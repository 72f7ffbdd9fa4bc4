// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeStore, openStore, toastSays } from './open-store';
import { processCart } from './process-cart';
import { counted, shopWithBoxes } from './counted-shop';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  closeStore();
});

async function openFloor(stock: unknown) {
  await openStore('/products/coastal-maple', { server: shopWithBoxes(stock) });
  await screen.findAllByRole('button', { name: /^Add to Cart/ });
}

test('A floor’s page says what is on hand and of which day, and more once more boxes are chosen than there are', async () => {
  await openFloor(counted(12));
  expect(await screen.findByText('12 boxes on hand on Nov 26, 2026')).toBeDefined();
  const boxes = screen.getByLabelText('Boxes');
  fireEvent.change(boxes, { target: { value: '15' } });
  fireEvent.blur(boxes);
  expect(await screen.findByText('Fewer boxes on hand than you chose: 12 of 15 on Nov 26, 2026')).toBeDefined();
});

test('A floor’s page names the day on which boxes are back', async () => {
  await openFloor(counted(0, '2099-12-03'));
  expect(await screen.findByText('Back on Dec 3, 2099')).toBeDefined();
});

test('A day that is over is not promised, and a strange word about boxes says nothing', async () => {
  await openFloor(counted(0, '2020-12-03'));
  expect(await screen.findByText('No boxes on hand on Nov 26, 2026')).toBeDefined();
  closeStore();
  await openFloor({ boxes_on_hand: 'plenty' });
  expect(screen.queryByText(/on hand/)).toBeNull();
});

test('The cart says of which floor fewer boxes are on hand, and the order may be placed all the same', async () => {
  await openStore('/my-cart', { server: shopWithBoxes(counted(4)), isSignedIn: true });
  const table = await screen.findByRole('table', { name: 'Floors in your cart' });
  expect(
    within(table).getByText(
      'Fewer boxes on hand than you chose: 4 of 9 on Nov 26, 2026. You can order all the same; the rest may take longer.',
    ),
  ).toBeDefined();
  await processCart(screen.getByRole('region', { name: 'Bill summary' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByText(/4 of 9 on Nov 26, 2026/)).toBeDefined());
});

test('With enough boxes on hand the cart says nothing of them', async () => {
  await openStore('/my-cart', { server: shopWithBoxes(counted(28)), isSignedIn: true });
  await screen.findByRole('table', { name: 'Floors in your cart' });
  expect(screen.queryByText(/on hand/)).toBeNull();
});

test('Where a shop refuses orders beyond what is on hand, the cart says what to do before anything is paid', async () => {
  const words = 'Coastal Maple has 4 boxes on hand; choose 4 or fewer, or call us.';
  await openStore('/my-cart', { server: shopWithBoxes(counted(4), { refuses_beyond_stock: '1' }), isSignedIn: true });
  const table = await screen.findByRole('table', { name: 'Floors in your cart' });
  expect(await within(table).findByText(words)).toBeDefined();
  await processCart(screen.getByRole('region', { name: 'Bill summary' }));
  await toastSays(words);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['refuses since the settings were read', { more_refused: true }, {}, 'Coastal Maple has 4 boxes on hand; choose 4 or fewer, or call us.'],
  [
    'takes since the settings were read',
    { more_refused: false },
    { refuses_beyond_stock: '1' },
    'Fewer boxes on hand than you chose: 4 of 9 on Nov 26, 2026. You can order all the same; the rest may take longer.',
  ],
])('What the shop %s counts in the cart: it comes with the boxes on hand', async (_what, said, settings, words) => {
  await openStore('/my-cart', { server: shopWithBoxes({ ...counted(4), ...said }, settings), isSignedIn: true });
  const table = await screen.findByRole('table', { name: 'Floors in your cart' });
  expect(await within(table).findByText(words)).toBeDefined();
  if (!said.more_refused) return;
  await processCart(screen.getByRole('region', { name: 'Bill summary' }));
  await toastSays(words);
});

test('The comparison has a row of boxes on hand where a floor is counted', async () => {
  await openStore('/compare?floors=coastal-maple,grey-slate', { server: shopWithBoxes(counted(12)) });
  const [row] = await screen.findAllByRole('row', { name: /^Boxes on hand/ });
  expect(within(row ?? document.body).getByText('12 boxes on hand on Nov 26, 2026')).toBeDefined();
});
