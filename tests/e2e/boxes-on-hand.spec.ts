import { devices } from '@playwright/test';
import { appIsRunning, fillCart, payInCart } from './shopper';
import { expect, testOnOneStore } from './store-test';

const { defaultBrowserType: _browser, ...PHONE } = devices['Pixel 7'];
const test = testOnOneStore();
test.use({ ...PHONE, hasWorker: false });

const FLOOR = 'family-20-coastal-maple';

test('On a phone a floor’s page says what is on hand of which day, and that fewer are there than were chosen', async ({ page, store }) => {
  await store.tool('stock', FLOOR, '12', 'back', '2099-12-03');
  await expect(async () => {
    await page.goto(`/products/${FLOOR}`);
    await expect(page.getByText(/^12 boxes on hand on \w+ \d+, \d{4}$/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await appIsRunning(page);
  await page.getByLabel('Boxes').fill('15');
  await expect(page.getByText(/^Fewer boxes on hand than you chose: 12 of 15 on .*\. More come on Dec 3, 2099$/)).toBeVisible();
});

test('On a phone an order of more boxes than are left when it is paid is refused in words before any money moves, and goes through with fewer', async ({
  page,
  store,
}) => {
  await store.tool('settings', 'set', 'ordersBeyondStock', 'refused');
  await store.tool('stock', FLOOR, '12');
  await fillCart(page, FLOOR, 9);
  await page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true }).click();
  const looked = page.getByRole('dialog', { name: /Checkout/ });
  await looked.getByRole('button', { name: /^Close/ }).click();
  await expect(looked).toBeHidden();
  // Others have bought them while this shopper looked.
  await store.tool('stock', FLOOR, '4');
  const checkout = await payInCart(page, '4242424242424242');
  const words = 'Family 20 - Coastal Maple has 4 boxes on hand; choose 4 or fewer, or call us.';
  await expect(checkout.getByRole('alert').getByText(words)).toBeVisible();
  expect(await store.tool('orders')).toContain('No orders yet.');
  await checkout.getByRole('button', { name: /^Close/ }).click();

  await expect(page.getByRole('table').getByText(words)).toBeVisible();
  const boxes = page.getByLabel('Boxes of Family 20 - Coastal Maple');
  await boxes.fill('4');
  await boxes.blur();
  await expect(page.getByRole('table').getByText(words)).toHaveCount(0);
  await payInCart(page, '4242424242424242');
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(await store.tool('stock', FLOOR)).toMatch(/Coastal Maple +0 /);
});
