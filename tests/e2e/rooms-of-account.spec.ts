import { devices, type Page } from '@playwright/test';
import { appIsRunning, logIn, newShopper, signUp } from './shopper';
import { expect, test } from './store-test';

const { defaultBrowserType: _browser, ...PHONE } = devices['Pixel 7'];
test.use({ sharesStore: true, hasWorker: false });

const size = (page: Page) => page.getByLabel('Width x length').first();
const IN_ACCOUNT = 'In your account: you find it on every device where you log in.';

async function openRooms(page: Page): Promise<void> {
  await page.goto('/rooms');
  await appIsRunning(page);
  await expect(size(page)).toBeVisible();
}

test('What a visitor measured on the tablet is on the phone after login; logout leaves the tablet as the visitor left it', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = newShopper();
  await openRooms(page);
  await size(page).fill('14 x 18');
  // Another tab reads what is saved: it may take a moment on a busy device, and a page that is gone saves nothing.
  const otherTab = await page.context().newPage();
  await openRooms(otherTab);
  await expect(size(otherTab)).toHaveValue('14 x 18');
  await otherTab.close();
  await page.goto('/sign-up?redirect=/rooms');
  await appIsRunning(page);
  await signUp(page, shopper);
  await expect(page.getByText(IN_ACCOUNT)).toBeVisible();
  await expect(size(page)).toHaveValue('14 x 18');

  const context = await browser.newContext({ ...PHONE, ...(baseURL === undefined ? {} : { baseURL }) });
  const phone = await context.newPage();
  await phone.goto('/login?redirect=/rooms');
  await appIsRunning(phone);
  await logIn(phone, shopper);
  await expect(size(phone)).toHaveValue('14 x 18');
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await size(phone).fill('15 x 18');
  await expect(phone.getByText('It goes to your account as soon as there is a connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(phone.getByText(IN_ACCOUNT)).toBeVisible({ timeout: 30_000 });
  await context.close();

  await openRooms(page);
  await expect(size(page)).toHaveValue('15 x 18');
  await page.getByRole('button', { name: shopper.firstName }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const asked = page.getByRole('dialog', { name: 'Log out now?' });
  await asked.getByRole('checkbox', { name: '1 project measured before the login' }).uncheck();
  await asked.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await openRooms(page);
  await expect(size(page)).toHaveValue('14 x 18');
  await expect(page.getByText(IN_ACCOUNT)).toBeHidden();
});
