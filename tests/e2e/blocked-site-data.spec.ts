import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startChromium } from './own-chromium';
import { appIsRunning, newShopper, payInCart, signUp } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

const EVERYTHING = 'This browser keeps nothing for this site.';
const DATABASE = 'This browser has no storage for this site.';

/** From home to a paid order that is picked up, in one page that is never loaded anew. */
async function buyFromHome(page: Page, url: string, words: string | null, shots = ''): Promise<void> {
  await page.goto(`${url}/`);
  await appIsRunning(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Product' }).first().click();
  await page
    .getByRole('link', { name: /Family 20 - Coastal Maple/ })
    .first()
    .click();
  await page.getByLabel('Boxes').fill('2');
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await expect(page).toHaveURL(/\/sign-up/);
  if (shots !== '') await photograph(page, `${shots}-sign-up`);
  await signUp(page, newShopper());
  await expect(page).toHaveURL(/\/(my-cart|products)/);
  // A press that nothing could note is made again.
  const buyAgain = page.getByRole('button', { name: 'Buy Now' }).first();
  if (page.url().includes('/products')) await buyAgain.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page).toHaveURL(/\/my-cart/);
  await expect(page.getByLabel('Boxes of Family 20 - Coastal Maple').first()).toHaveValue('2');
  const hint = page.getByRole('main').getByText(/This browser (keeps|has) no/);
  if (words === null) await expect(hint).toHaveCount(0);
  else {
    await expect(hint).toContainText(words);
    await expect(hint).toContainText('in the browser’s settings');
  }
  if (shots !== '') await photograph(page, `${shots}-cart`);
  await payInCart(page, '4242424242424242');
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toContainText('SPS-');
}

test('With cookies and site data blocked in the settings a shopper buys a floor, and is told what is not kept and which setting it is', async ({
  store,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'sps-flooring-profile-'));
  await mkdir(join(profile, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const browser = await startChromium(profile);
  try {
    const page = await browser.context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${store.url}/healthz`);
    const isBlocked = await page.evaluate(() => {
      try {
        return localStorage.length < 0;
      } catch (error) {
        return error instanceof DOMException && error.name === 'SecurityError';
      }
    });
    expect(isBlocked, 'the browser blocks site data').toBe(true);
    await buyFromHome(page, store.url, EVERYTHING, 'blocked');
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});

type Refusal = readonly [what: string, names: readonly string[], words: string | null];
const REFUSALS: readonly Refusal[] = [
  ['IndexedDB', ['indexedDB'], DATABASE],
  ['sessionStorage and channels', ['sessionStorage', 'BroadcastChannel'], null],
  ['localStorage', ['localStorage'], EVERYTHING],
  ['caches, the worker and locks', ['caches', 'serviceWorker', 'locks'], null],
  [
    'all of them',
    ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'serviceWorker', 'locks', 'BroadcastChannel', 'cookieStore'],
    EVERYTHING,
  ],
];

test.describe('In a page that is refused', () => {
  for (const [what, names, words] of REFUSALS)
    test(`Where the browser refuses ${what}, a floor is bought all the same`, async ({ page, store, complaints }) => {
      await page.addInitScript((refused) => {
        const owners = [window, Navigator.prototype, Document.prototype] as const;
        const refuse = (): never => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of refused)
          for (const owner of owners)
            if (name in owner) Object.defineProperty(owner, name, { get: refuse, set: refuse, configurable: true });
      }, names);
      await buyFromHome(page, store.url, words);
      expect(complaints.splice(0).filter((text) => !/The store will not work offline/.test(text))).toEqual([]);
    });
});

async function photograph(page: Page, name: string): Promise<void> {
  if (process.env['SHOTS'] === undefined) return;
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${width}.png` });
  }
}
