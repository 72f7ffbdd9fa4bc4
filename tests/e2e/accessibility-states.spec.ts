import type { Page } from '@playwright/test';
import { isAccessible } from './is-accessible';
import { appIsRunning, fillCart, typeCard } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appIsRunning(page);
}

test('axe finds nothing in refused forms, the open menu, the chat form, a missing page and the fallback screen', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, action] of [
    ['/login', 'Login'],
    ['/sign-up', 'Sign up'],
    ['/forgot-password', 'Reset password'],
    ['/reset-password#token=old', 'Save password'],
    ['/contact-us', 'Submit'],
  ] as const) {
    await open(page, path);
    await page.getByRole('button', { name: action }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await isAccessible(page, `${path}, refused`, 'main');
  }

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await isAccessible(page, 'menu', 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();

  await open(page, '/no-such-page');
  await page.getByRole('button', { name: /chat|message/i }).click();
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Please fill all fields before sending.')).toBeVisible();
  await isAccessible(page, 'missing page with the chat form');

  await page.addInitScript(() => {
    Object.assign(Date.prototype, {
      getUTCDate: () => {
        throw new Error('a defect of ours');
      },
    });
  });
  await page.goto('/blog/what-mil-means');
  await expect(page.getByRole('heading', { name: 'Ooops, something went wrong :(' })).toBeVisible();
  await isAccessible(page, 'fallback');
  complaints.length = 0;
});

test.describe('With a worker', () => {
  test.use({ hasWorker: true });

  test('axe finds nothing in an empty cart, in dialogs, with a refused code, with waiting changes, and at the thanks', async ({
    page,
    context,
    complaints,
  }) => {
    const dialog = page.getByRole('dialog');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fillCart(page, 'herringbone-20-walnut', 6);
    await expect(page.getByRole('button', { name: 'Process to Continue' }).first()).toBeEnabled();

    await page.getByLabel('Promo code').fill('SUMMER5');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('This promo code has expired or is not yet active')).toBeVisible();
    await page.getByRole('radio', { name: 'Delivery' }).check();
    await isAccessible(page, 'cart, code refused, delivery without an address');

    await page.getByRole('button', { name: 'Add Address' }).click();
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Please enter address line 1')).toBeVisible();
    await isAccessible(page, 'add address, refused', '[role=dialog]');
    const texts = [
      ['Recipient name', 'Elena Ruiz'],
      ['City', 'Miami'],
      ['State', 'FL'],
      ['Postal code', '33145'],
      ['Mobile number', '3055550142'],
    ] as const;
    await page.getByRole('combobox', { name: 'Address line 1' }).fill('1420 Coral Way');
    for (const [label, value] of texts) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('checkbox', { name: /I agree to the/ }).check();
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await isAccessible(page, 'addresses', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('dialog', { name: 'Installation' })).toBeVisible();
    await isAccessible(page, 'installation', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('radio', { name: 'Pickup' }).check();
    await page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true }).click();
    await typeCard(page, '4242424242424242');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
    await isAccessible(page, 'thank you', '[role=dialog]');
    await page.getByRole('link', { name: 'View receipt' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await isAccessible(page, 'receipt');
    await page.getByRole('link', { name: 'Your orders' }).click();
    await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
    await isAccessible(page, 'orders');

    await open(page, '/my-cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Shopping cart, empty' }).click();
    await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
    await isAccessible(page, 'empty cart with its drawer');

    await open(page, '/products/everyday-12-natural-oak');
    await context.setOffline(true);
    await page.getByLabel('Boxes').fill('3');
    await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
    await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible();
    await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click();
    await expect(dialog.getByText('Everyday 12 - Natural Oak')).toBeVisible();
    await isAccessible(page, 'saved page offline, with a waiting change');
    complaints.length = 0;
  });
});

test('axe finds nothing in a comparison with a gone floor, an explained row and only differences, nor in the bar that keeps floors', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/compare?floors=family-20-coastal-maple,no-such-floor,comfort-28-estate-oak&sqft=250');
  await expect(page.getByText('We no longer have a floor at this address:')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  await page.locator('summary').filter({ hasText: 'Wear layer' }).click();
  await isAccessible(page, 'comparison');
  await open(page, '/compare');
  await isAccessible(page, 'nothing to compare');
  await open(page, '/products');
  // By name: the buttons come one after another, and not in their order.
  for (const floor of ['Family 20 - Coastal Maple', 'Comfort 28 - Estate Oak'])
    await page.getByRole('button', { name: `Compare ${floor}` }).click();
  await expect(page.getByRole('region', { name: 'Floors to compare' })).toBeVisible();
  await isAccessible(page, 'list with the bar of floors to compare');
  complaints.length = 0;
});

test.describe('A store that goes away', () => {
  test.use({ sharesStore: false, hasWorker: true });

  test('axe finds nothing on a page that is not saved, opened without the store', async ({ page, store, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await store.kill();
    await page.goto('/products/comfort-28-estate-oak');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline/i);
    await isAccessible(page, 'not saved');
    complaints.length = 0;
  });
});
