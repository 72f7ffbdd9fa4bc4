import type { Browser, Page } from '@playwright/test';
import { addBoxes, serverCartOf } from './cart';
import { isAccessible } from './is-accessible';
import { textFaults } from './large-text';
import { otherDevice } from './other-device';
import { appIsRunning, logIn, newShopper, payInCart, signUp, type Shopper } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

const MAPLE = { path: '/products/family-20-coastal-maple', id: 107, title: 'Family 20 - Coastal Maple' };

async function signedUp(page: Page): Promise<Shopper> {
  const shopper = newShopper();
  await page.goto(`/sign-up?redirect=${encodeURIComponent(MAPLE.path)}`);
  await appIsRunning(page);
  await signUp(page, shopper);
  await expect(page).toHaveURL(new RegExp(`${MAPLE.path}$`));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  return shopper;
}

/** Another device of the shopper, in the cart. */
async function phoneOf(browser: Browser, shopper: Shopper, url: string): Promise<Page> {
  const phone = await otherDevice(browser, { baseURL: url, viewport: { width: 412, height: 900 } });
  await phone.goto('/login?redirect=%2Fmy-cart');
  await appIsRunning(phone);
  await logIn(phone, shopper);
  await expect(phone).toHaveURL(/\/my-cart/);
  return phone;
}

async function waitingOffline(page: Page, boxes: number): Promise<void> {
  await page.goto('/my-cart');
  await appIsRunning(page);
  const field = page.getByLabel(`Boxes of ${MAPLE.title}`).first();
  await expect(field).toBeEditable();
  await page.context().setOffline(true);
  await field.fill(String(boxes));
  await field.press('Enter');
  await expect(page.getByText('Saved on this device.').first()).toBeVisible();
}

test('Forty boxes that waited on a tablet ask when the phone has ordered meanwhile, and are added only when the shopper says so', async ({
  page,
  browser,
  store,
}) => {
  const shopper = await signedUp(page);
  const serverCart = await serverCartOf(page);
  await addBoxes(page, 9);
  await expect.poll(serverCart).toEqual({ [MAPLE.id]: 9 });
  await waitingOffline(page, 40);

  const phone = await phoneOf(browser, shopper, store.url);
  await payInCart(phone, '4242424242424242');
  await expect.poll(serverCart).toEqual({});
  await phone.context().close();

  await page.context().setOffline(false);
  const sheet = page.getByRole('dialog', { name: 'Your cart has changed' });
  await expect(sheet).toContainText('You ordered 9 boxes meanwhile (order SPS-');
  await shots(page, 'two-devices-ordered');
  await isAccessible(page, 'the sheet of two devices', '[role=dialog]');
  expect(await textFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await serverCart()).toEqual({});
  // Closed without a decision, the question stays in the cart.
  await expect(page.getByRole('list', { name: 'Changes that were not saved' }).first()).toContainText('40 boxes waiting');
  await page
    .getByRole('button', { name: `Add 40 boxes of ${MAPLE.title}` })
    .first()
    .click();
  await expect.poll(serverCart).toEqual({ [MAPLE.id]: 40 });
  await expect(sheet).toBeHidden();
});

test('A line that was taken out on the phone stays out when the shopper leaves it out', async ({ page, browser, store }) => {
  const shopper = await signedUp(page);
  const serverCart = await serverCartOf(page);
  await addBoxes(page, 9);
  await expect.poll(serverCart).toEqual({ [MAPLE.id]: 9 });
  await waitingOffline(page, 40);
  const phone = await phoneOf(browser, shopper, store.url);
  await phone
    .getByRole('button', { name: /^Delete .* from the cart/ })
    .first()
    .click();
  await expect.poll(serverCart).toEqual({});
  await phone.context().close();

  await page.context().setOffline(false);
  const sheet = page.getByRole('dialog', { name: 'Your cart has changed' });
  await expect(sheet).toContainText('You took 9 boxes out of your cart on another device.');
  await shots(page, 'two-devices-removed');
  await sheet.getByRole('button', { name: `Leave ${MAPLE.title} out` }).click();
  await expect(sheet).toBeHidden();
  expect(await serverCart()).toEqual({});
});

async function shots(page: Page, name: string): Promise<void> {
  if (process.env['SHOTS'] === undefined) return;
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${width}.png` });
  }
}
