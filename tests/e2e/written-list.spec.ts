import type { Page } from '@playwright/test';
import { FLOORS_WRITTEN } from '../../src/features/catalogue/floors-shown';
import { DEVICES } from './devices';
import { movedSoFar, noteLayoutShifts } from './layout-shifts';
import { expect, test } from './store-test';
import { appIsRunning } from './shopper';

test.use({ sharesStore: true });

const SAMPLE_FLOORS = 48;

const floorLinks = (page: Page) => page.getByRole('main').locator('a[href^="/products/"]:not([href*="/category/"])');
const lengthOfList = (page: Page) =>
  floorLinks(page)
    .first()
    .evaluate((link) => link.closest('ul')?.getBoundingClientRect().height ?? 0);

test('Without scripts a list shows the floors that its document carries, and leads to the others by name', async ({ browser, store }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
  const page = await plain.newPage();
  await page.goto('/products');
  await expect(page.getByRole('link', { name: /Shop Now/ })).toHaveCount(FLOORS_WRITTEN);
  const addresses = await floorLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(SAMPLE_FLOORS);
  await floorLinks(page).last().click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await plain.close();
});

/** Some windows high at least: a list of the floors that a document carries is half as long. */
const wholeList = (page: Page) => expect.poll(() => lengthOfList(page)).toBeGreaterThan(5_000);

for (const { device, ...settings } of DEVICES) {
  test.describe(`On a ${device}`, () => {
    test.use(settings);

    test('a list is as long as its floors once the page answers, nothing moves, and its last floor is found at its end', async ({
      page,
    }) => {
      await noteLayoutShifts(page);
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset['written'] = String(document.querySelector('main ul:has(h2)')?.getBoundingClientRect().height);
        }),
      );
      const markup = await (await page.request.get('/products')).text();
      const lastAddress = [...markup.matchAll(/<p><a href="([^"]+)"/g)].at(-1)?.[1] ?? '';
      await page.goto('/products');
      const written = Number(await page.locator('html[data-written]').getAttribute('data-written'));
      await appIsRunning(page);
      await expect.poll(async () => Math.round(((await lengthOfList(page)) / written) * 10) / 10).toBe(SAMPLE_FLOORS / FLOORS_WRITTEN);
      expect(await movedSoFar(page)).toBeLessThan(0.01);
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      const lastFloor = page.getByRole('main').locator(`a[href="${lastAddress}"]`);
      await lastFloor.scrollIntoViewIfNeeded();
      await expect(lastFloor).toBeInViewport();
    });
  });
}

test.describe('In a browser without a worker', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 915 } });

  for (const way of ['A reload', 'Coming back from elsewhere'] as const) {
    test(`${way} finds the place in a list beyond what its document carries`, async ({ page, complaints }) => {
      await page.goto('/products');
      await appIsRunning(page);
      await wholeList(page);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight * 0.7, behavior: 'instant' }));
      const place = await page.evaluate(() => window.scrollY);
      if (way === 'A reload') await page.reload();
      else {
        await page.goto('/icons/favicon.svg');
        await page.goBack();
      }
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
      await wholeList(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
      expect(complaints.splice(0).filter((text) => !/Service Worker|will not work offline/.test(text))).toEqual([]);
    });
  }
});
