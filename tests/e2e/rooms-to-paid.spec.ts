import { devices } from '@playwright/test';
import { countedHand } from './counted-hand';
import { appIsRunning, newShopper } from './shopper';
import { expect, test } from './store-test';

const { defaultBrowserType: _browser, ...PHONE } = devices['Pixel 7'];
test.use({ sharesStore: true, hasWorker: false, ...PHONE });

const SIZES = ['14 x 18', `3'6" x 22'`, '12 x 11', `5' x 2'8"`];
const MOST_TAPS_AND_FIELDS = 25;

test('From four rooms and two floors compared to a paid order a visitor needs at most 25 taps and fields, and the total stays the same', async ({
  page,
}) => {
  const { tap, fill, choose, card, count } = countedHand();
  const shopper = newShopper();
  const panel = page.getByRole('region', { name: 'The price with everything' });
  const total = panel.getByText('Total with everything').locator('..');
  const totalShown = async (): Promise<string> => /\$[\d,.]+/.exec(await total.innerText())?.[0] ?? '';

  await page.goto('/rooms');
  await appIsRunning(page);
  for (const [index, size] of SIZES.entries()) {
    if (index > 0) await tap(page.getByRole('button', { name: 'Add a room' }));
    await fill(page.getByLabel('Width x length').nth(index), size);
  }
  await choose(panel.getByLabel('Floor for all rooms'), 'Everyday 12 - Natural Oak');
  await expect(total).toBeVisible();
  const oak = await totalShown();
  await choose(panel.getByLabel('Floor for all rooms'), 'Family 20 - Coastal Maple');
  await expect(total).not.toContainText(oak);
  const price = await totalShown();

  await tap(panel.getByRole('button', { name: 'Add it to the cart' }));
  await tap(page.getByRole('link', { name: 'Create an Account' }));
  await fill(page.getByLabel('First name'), shopper.firstName);
  await fill(page.getByLabel('Last name'), shopper.lastName);
  await fill(page.getByLabel('Email'), shopper.email);
  await fill(page.getByLabel('Password', { exact: true }), shopper.password);
  await fill(page.getByLabel('Confirm password'), shopper.password);
  await tap(page.getByRole('checkbox'));
  await tap(page.getByRole('button', { name: 'Sign up' }));
  await tap(page.getByRole('dialog', { name: 'Your rooms in the cart' }).getByRole('link', { name: 'Go to the cart' }));
  await expect(page.getByText(price).first()).toBeVisible();

  await tap(page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true }));
  const checkout = page.getByRole('dialog', { name: /Checkout/ });
  await card(page, '4242424242424242');
  await tap(checkout.getByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }));
  await expect(checkout.getByRole('button', { name: /Pay/ })).toContainText(price);
  await tap(checkout.getByRole('button', { name: /Pay/ }));
  await expect(page.getByText(/Thank you/i).first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(MOST_TAPS_AND_FIELDS);
});
