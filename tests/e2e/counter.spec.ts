import { devices } from '@playwright/test';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

const { defaultBrowserType: _browser, ...TABLET } = devices['iPad Mini'];
test.use({ sharesStore: true, ...TABLET });

test('Staff switch on counter mode: Scan, Rooms, Quotes and Find are in reach on every page, the catalog is kept, nobody asks for a login', async ({
  page,
}) => {
  await page.goto('/scan');
  await appIsRunning(page);
  const bar = page.getByRole('navigation', { name: 'Counter' });
  await expect(bar).toHaveCount(0);
  await page.getByText('For the shop’s staff').click();
  await page.getByRole('checkbox', { name: 'Counter mode on this device' }).press('Space');
  await expect(bar.getByRole('link')).toHaveText(['Scan', 'Rooms', 'Quotes', 'Find']);
  await expect(async () => expect(await page.evaluate(() => localStorage.getItem('keptCatalogue'))).not.toBeNull()).toPass();

  await page.goto('/products/family-20-coastal-maple');
  await appIsRunning(page);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Rooms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My rooms' })).toBeVisible();
  await bar.getByRole('link', { name: 'Quotes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Quotes/ })).toBeVisible();
  await bar.getByRole('link', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await bar.getByRole('link', { name: 'Scan' }).click();
  await page.getByRole('checkbox', { name: 'Counter mode on this device' }).press('Space');
  await expect(bar).toHaveCount(0);
});
