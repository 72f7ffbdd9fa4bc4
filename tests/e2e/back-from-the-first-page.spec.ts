import type { Page } from '@playwright/test';
import { appIsRunning, fillCart } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false, viewport: { width: 390, height: 844 } });

const FLOOR = '/products/everyday-12-natural-oak';

/** Opened by a link in a mail or on the home screen: there is no page of the store before it. */
const DIALOGS: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  [
    'Checkout',
    async (page) => {
      await fillCart(page, 'everyday-12-natural-oak', 2);
      await page.getByRole('button', { name: 'Process to Continue' }).first().click();
    },
  ],
  [
    'Filter',
    async (page) => {
      await page.goto('/products');
      await appIsRunning(page);
      await page.getByRole('button', { name: /^Filter/ }).click();
    },
  ],
  [
    'See it in a room',
    async (page) => {
      await page.goto(FLOOR);
      await appIsRunning(page);
      await page.getByRole('button', { name: 'See it in a room' }).click();
    },
  ],
];

for (const [name, open] of DIALOGS)
  test(`Back closes '${name}' on the page that a visit begins with, and the page stays`, async ({ page, complaints }) => {
    await open(page);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    const address = page.url();
    await page.goBack({ waitUntil: 'commit' });
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // WebGL in software tells how slow it is.
    expect(complaints.splice(0).filter((text) => !text.includes('GPU stall'))).toEqual([]);
  });
