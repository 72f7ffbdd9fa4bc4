import type { Page } from '@playwright/test';
import { appIsRunning, newShopper, signUp } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const FLOOR = { slug: 'family-20-coastal-maple', title: 'Family 20 - Coastal Maple' };
const ROOM = '20 x 32';

const panel = (page: Page) => page.getByRole('region', { name: 'The price with everything' });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) });
const bill = (page: Page) => page.getByRole('region', { name: 'Bill summary' });

async function dollarsBeside(page: Page, region: 'panel' | 'bill', label: string): Promise<string> {
  const place = region === 'panel' ? panel(page) : bill(page);
  const text = await place.getByText(label, { exact: true }).locator('..').innerText();
  return /\$[\d,.]+/.exec(text)?.[0] ?? text;
}

async function openFloor(page: Page): Promise<void> {
  await page.goto(`/products/${FLOOR.slug}`);
  await appIsRunning(page);
  await page.getByLabel(/Coverage/).fill(ROOM);
  await page.getByRole('button', { name: 'The price with everything' }).click();
  await expect(panel(page).getByText('Total with everything')).toBeVisible();
}

test('A visitor finds in the cart the total that the floor’s page promised, through sign-up; comparison and rooms need the same boxes', async ({
  page,
}) => {
  await openFloor(page);
  await expect(page.getByLabel('Boxes')).toHaveValue('30');
  const promised = await dollarsBeside(page, 'panel', 'Total with everything');
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await signUp(page, newShopper());
  await expect(page).toHaveURL(/\/my-cart$/);
  await expect(bill(page).getByRole('checkbox', { name: 'Installation' })).not.toBeChecked();
  await expect.poll(() => dollarsBeside(page, 'bill', 'To be paid')).toBe(promised);

  await page.goto(`/compare?floors=${FLOOR.slug}&sqft=640`);
  await appIsRunning(page);
  await expect(rowOf(page, 'Boxes')).toContainText('30 boxes');
  await expect(rowOf(page, 'All of it, for pickup')).toContainText(promised);

  await page.goto(`/rooms?floor=${FLOOR.slug}`);
  await appIsRunning(page);
  await page.getByLabel('Width x length').first().fill(ROOM);
  await expect(
    panel(page)
      .getByText(/30 boxes/)
      .first(),
  ).toBeVisible();
  await panel(page).getByRole('checkbox', { name: 'Installation' }).uncheck();
  await expect.poll(() => dollarsBeside(page, 'panel', 'Total with everything')).toBe(promised);
});
