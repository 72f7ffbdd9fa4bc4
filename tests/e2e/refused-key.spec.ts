import type { Browser, Page } from '@playwright/test';
import { addBoxes, holdWrites, releaseWrites, serverCartOf } from './cart';
import { otherDevice } from './other-device';
import { appIsRunning, logIn, newShopper, signUp, type Shopper } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const MAPLE = { path: '/products/family-20-coastal-maple', id: 107 };
const OAK = { path: '/products/everyday-12-natural-oak' };

/** What the device has saved of the account: rows of private replies, and unsent changes. */
const savedOf = (page: Page): Promise<{ readonly rows: number; readonly unsent: number }> =>
  page.evaluate(async () => {
    const count = (name: string, store: string, mine: (key: IDBValidKey) => boolean): Promise<number> =>
      new Promise((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          const keys = request.result.transaction(store).objectStore(store).getAllKeys();
          keys.onsuccess = () => {
            request.result.close();
            resolve(keys.result.filter(mine).length);
          };
        };
      });
    // Beside the changes lie the device's number and the version of the cart.
    const isChange = (key: IDBValidKey): boolean => /^\S+ \d+$/.test(String(key));
    return { rows: await count('sps-queries-private', 'records', () => true), unsent: await count('sps', 'cart', isChange) };
  });

/** The shopper logs in on another device, and ends every session there. */
async function endEverySession(browser: Browser, shopper: Shopper, url: string): Promise<void> {
  const elsewhere = await otherDevice(browser, { baseURL: url });
  await elsewhere.goto('/login?redirect=%2Faccount');
  await appIsRunning(elsewhere);
  await logIn(elsewhere, shopper);
  await elsewhere.getByLabel('Your password').fill(shopper.password);
  await elsewhere.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
}

test('A key that the store refuses after a password reset elsewhere leaves nothing readable of the account on this device; unsent changes wait for its login', async ({
  page,
  context,
  browser,
  store,
  complaints,
}) => {
  await holdWrites(context);
  const shopper = newShopper();
  await page.goto(`/sign-up?redirect=${encodeURIComponent(MAPLE.path)}`);
  await appIsRunning(page);
  await signUp(page, shopper);
  await expect(page).toHaveURL(new RegExp(`${MAPLE.path}$`));
  await addBoxes(page, 4);
  await expect(page.getByText('Saved on this device.').first()).toBeVisible();
  await page.goto('/orders');
  await appIsRunning(page);
  await expect.poll(async () => (await savedOf(page)).rows).toBeGreaterThan(1);
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await appIsRunning(otherTab);
  await expect(otherTab.getByRole('button', { name: shopper.firstName })).toBeVisible();

  await endEverySession(browser, shopper, store.url);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'You have been logged out,' });
  await expect(notice).toContainText('Your orders, addresses and cart were removed from it');
  await expect(notice).toContainText(
    '1 cart change that has not reached the store stays here for your account. It goes out if you can log in again; a closed account takes nothing.',
  );
  await expect.poll(() => savedOf(page)).toEqual({ rows: 0, unsent: 1 });
  await expect(otherTab.getByRole('link', { name: 'Login' })).toBeVisible();

  // Closed: not shown, and not sent, not even for another shopper.
  await page.goto(OAK.path);
  await appIsRunning(page);
  await expect(page.getByRole('button', { name: /1 change waiting/ })).toHaveCount(0);
  await page.goto('/login?redirect=%2Fmy-cart');
  await appIsRunning(page);
  if (process.env['SHOTS'] !== undefined) {
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${process.env['SHOTS']}/refused-key-${width}.png` });
    }
  }
  await logIn(page, shopper);
  await expect(page.getByLabel('Boxes of Family 20 - Coastal Maple').first()).toHaveValue('4');
  const serverCart = await serverCartOf(page);
  expect(await serverCart()).toEqual({});
  await releaseWrites(page);
  // A new visit: the pause after so many held tries may be minutes long.
  await page.reload();
  await expect.poll(serverCart).toEqual({ [MAPLE.id]: 4 });
  complaints.length = 0;
});
