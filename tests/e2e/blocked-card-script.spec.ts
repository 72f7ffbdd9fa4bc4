import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startStore } from '../fixtures/running-store';
import { copySeededFolder, FOR_A_SHORT_LIFE } from './seeded-folder';
import { fillCart, payInCart } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const LOST =
  'The card form could not be loaded. Nothing has been charged. Please check your connection, and any content blocker, and try again.';

/** As much of the provider's script as shows that it is asked for again, and used. */
const STRIPE_AGAIN = `
  const card = { mount(at) { (typeof at === 'string' ? document.querySelector(at) : at).textContent = 'Card field of the provider'; },
    on(event, heard) { if (event === 'ready') queueMicrotask(heard); return card; }, off() {}, update() {}, unmount() {}, destroy() {} };
  const nothing = () => undefined;
  window.Stripe = () => ({ elements: () => ({ create: () => card, getElement: () => card, update: nothing }),
    createToken: nothing, createPaymentMethod: nothing, confirmCardPayment: nothing, registerAppInfo: nothing, _registerWrapper: nothing });
  window.Stripe.version = new URL(document.currentScript.src).pathname.split('/')[1];`;

const trouble = (page: Page) => page.getByRole('dialog', { name: 'Checkout' }).getByRole('alert');

test.describe('With Stripe keys', () => {
  const KEYS = { STRIPE_SECRET_KEY: 'sk_test_keys', STRIPE_PUBLISHABLE_KEY: 'pk_test_keys', STRIPE_WEBHOOK_SECRET: 'whsec_keys' };
  test.use({
    baseURL: async ({}, use) => {
      const folder = await copySeededFolder();
      const keyed = await startStore(folder, KEYS, undefined, undefined, FOR_A_SHORT_LIFE);
      await use(keyed.url);
      await keyed.stop();
      await rm(folder, { recursive: true, maxRetries: 9, force: true });
    },
  });

  test('a blocked js.stripe.com is told with what to do, again when it is still blocked, and the next try brings the card form', async ({
    page,
    complaints,
  }) => {
    await page.route('https://js.stripe.com/**', (route) => route.abort('blockedbyclient'));
    await fillCart(page, 'herringbone-20-walnut', 6);
    await page.getByRole('button', { name: 'Process to Continue' }).first().click();
    await expect(trouble(page)).toContainText(LOST);
    const again = page.waitForRequest('https://js.stripe.com/**');
    await trouble(page).getByRole('button', { name: 'Try again' }).click();
    await again;
    await expect(trouble(page)).toContainText(LOST);
    await page.unroute('https://js.stripe.com/**');
    await page.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: STRIPE_AGAIN }));
    await trouble(page).getByRole('button', { name: 'Try again' }).click();
    const checkout = page.getByRole('dialog', { name: 'Checkout' });
    await expect(checkout.getByText('Card field of the provider')).toBeVisible();
    await checkout.getByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }).check();
    await expect(checkout.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
    // The browser says so of each request that was blocked.
    expect(complaints.every((words) => words.includes('ERR_BLOCKED_BY_CLIENT'))).toBe(true);
    complaints.length = 0;
  });
});

test('A card script that did not come for want of a connection comes with Try again, and the floor is paid for', async ({ page }) => {
  await page.route('**/demo-payments/stripe.js', (route) => route.abort('internetdisconnected'));
  await fillCart(page, 'herringbone-20-walnut', 6);
  await page.getByRole('button', { name: 'Process to Continue' }).first().click();
  await expect(trouble(page)).toContainText(LOST);
  await page.unroute('**/demo-payments/stripe.js');
  await trouble(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Checkout' }).getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await payInCart(page, '4242424242424242');
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
});
