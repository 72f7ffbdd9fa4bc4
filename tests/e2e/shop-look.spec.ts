import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsIn } from './is-accessible';
import { movedSoFar, noteLayoutShifts } from './layout-shifts';
import { appIsRunning } from './shopper';
import { expect, test as plainTest, testOnOneStore } from './store-test';

const ACCENT = '#7a1f2b';
const DARK = '#0b1f3a';
const ACCENT_RGB = 'rgb(122, 31, 43)';
const test = testOnOneStore(setLook);
test.use({ hasWorker: false });

const FLOOR = '/products/family-20-coastal-maple';
/** Once in the header, once in the footer, with its name for who does not see it. */
const logos = (page: Page) => page.getByRole('img', { name: 'Oak & Co' });
const isDrawn = (image: Element): boolean => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

interface Shop {
  readonly folder: string;
  tool(...command: readonly string[]): Promise<string>;
}

async function setLook({ folder, tool }: Shop): Promise<void> {
  const marks = [180, 300, 400, 500, 600].map((x) => `<rect x="${x}" y="70" width="70" height="160" fill="#c8963e"/>`).join('');
  const file = join(folder, 'logo.svg');
  await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300" width="800" height="300">${marks}</svg>`);
  await tool('settings', 'set', 'shopName', 'Oak & Co');
  await tool('settings', 'set', 'accentColor', ACCENT);
  await tool('settings', 'set', 'darkColor', DARK);
  await tool('logo', file);
}

/** Notes which accent the page had when its header was there for the first time: a frame later would be a flash of another color. */
async function noteFirstAccent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('header') === null) return;
      observer.disconnect();
      document.documentElement.dataset['firstAccent'] = getComputedStyle(document.documentElement).getPropertyValue('--sea').trim();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

const accentOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sea').trim());

test('A shop with a logo and a color of its own has both in its first document, without scripts and without a move', async ({
  page,
  browser,
  store,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
  const withoutScripts = await plain.newPage();
  await withoutScripts.goto('/products');
  const logo = withoutScripts.getByRole('banner').getByRole('img', { name: 'Oak & Co' });
  await expect(logo).toHaveAttribute('src', /^\/icons\/logo-[0-9a-f]{16}-1x\.png$/);
  expect(await logo.evaluate(isDrawn)).toBe(true);
  expect(await logo.boundingBox()).toMatchObject({ width: 135, height: 44 });
  expect(await withoutScripts.content()).toContain(`--sea:${ACCENT}`);
  expect((await withoutScripts.content()).match(/<meta name="theme-color"[^>]*>/g)).toEqual([
    `<meta name="theme-color" content="${DARK}">`,
  ]);
  await plain.close();

  await noteLayoutShifts(page);
  await page.goto('/products');
  await appIsRunning(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Oak & Co, home' })).toBeVisible();
  expect(await movedSoFar(page)).toBeLessThan(0.01);
  expect(await accentOf(page)).toBe(ACCENT);
});

test('With a chosen accent axe finds nothing on a phone, and buttons are in that color', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [FLOOR, '/contact-us', '/', '/products', '/login', '/my-cart', '/quotes']) {
    await page.goto(path);
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await violationsIn(page), path).toEqual([]);
  }
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCSS('background-color', ACCENT_RGB);
});

test.describe('On a device with a worker', () => {
  test.use({ hasWorker: true });

  test('Offline, the shell shows the logo and the color that the device has seen', async ({ page, context }) => {
    await page.goto('/products');
    await appIsRunning(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 }).toBe(true);
    await page.goto('/products');
    await appIsRunning(page);
    await expect.poll(() => page.evaluate(async () => (await caches.match(document.images[0]?.currentSrc ?? '')) !== undefined)).toBe(true);
    await context.setOffline(true);
    await noteFirstAccent(page);
    const response = await page.goto('/my-cart');
    expect(response?.fromServiceWorker()).toBe(true);
    await appIsRunning(page);
    await expect.poll(() => logos(page).first().evaluate(isDrawn)).toBe(true);
    expect(await accentOf(page)).toBe(ACCENT);
    await expect(page.locator('html')).toHaveAttribute('data-first-accent', ACCENT);
    await context.setOffline(false);
  });
});

test('Where the logo does not load, the shop’s name stands in its place', async ({ page, complaints }) => {
  await page.route('**/icons/logo-*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/products');
  await appIsRunning(page);
  await expect(page.getByRole('banner').getByText('Oak & Co', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Oak & Co' })).toHaveCount(0);
  complaints.length = 0;
});

test('A printed page has the logo at its head, which paper does not wait for', async ({ page }) => {
  await page.goto(FLOOR);
  await appIsRunning(page);
  const logo = page.locator('[data-letterhead]').getByRole('img', { name: 'Oak & Co', includeHidden: true });
  await expect.poll(() => logo.evaluate(isDrawn)).toBe(true);
  await expect(logo).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(logo).toBeVisible();
  await expect(page.locator('[data-letterhead]')).toContainText('Printed on');
});

plainTest.describe('Of a shop without a look', () => {
  plainTest.use({ sharesStore: true });

  plainTest('The store as it comes has no word of a logo or a color in its documents', async ({ request }) => {
    for (const path of ['/', '/products', FLOOR])
      expect(await (await request.get(path)).text(), path).not.toMatch(/icons\/logo-|<style>:root\{--sea/);
  });
});
