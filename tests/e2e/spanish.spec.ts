import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

test('A Spanish address is rendered, hydrated and opens again without a signal, with no English file kept', async ({ page, context }) => {
  await page.goto('/es/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await appIsRunning(page);
  await page.locator('main a[href="/es/products/everyday-12-natural-oak"]').first().press('Enter');
  await expect(page).toHaveURL(/\/es\/products\//);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('sps-language'))).toBe(true);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const precache = names.find((name) => name.includes('precache'));
    return precache === undefined ? [] : (await (await caches.open(precache)).keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.endsWith('app.html'))).toEqual(['/es/app.html']);
  await context.setOffline(true);
  await page.goto('/es/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
});
