import type { Page } from '@playwright/test';
import { writeCartLine } from '../../src/contract/cart';
import { login } from '../../src/contract/session';
import { sendContactMessage } from '../../src/contract/site';
import type { FaultProxy } from '../faults/fault-proxy';
import { NO_FAULT, noFaults, type Fault } from '../faults/fault-kinds';
import { otherDevice } from './other-device';
import { expect, test } from './proxied-test';
import { appIsRunning, newShopper, signUp } from './shopper';

/** A response that is not the store's does not count: docs/decisions/0042. */
test.use({ sharesStore: true });

const FLOOR = '/products/family-20-coastal-maple';
const FAULTS: readonly (readonly [string, Fault])[] = [
  ['the page of a portal', { kind: 'page', status: 200 }],
  ['JSON of somebody else', { kind: 'foreign JSON', status: 200, body: '{"ok":true}' }],
  ["a gateway's page of 404", { kind: 'page', status: 404 }],
];

const meets = (proxy: FaultProxy, path: string, fault: Fault): void =>
  proxy.choose((request) => (request.path.endsWith(path) ? fault : NO_FAULT));
const triesOf = (proxy: FaultProxy, path: string): number => proxy.log.filter((request) => request.path.endsWith(path)).length;

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

for (const [what, fault] of FAULTS)
  test.describe(`With ${what}`, () => {
    // The worker stands in none of these replies' way; it is there with the first of them.
    test.use({ hasWorker: fault === FAULTS[0]?.[1] });

    test(`A change of the cart that meets ${what} is kept, and goes out by itself once the store answers`, async ({
      page,
      browser,
      faultProxy: proxy,
      store,
    }) => {
      const shopper = newShopper();
      await page.goto(`/sign-up?redirect=${encodeURIComponent(FLOOR)}`);
      await appIsRunning(page);
      await signUp(page, shopper);
      await expect(page).toHaveURL(new RegExp(FLOOR));
      meets(proxy, writeCartLine.path, fault);
      await page.getByLabel('Boxes').fill('2');
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect.poll(() => triesOf(proxy, writeCartLine.path)).toBeGreaterThan(0);
      await expect(page.getByText(/^Saved on this device/).first()).toBeVisible();
      await expect(page.getByText('Product added to cart')).toHaveCount(0);
      await expect(page.getByText(/needs attention/)).toHaveCount(0);
      proxy.choose(noFaults);
      await expect.poll(() => proxy.log.some(({ path, fault: met }) => path.endsWith(writeCartLine.path) && met === 'none')).toBe(true);

      const elsewhere = await otherDevice(browser, { baseURL: store.url });
      await elsewhere.goto('/login?redirect=%2Fmy-cart');
      await appIsRunning(elsewhere);
      await logIn(elsewhere, shopper.email, shopper.password);
      await expect(elsewhere.getByRole('main').getByText('Coastal Maple').first()).toBeVisible();
      await elsewhere.context().close();
    });

    test(`A login that meets ${what} signs nobody in and says so; the next press does`, async ({ page, faultProxy: proxy }) => {
      const shopper = newShopper();
      await page.goto('/sign-up');
      await appIsRunning(page);
      await signUp(page, shopper);
      await expect(page).not.toHaveURL(/sign-up/);
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await appIsRunning(page);
      meets(proxy, login.path, fault);
      await logIn(page, shopper.email, shopper.password);
      const alert = page.getByRole('alert').filter({ hasText: 'Login failed' });
      await expect(alert).toContainText('Login failed');
      await expect(page).toHaveURL(/\/login/);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(shopper.email);
      proxy.choose(noFaults);
      await logIn(page, shopper.email, shopper.password);
      await expect(page).not.toHaveURL(/\/login/);
    });

    test(`A message that meets ${what} is not thanked for, is kept, and goes out by itself`, async ({ page, faultProxy: proxy }) => {
      await page.goto('/contact-us');
      await appIsRunning(page);
      meets(proxy, sendContactMessage.path, fault);
      await page.getByLabel('First name').fill('Ana');
      await page.getByLabel('Last name').fill('Ruiz');
      await page.getByLabel('Email').fill('ana@shop.example');
      await page.getByLabel('Message', { exact: true }).fill('Do you lay on stairs?');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => triesOf(proxy, sendContactMessage.path)).toBeGreaterThan(0);
      await expect(page.getByText(/^Saved on this device/).first()).toBeVisible();
      await expect(page.getByText(/Thanks for the message/)).toHaveCount(0);
      proxy.choose(noFaults);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('messagesWait'))).toBeNull();
      expect(proxy.log.filter(({ path, fault: met }) => path.endsWith(sendContactMessage.path) && met === 'none')).toHaveLength(1);
    });
  });
