import { devices, type Page } from '@playwright/test';
import { tagAddress, type ShelfTag } from '../../src/domain/shelf-tag';
import { codePicture } from '../fixtures/code-picture';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

const { defaultBrowserType: _browser, ...PHONE } = devices['Pixel 7'];
test.use({ sharesStore: true, hasWorker: false, ...PHONE });

const SLUG = 'family-20-coastal-maple';
const TAG: ShelfTag = { productId: 107, priceCentsPerSqft: 319, pricePerBoxCents: 7_541, day: '2026-11-25' };

const choosePicture = async (page: Page, text: string): Promise<void> =>
  page.getByLabel('Picture of a code').setInputFiles(await codePicture(text));
const floorIsOpen = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1, name: /Coastal Maple/ })).toBeVisible();
const openScan = async (page: Page): Promise<void> => {
  await page.goto('/scan');
  await appIsRunning(page);
};

test.describe('With a worker', () => {
  test.use({ hasWorker: true });

  test('Without a signal the picture of a tag opens its floor, with the area of the measured rooms filled in', async ({
    page,
    context,
    store,
  }) => {
    await page.goto('/rooms');
    await appIsRunning(page);
    await page.getByLabel('Width x length').fill('14 x 18');
    await expect(page.getByText('14 × 18 ft = 252 sqft')).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto('/products');
    await appIsRunning(page);
    await page.goto(`/products/${SLUG}`);
    await floorIsOpen(page);
    await appIsRunning(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Scan a tag' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Scan' })).toBeVisible();
    await choosePicture(page, tagAddress(store.url, SLUG, TAG));
    await floorIsOpen(page);
    await expect(page.getByLabel(/Coverage|Area/).first()).toHaveValue('252');
  });
});

test('A tag with another price is said with both prices, and leads on to the floor', async ({ page, store }) => {
  await openScan(page);
  await choosePicture(page, tagAddress(store.url, SLUG, { ...TAG, pricePerBoxCents: 6_999, day: '2026-11-01' }));
  await expect(page.getByRole('heading', { name: 'The price has changed since this tag' })).toBeVisible();
  await expect(page.getByText('$69.99 a box. Today it is $3.19 per sqft, $75.41 a box')).toBeVisible();
  await page.getByRole('button', { name: 'Open this floor' }).click();
  await floorIsOpen(page);
});

test('The number under the code opens the floor, and a wrong one says what to do', async ({ page }) => {
  await openScan(page);
  const field = page.getByLabel('Number on tag or quote');
  await field.fill('999');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'No floor has the number 999' })).toBeVisible();
  await field.fill('107');
  await field.press('Enter');
  await floorIsOpen(page);
});

test('A foreign code is named, and a picture without a code says how to take a better one', async ({ page }) => {
  await openScan(page);
  await choosePicture(page, 'https://menu.example/pizza');
  await expect(page.getByText('It leads to menu.example.')).toBeVisible();
  await choosePicture(page, 'WIFI:S:Shop;T:WPA;P:secret;;');
  await expect(page.getByRole('heading', { name: 'This code holds the login of a Wi-Fi network' })).toBeVisible();
  await expect(page.getByText('secret')).toHaveCount(0);
  await page.getByLabel('Picture of a code').setInputFiles({ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('heading', { name: 'This picture cannot be opened' })).toBeVisible();
});

for (const [error, title] of [
  ['NotAllowedError', 'The camera is not allowed here'],
  ['NotFoundError', 'This device has no camera'],
  ['NotReadableError', 'Another app is using the camera'],
] as const) {
  test(`When the camera says ${error} the page says '${title}', and the number still works`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, error);
    await openScan(page);
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(page.getByRole('button', { name: 'Try the camera again' })).toBeVisible();
    await page.getByLabel('Number on tag or quote').fill('107');
    await page.getByLabel('Number on tag or quote').press('Enter');
    await floorIsOpen(page);
  });
}
