import type { Page } from '@playwright/test';
import { doubleText, textFaults } from './large-text';
import { appIsRunning, fillCart, typeCard } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const PHONE = { width: 360, height: 800 };
const SIZES = [PHONE, { width: 820, height: 1180 }, { width: 1440, height: 900 }];
const PATHS = [
  '/',
  '/products',
  '/products/family-20-coastal-maple',
  '/compare?floors=everyday-12-natural-oak,comfort-28-estate-oak,loose-lay-20-loft-oak&sqft=250',
  '/blog/what-mil-means',
  '/sign-up',
  '/products/category/4',
  '/products?q=oak&tone=light',
  '/products?q=marble&price=-2',
  '/board-sheet?floors=family-20-coastal-maple',
  '/blog',
  '/installation',
  '/installation/herringbone-layout',
  '/about-us',
  '/contact-us',
  '/privacy-policy',
  '/terms-and-conditions',
  '/rooms',
  '/scan',
  '/quotes',
  '/quote',
  '/login',
  '/forgot-password',
  '/reset-password#token=a',
  '/my-cart',
  '/orders',
  '/account',
  '/no-such-page',
];

/** The open screen at every size. */
async function isReadable(
  page: Page,
  where: string,
  sizes: readonly { readonly width: number; readonly height: number }[] = SIZES,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => textFaults(page), { message: `${where} at ${size.width} px` }).toEqual([]);
  }
}

test('With text of 200 % no public screen cuts, overlaps or loses anything at 360, 820 and 1440 px', async ({ page, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await doubleText(page);
  for (const path of PATHS) {
    await page.goto(path);
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await isReadable(page, path);
  }
  // The missing page's own response, unless the worker gives it.
  expect(complaints.splice(0).filter((text) => !/404/.test(text))).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.goto('/contact-us');
  await appIsRunning(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await isReadable(page, 'menu', [PHONE]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await page.getByRole('dialog', { name: 'Chat with us' }).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please fill all fields before sending.')).toBeVisible();
  await isReadable(page, 'chat form, refused');
  await page.getByRole('button', { name: 'Close chat' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keep catalog on this device' }).click();
  await expect(page.getByRole('dialog', { name: 'Catalog on this device' })).toBeVisible();
  await isReadable(page, 'offline catalog');
});

test('With text of 200 % cart, drawer and every dialog of the checkout can be read and reached', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await doubleText(page);
  await fillCart(page, 'herringbone-20-walnut', 2345);
  const process = page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true });
  await expect(process).toBeEnabled();
  await isReadable(page, 'cart');

  await page.getByRole('radio', { name: 'Delivery' }).check();
  await isReadable(page, 'cart, delivery without an address');
  await page.getByRole('button', { name: 'Add Address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Please enter address line 1')).toBeVisible();
  await isReadable(page, 'add address');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Pickup' }).check();

  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog', { name: 'Installation' })).toBeVisible();
  await isReadable(page, 'installation');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: /^Shopping cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
  await isReadable(page, 'drawer');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await process.click();
  await typeCard(page, '4242424242424242');
  await isReadable(page, 'checkout');
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await checkout.getByRole('checkbox').check();
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  await isReadable(page, 'thank you');
  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await isReadable(page, 'receipt');
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  await isReadable(page, 'orders');
  await page.goto('/account');
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Please enter your current password')).toBeVisible();
  await isReadable(page, 'account, password refused');
});
