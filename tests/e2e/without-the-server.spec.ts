import type { Page } from '@playwright/test';
import { expect, test } from './store-test';
import { appIsRunning } from './shopper';

/** The worker controls the page and has stored its document and every picture that it showed. */
async function everythingIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const shown = [...document.images]
            .filter((image) => image.complete && image.currentSrc.includes('/media/'))
            .map((image) => image.currentSrc);
          const kept = await Promise.all(shown.map((address) => caches.match(address)));
          kept.push(await caches.match(location.href));
          return navigator.serviceWorker.controller !== null && shown.length > 0 && kept.every((found) => found !== undefined);
        }),
      { timeout: 60_000 },
    )
    .toBe(true);
}

async function picturesShow(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('img').first()).toBeVisible();
  await expect
    .poll(() =>
      main
        .locator('img')
        .evaluateAll(
          (images) =>
            images.filter((image) => image instanceof HTMLImageElement && image.loading !== 'lazy').length >= 0 &&
            images.some((image) => image instanceof HTMLImageElement && image.naturalWidth > 10),
        ),
    )
    .toBe(true);
}

test('After one visit home, list and product open with the server stopped, pictures included, and a page never visited says that it is not saved', async ({
  page,
  store,
  complaints,
}) => {
  for (const path of ['/', '/products', '/products/family-20-coastal-maple']) {
    await page.goto(path);
    await appIsRunning(page);
    await everythingIsKept(page);
  }
  await store.kill();

  for (const [path, heading] of [
    ['/', /./],
    ['/products', /^Products$/],
    ['/products/family-20-coastal-maple', /^Family 20\s- Coastal Maple$/],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await picturesShow(page);
  }
  await page.goto('/products/comfort-28-estate-oak');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline|not saved|no connection/i);
  complaints.length = 0;
});
