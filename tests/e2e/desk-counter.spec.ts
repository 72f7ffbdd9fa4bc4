import { sendContactMessage } from '../../src/contract/site';
import { tagAddress } from '../../src/domain/shelf-tag';
import { ContractClient, storeAt } from '../fixtures/contract-client';
import { buyForDelivery, joinDesk } from './desk-visit';
import { expect, test } from './store-test';

test.use({ viewport: { width: 820, height: 1180 } });

test('At the rack: the tag of the right floor ticks it, the wrong one is refused, also without a signal; the receipt is one sheet', async ({
  page,
  store,
  complaints,
}) => {
  const number = await buyForDelivery(store);
  await joinDesk(page, store, 'marta@shop.example');
  await expect(page.getByRole('link', { name: /1 ?new order/ })).toBeVisible();
  await page.goto(`${store.url}/desk/orders/${number}`);
  await expect(page.getByText(/miles by road.* a pallet costs .* 9 boxes take 1 pallet/)).toBeVisible();
  await page.context().setOffline(true);
  const field = page.getByLabel('Number on the shelf tag');
  await field.fill('101');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: `is not part of ${number}: put it back. Still to pick` })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /is picked/ })).not.toBeChecked();
  // As a scanner types it.
  await field.fill(
    tagAddress(store.url, 'family-20-coastal-maple', { productId: 107, priceCentsPerSqft: 1, pricePerBoxCents: 1, day: '2026-11-28' }),
  );
  await field.press('Enter');
  await expect(page.getByRole('checkbox', { name: /is picked/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: '9 boxes, all picked' })).toBeVisible();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: `Receipt ${number}` })).toBeVisible();
  await expect(page.getByText('Paid with a test card.')).toBeVisible();
  const paper = await page.pdf({ format: 'Letter' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  complaints.length = 0;
});

test('Somebody who is signed in has the shop beside the Desk: its bar leads back, quotes of the device are listed, and all of it ends with the sign-out', async ({
  page,
  store,
}) => {
  await joinDesk(page, store, 'marta@shop.example');
  const menu = page.getByRole('button', { name: 'Marta Cruz' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Scan a floor' }).click();
  const bar = page.getByRole('navigation', { name: 'Counter' });
  await expect(bar.getByRole('link')).toHaveText(['Desk', 'Scan', 'Rooms', 'Quotes', 'Find']);
  await bar.getByRole('link', { name: 'Desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Quotes' }).click();
  await expect(page.getByText('No quote was made on this device yet.')).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goto(`${store.url}/scan`);
  await expect(page.getByText('For the shop’s staff')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('A message is taken on, and the history of a count is seen where it is typed', async ({ page, store }) => {
  await joinDesk(page, store, 'marta@shop.example');
  const message = { firstName: 'Nora', lastName: 'Lee', email: 'nora@shopper.example', message: 'Do you cut?' };
  await new ContractClient(storeAt(store.url)).data(sendContactMessage, message);
  await page.goto(`${store.url}/desk/messages`);
  const card = page.getByRole('region', { name: 'Message of Nora Lee' });
  await card.getByLabel('For').selectOption({ label: 'Marta Cruz' });
  await expect(page.getByText('waiting: it will be sent')).toHaveCount(0);
  await page.reload();
  await expect(card.getByLabel('For')).toHaveValue(/\d+/);
  await page.goto(`${store.url}/desk/stock?q=coastal maple`);
  await page.getByRole('button', { name: 'Count Family 20 - Coastal Maple' }).click();
  await page.getByLabel('Boxes counted').fill('31');
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('31', { exact: true })).toBeVisible();
  await expect(page.getByText('waiting: it will be sent')).toHaveCount(0);
  await page.getByRole('button', { name: 'Count Family 20 - Coastal Maple' }).click();
  await expect(page.getByRole('list', { name: 'Earlier counts' }).getByText(/Marta Cruz: .* → 31/)).toBeVisible();
});
