import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { devices, type Browser, type Page } from '@playwright/test';
import { copiedLink } from './copied-link';
import { otherDevice } from './other-device';
import { appIsRunning, newShopper, payInCart, signUp } from './shopper';
import { expect, test } from './store-test';

test.use({ hasWorker: false });

const { defaultBrowserType: _browser, ...PHONE } = devices['Pixel 7'];
const prices = (page: Page) => page.getByRole('region', { name: 'Today’s prices' });
/** Twelve boxes of Coastal Maple, 7 % tax, installed, picked up: at 75.41 and at 99.99 a box. */
const QUOTED = '$1,748.38';

interface Tool {
  readonly folder: string;
  tool(...command: readonly string[]): Promise<string>;
}

async function raisePrice({ tool, folder }: Tool): Promise<void> {
  const file = join(folder, 'prices.csv');
  await tool('export-catalogue', file);
  const text = await readFile(file, 'utf8');
  const rows = text.split(/(?<=\n)/).map((row) => (row.includes('family-20-coastal-maple') ? row.replace('75.41', '99.99') : row));
  await writeFile(file, rows.join(''));
  await tool('import-catalogue', file);
}

/** Staff make a quote at the rack, online; gives its link once the shop has said what it keeps. */
async function makeQuote(page: Page): Promise<void> {
  await page.goto('/rooms?floor=family-20-coastal-maple');
  await appIsRunning(page);
  await page.getByLabel('Width x length').first().fill('14 x 18');
  await page.getByRole('button', { name: 'Save as quote' }).click();
  await page.getByRole('dialog', { name: 'Save as quote' }).getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Quote/ })).toBeVisible();
}

/** Another phone opens the link, signs up on the way and stops in the cart. */
async function openAndPour(browser: Browser, link: string): Promise<Page> {
  const phone = await otherDevice(browser, PHONE);
  await phone.goto(link);
  await expect(prices(phone).getByText('$99.99')).toBeVisible();
  await phone.getByRole('region', { name: 'Your quote' }).getByRole('button', { name: 'Put in my cart' }).click();
  await phone.getByRole('link', { name: 'Create an Account' }).click();
  await signUp(phone, newShopper());
  await phone.getByRole('dialog', { name: 'The quote in your cart' }).getByRole('link', { name: 'Go to the cart' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  return phone;
}

test('Where the shop keeps quoted prices, a quote is paid at them to the cent on another phone after the price has risen, and both prices are shown', async ({
  page,
  browser,
  store,
}) => {
  await store.tool('settings', 'set', 'keepsQuotedPrices', 'yes');
  await makeQuote(page);
  await expect(prices(page).getByText(/The shop keeps these prices/)).toBeVisible();
  const link = await copiedLink(page, 'Share link');
  await raisePrice(store);

  const phone = await openAndPour(browser, link);
  await expect(phone.getByText(/Quoted price: \$75\.41/)).toBeVisible();
  await expect(phone.getByText(/Today \$99\.99/)).toBeVisible();
  await expect(phone.getByText(QUOTED).first()).toBeVisible();
  await payInCart(phone, '4242424242424242');
  await expect(phone.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(await store.tool('orders')).toContain(QUOTED);
});
