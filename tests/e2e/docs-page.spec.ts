import { violationsIn } from './is-accessible';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

test('someone who writes another back end reads a call on the page, on a phone and on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/api/docs');
  await page.getByText(/^Cart \d+$/).click();
  await page.getByRole('link', { name: '/userauth/addeditusercarts' }).click();
  const call = page.getByRole('article', { name: 'POST /userauth/addeditusercarts' });
  await expect(call).toBeInViewport();
  await expect(call.getByText('Usercarts[quantity]')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  // The page's own policy lets its style sheet and fonts through; the fixture fails on whatever it forbids.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 249, 246)');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
});

test.describe('Under a worker', () => {
  test('the page stays what it is for a shopper whose service worker runs', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { level: 1, name: 'The store’s calls' })).toBeVisible();
  });
});
