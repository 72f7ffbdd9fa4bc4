import type { Page } from '@playwright/test';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const PRODUCT = 'Family 20 - Coastal Maple';

const cardOf = (page: Page) => page.getByRole('link', { name: new RegExp(PRODUCT) }).first();

/** Notes how many buttons stand on a product's screen, and where its name stands below its pictures, the moment the name is drawn. */
async function watchBeginning(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const watched = window as { beginning?: { readonly buttons: number; readonly nameTop: number } };
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (heading?.textContent.replaceAll('\u00A0', ' ') !== name) return;
      observer.disconnect();
      const { top } = heading.getBoundingClientRect();
      watched.beginning = { buttons: document.querySelectorAll('main button').length, nameTop: Math.round(top + window.scrollY) };
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, PRODUCT);
}

function beginningOf(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as { beginning?: unknown }).beginning);
}

test('A pointer on a product loads its data and the code of its screen before it is pressed', async ({ page }) => {
  await page.goto('/products');
  await appIsRunning(page);
  const asked = [/getproductdetails$/, /assets\/product-sections-[^/]*\.js$/].map((file) => page.waitForResponse(file));
  await cardOf(page).hover();
  await Promise.all(asked);
  await expect(page).toHaveURL(/\/products$/);
});

test('A product opened from the list begins with its name, its price and its picture, and the rest takes the room kept for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto('/products');
  await appIsRunning(page);
  // The code comes with the pointer; without it a skeleton keeps the room.
  const code = page.waitForResponse(/assets\/product-sections-[^/]*\.js$/);
  await cardOf(page).hover();
  await code;
  await watchBeginning(page);
  await cardOf(page).click();
  const thumbnails = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'Show picture 2 of 5' }) });
  await expect(thumbnails).toBeVisible();
  const name = page.getByRole('heading', { level: 1, name: PRODUCT });
  const nameTop = await name.evaluate((heading) => Math.round(heading.getBoundingClientRect().top + window.scrollY));
  expect(await beginningOf(page)).toEqual({ buttons: 0, nameTop });
  await expect(page.getByRole('textbox', { name: 'Coverage' })).toBeVisible();
  await expect(page).toHaveTitle(`${PRODUCT} | SPS Flooring`);
  // What browsers share.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
});

test('A product whose details come late can be chosen with what its list says of it', async ({ page }) => {
  let reply = (): void => undefined;
  const replied = new Promise<void>((resolve) => (reply = resolve));
  await page.route('**/getproductdetails', async (route) => {
    await replied;
    await route.continue();
  });
  await page.goto('/products');
  await cardOf(page).click();
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
  await page.getByRole('textbox', { name: 'Coverage' }).fill('100');
  reply();
  await expect(page.getByRole('heading', { level: 2, name: 'Specifications' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Coverage' })).toHaveValue('100');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'All specifications' })).toBeVisible();
});
