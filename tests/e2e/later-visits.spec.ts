import type { Page } from '@playwright/test';
import { movedSoFar, noteLayoutShifts } from './layout-shifts';
import { savedQueries } from './saved-queries';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

const FLOOR = '/products/family-20-coastal-maple';
const TEN_MINUTES_MS = 600_000;

/** The worker controls the page, and what the page showed is saved. */
async function firstVisit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appIsRunning(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 }).toBe(true);
  await expect.poll(async () => (await savedQueries(page)).length).toBeGreaterThan(2);
}

/** Everything saved is stale then. Playwright's own clock would take the page's `performance` with it. */
async function tenMinutesLater(page: Page): Promise<void> {
  await page.addInitScript((laterMs) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + laterMs;
  }, TEN_MINUTES_MS);
}

/** When files and calls were asked for, milliseconds after the visit began, and when something was first seen. */
function timesOf(page: Page) {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const asked = performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming ? [{ path: new URL(entry.name).pathname, atMs: entry.startTime }] : [],
      );
    return { seenMs: paint?.startTime ?? null, asked };
  });
}

for (const path of ['/', '/products', FLOOR]) {
  test(`A later visit of ${path} shows what the device has before it asks anybody whether that is still so`, async ({ page }) => {
    await firstVisit(page, path);
    await tenMinutesLater(page);
    const response = await page.goto(path);
    expect(response?.fromServiceWorker()).toBe(true);
    await expect
      .poll(async () => (await timesOf(page)).asked.filter((one) => one.path.includes('/api/')).length, { timeout: 30_000 })
      .toBeGreaterThan(0);

    const { seenMs, asked } = await timesOf(page);
    expect(seenMs).not.toBeNull();
    const early = asked.filter(({ atMs }) => seenMs !== null && atMs < seenMs).map((one) => one.path);
    expect(early.filter((asking) => asking.includes('/api/'))).toEqual([]);
  });
}

/** One device, whose worker is installed once: that costs more than all that is looked at. */
test('A reload of the list finds its place, a later visit of a floor moves nothing, and one of /?product ends at the categories', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await noteLayoutShifts(page);

  await test.step('A reload of the list from the worker finds its place', async () => {
    await firstVisit(page, '/products');
    await page.goto('/products');
    await appIsRunning(page);
    const floors = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.poll(() => floors.count()).toBeGreaterThan(6);

    const name = await floors.nth(11).textContent();
    await floors.nth(11).scrollIntoViewIfNeeded();
    // A browser tells the page that it was scrolled with the next frame; the router keeps no place before.
    const place = await page.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)))),
    );
    expect(place).toBeGreaterThan(915);
    await page.reload();
    await appIsRunning(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(page.getByRole('heading', { level: 2, name: name ?? '' })).toBeInViewport();
  });

  await test.step('A later visit of a floor moves nothing, and a reload of it neither', async () => {
    const allIsThere = async (): Promise<void> => {
      await appIsRunning(page);
      await expect(page.getByRole('textbox', { name: 'Coverage' })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByText(/wear layer/i)
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    };
    await firstVisit(page, FLOOR);
    await page.goto(FLOOR);
    await allIsThere();
    expect(await movedSoFar(page)).toBe(0);
    await page.reload();
    await allIsThere();
    expect(await movedSoFar(page)).toBe(0);
  });

  await test.step('A later visit of /?product ends at the categories', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await firstVisit(page, '/');
    await page.goto('/?product');
    await appIsRunning(page);
    await expect
      .poll(() => page.evaluate(() => Math.round(document.getElementById('product')?.getBoundingClientRect().top ?? Number.NaN)), {
        timeout: 15_000,
      })
      .toBeLessThanOrEqual(80);
  });
});
