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

test('Next customer: rooms, coverage and compared floors of the one before leave the tablet, and a quote is found with the staff word', async ({
  page,
}) => {
  await switchOn(page);
  await page.getByLabel('New staff word').fill('Maple7');
  await page.getByRole('button', { name: 'Set the word' }).click();
  await expect(page.getByText('The staff word is set on this device.').first()).toBeVisible();

  const bar = page.getByRole('navigation', { name: 'Counter' });
  await bar.getByRole('link', { name: 'Rooms' }).click();
  await page.getByLabel('Width x length').fill('14 x 18');
  await expect(page.getByText('14 × 18 ft = 252 sqft')).toBeVisible();
  await page.goto('/products/family-20-coastal-maple');
  await appIsRunning(page);
  await page.getByLabel(/^Coverage/).fill('252');
  await page.getByRole('button', { name: 'The price with everything' }).click();
  await page.getByRole('button', { name: 'Save as quote' }).click();
  const form = page.getByRole('dialog', { name: 'Save as quote' });
  await form.getByLabel(/^Customer/).fill('Ana Diaz');
  await form.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('Ana Diaz').first()).toBeVisible();

  await bar.getByRole('button', { name: 'Next customer' }).click();
  const question = page.getByRole('dialog', { name: 'Begin with the next customer?' });
  await expect(question).toContainText('the rooms of 1 project');
  await question.getByRole('button', { name: 'Next customer' }).click();
  await expect(page).toHaveURL(/\/$/);
  await appIsRunning(page);

  await bar.getByRole('link', { name: 'Rooms' }).click();
  await expect(page.getByLabel('Width x length')).toHaveValue('');
  await page.goto('/products/family-20-coastal-maple');
  await appIsRunning(page);
  await expect(page.getByLabel(/^Coverage/)).toHaveValue('');
  await bar.getByRole('link', { name: 'Quotes' }).click();
  await expect(page.getByText('1 quote of an earlier customer')).toBeVisible();
  await expect(page.getByText('Ana Diaz')).toHaveCount(0);
  await page.getByLabel('Staff word').fill('guess');
  await page.getByRole('button', { name: 'Find an earlier quote' }).click();
  await expect(page.getByText('That is not the staff word.')).toBeVisible();
  await page.getByLabel('Staff word').fill('maple7');
  await page.getByRole('button', { name: 'Find an earlier quote' }).click();
  await expect(page.getByText('Ana Diaz')).toBeVisible();
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
