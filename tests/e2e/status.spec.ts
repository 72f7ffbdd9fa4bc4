import type { Page } from '@playwright/test';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

/** The worker is at work, and every file of the store is on this device. */
async function workerControls(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? ''), { timeout: 60_000 }).toBe('activated');
}

test.describe('Of a store that stays as it is', () => {
  test.use({ sharesStore: true });

  test('The very first visit shows no notice of an update', async ({ page }) => {
    await page.goto('/');
    await appIsRunning(page);
    await workerControls(page);
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull();
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
  });
});
