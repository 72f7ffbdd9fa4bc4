import { devices, type Page } from '@playwright/test';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

const { defaultBrowserType: _browser, ...TABLET } = devices['iPad Mini'];
test.use({ sharesStore: true, ...TABLET });

async function switchOn(page: Page): Promise<void> {
  await page.goto('/scan');
  await appIsRunning(page);
  await page.getByText('For the shop’s staff').click();
  await page.getByRole('checkbox', { name: 'Counter mode on this device' }).press('Space');
  await expect(page.getByRole('navigation', { name: 'Counter' })).toBeVisible();
}

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

test.describe('Without a worker', () => {
  test.use({ hasWorker: false });

  test('On a phone the end of a floor’s page lies above its own bar, which lies above that of the counter', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await switchOn(page);
    await page.goto('/products/family-20-coastal-maple');
    await appIsRunning(page);
    const edges = () =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? { top: 0, bottom: 0, height: 0 };
        const [footer, bar, counter] = [boxOf('footer'), boxOf('[data-sticky-bar]'), boxOf('nav[aria-label="Counter"]')];
        return {
          hasBothBars: bar.height > 0 && counter.height > 0,
          isFooterAboveBar: footer.bottom <= bar.top + 1,
          isBarAboveCounter: bar.bottom <= counter.top + 1,
        };
      });
    await expect.poll(edges).toEqual({ hasBothBars: true, isFooterAboveBar: true, isBarAboveCounter: true });
  });
});
