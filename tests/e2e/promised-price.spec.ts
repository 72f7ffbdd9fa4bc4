import type { Page } from '@playwright/test';
import { appIsRunning, logIn, newShopper, signUp, type Shopper } from './shopper';
import { otherDevice } from './other-device';
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

async function endEverySession(page: Page, shopper: Shopper, url: string): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has a browser');
  const elsewhere = await otherDevice(browser, { baseURL: url });
  await elsewhere.goto('/login?redirect=%2Faccount');
  await appIsRunning(elsewhere);
  await logIn(elsewhere, shopper);
  await elsewhere.getByLabel('Your password').fill(shopper.password);
  await elsewhere.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
}

test('A cart of a session that was ended elsewhere costs the same after the next login', async ({ page, store, complaints }) => {
  const shopper = newShopper();
  await page.goto(`/sign-up?redirect=${encodeURIComponent(`/products/${FLOOR.slug}`)}`);
  await appIsRunning(page);
  await signUp(page, shopper);
  await expect(page).toHaveURL(new RegExp(`${FLOOR.slug}$`));
  await page.getByLabel('Boxes').fill('4');
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(/\/my-cart$/);
  await bill(page).getByRole('checkbox', { name: 'Installation' }).uncheck();
  await bill(page).getByLabel('Promo code').fill('WELCOME10');
  await bill(page).getByRole('button', { name: 'Apply' }).click();
  await expect(bill(page).getByText('Discount · WELCOME10')).toBeVisible();
  const before = await dollarsBeside(page, 'bill', 'To be paid');

  await endEverySession(page, shopper, store.url);
  await page.reload();
  await expect(page.getByText('You have been logged out: the store no longer accepts this login.').first()).toBeVisible();
  await page.goto('/login?redirect=%2Fmy-cart');
  await appIsRunning(page);
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/my-cart$/);
  await expect(bill(page).getByText('Discount · WELCOME10')).toBeVisible();
  await expect.poll(() => dollarsBeside(page, 'bill', 'To be paid')).toBe(before);
  complaints.length = 0;
});
