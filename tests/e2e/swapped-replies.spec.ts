import type { Page } from '@playwright/test';
import { getCart } from '../../src/contract/cart';
import { getCategories, getProducts } from '../../src/contract/catalogue';
import { getNewsletter } from '../../src/contract/content';
import { getAddresses } from '../../src/contract/addresses';
import { expect, test } from './store-test';
import { appIsRunning, fillCart } from './shopper';

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

/** The page writes into the log what it did not read. */
function forget(complaints: string[]): void {
  expect(complaints.filter((heard) => !/Unexpected data|Left out item/.test(heard))).toEqual([]);
  complaints.length = 0;
}

const HOW = [
  ['in a reply that names its call', true],
  ['in a reply that names none', false],
] as const;

for (const [how, named] of HOW)
  test(`Another call's list is not shown as the floors, ${how}, and the floors come once the reply is theirs`, async ({
    page,
    complaints,
  }) => {
    await page.goto('/about-us');
    await appIsRunning(page);
    await swap(page, getProducts.path, getCategories.path, named);
    const swapped = page.waitForResponse(`**/api${getProducts.path}`);
    await page.getByRole('link', { name: 'All floors' }).first().click();
    await (await swapped).finished();
    await expect(page).toHaveURL(/products/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(0|6) floors$/)).toHaveCount(0);
    await page.unroute(`**/api${getProducts.path}`);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: '48 floors' })).toBeVisible();
    forget(complaints);
  });

for (const [what, path, named] of [
  ['The addresses, of which there are none', getAddresses.path, true],
  ['The categories, in a reply that names no call', getCategories.path, false],
] as const)
  test(`${what}, in place of the cart do not say that it is empty`, async ({ page, complaints }) => {
    await fillCart(page, 'family-20-coastal-maple', 3);
    await swap(page, getCart.path, path, named);
    const swapped = page.waitForResponse(`**/api${getCart.path}`);
    await page.goto('/my-cart');
    await (await swapped).finished();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Your cart is empty')).toHaveCount(0);
    await page.unroute(`**/api${getCart.path}`);
    await page.reload();
    await expect(page.getByText('Coastal Maple').first()).toBeVisible();
    forget(complaints);
  });

/** The list as it was one version ago, with a floor that is no longer sold, until `isOver`. */
async function giveEarlierList(page: Page, isOver: (asked: number) => boolean): Promise<{ readonly asked: () => number }> {
  let asked = 0;
  await page.route(`**/api${getProducts.path}`, async (route) => {
    asked += 1;
    const reply = await route.fetch();
    const { version, data, ...body } = (await reply.json()) as { readonly version: string; readonly data: readonly object[] };
    const [name, number] = version.split('.');
    const earlier = { ...body, data: data.slice(0, 7), version: `${name}.${Number(number) - 1}` };
    await route.fulfill({ response: reply, json: isOver(asked) ? { ...body, data, version } : earlier });
  });
  return { asked: () => asked };
}

for (const [what, isOver] of [
  ['and the fresh one at the second try is', (asked: number) => asked > 1],
  ['also not when it comes again; the floors come once the reply is of now', () => false],
] as const)
  test(`An earlier list that a gateway hands out is not shown, ${what}`, async ({ page, complaints }) => {
    await page.goto('/about-us');
    await appIsRunning(page);
    const articles = page.waitForResponse(`**/api${getNewsletter.path}`);
    await page.getByRole('link', { name: 'Blog' }).first().click();
    expect(await (await articles).json()).toMatchObject({ version: expect.stringMatching(/^[\w-]{12}\.\d+$/) });
    const { asked } = await giveEarlierList(page, isOver);
    await page.getByRole('link', { name: 'All floors' }).first().click();
    await expect.poll(asked).toBe(2);
    if (!isOver(2)) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^7 floors$/)).toHaveCount(0);
      await page.unroute(`**/api${getProducts.path}`);
      await page.reload();
    }
    await expect(page.getByRole('status').filter({ hasText: '48 floors' })).toBeVisible();
    forget(complaints);
  });
