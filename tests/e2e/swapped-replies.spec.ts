import type { Page } from '@playwright/test';
import { getCart } from '../../src/contract/cart';
import { getCategories, getProducts } from '../../src/contract/catalogue';
import { getAddresses } from '../../src/contract/addresses';
import { expect, test } from './store-test';
import { appIsRunning, fillCart, newShopper, signUp } from './shopper';

/** The right envelope around another call's list: docs/decisions/0042. */
test.use({ sharesStore: true });

/** `named`: as our own store's reply, which says what it answers; else as of another back end. */
async function swap(page: Page, asked: string, given: string, named: boolean): Promise<void> {
  await page.route(`**/api${asked}`, async (route) => {
    const headers = { ...route.request().headers(), 'content-type': 'application/json' };
    const other = await page.request.post(`/api${given}`, { data: {}, headers });
    const { reply_to: replyTo, ...body } = (await other.json()) as Record<string, unknown>;
    await route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify(named ? { ...body, reply_to: replyTo } : body),
    });
  });
}

for (const named of [true, false])
  test(`Another call's list shows and overwrites nothing: the floors are there, without a signal too${named ? ', where the reply names its call' : ''}`, async ({
    page,
    context,
  }) => {
    await page.goto('/products');
    await appIsRunning(page);
    await expect(page.getByRole('status').filter({ hasText: '48 floors' })).toBeVisible();
    await swap(page, getProducts.path, getCategories.path, named);
    await page.reload();
    await appIsRunning(page);
    await expect(page.getByRole('status').filter({ hasText: '48 floors' })).toBeVisible();
    await expect(page.getByText('0 floors', { exact: true })).toHaveCount(0);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: '48 floors' })).toBeVisible();
  });

test('The addresses in place of the cart do not say that it is empty', async ({ page }) => {
  await page.goto('/sign-up');
  await appIsRunning(page);
  await signUp(page, newShopper());
  await fillCart(page, 'family-20-coastal-maple');
  await swap(page, getCart.path, getAddresses.path, false);
  await page.goto('/my-cart');
  await appIsRunning(page);
  await expect(page.getByText('Coastal Maple').first()).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toHaveCount(0);
});
