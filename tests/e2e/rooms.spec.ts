import { devices, type Page } from '@playwright/test';
import { repeats } from '../repetitions';
import { movedSoFar, noteLayoutShifts } from './layout-shifts';
import { newShopper, appIsRunning, signUp } from './shopper';
import { expect, test } from './store-test';

const { defaultBrowserType: _browser, ...PHONE } = devices['Pixel 7'];
test.use({ sharesStore: true, hasWorker: false, ...PHONE });

const SIZES = ['14 x 18', `3'6" x 22'`, '12 x 11', `5' x 2'8"`];
const MAPLE = 'Family 20 - Coastal Maple';

const panel = (page: Page) => page.getByRole('region', { name: 'The price with everything' });
const totalOf = async (page: Page): Promise<string> => {
  const text = await panel(page).getByText('Total with everything').locator('..').innerText();
  return /\$[\d,.]+/.exec(text)?.[0] ?? text;
};

async function chooseFloor(page: Page, title: string): Promise<void> {
  const select = panel(page).getByLabel('Floor for all rooms');
  const option = select.locator('option', { hasText: title });
  await expect(option).toBeAttached();
  await select.selectOption((await option.getAttribute('value')) ?? '');
}

async function measure(page: Page, sizes: readonly string[]): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a room' }).click();
    const field = page.getByLabel('Width x length').nth(index);
    await expect(field).toBeVisible();
    await field.fill(size);
  }
}

test.describe('With a worker', () => {
  test.skip(!repeats, 'src/offline/rooms.test.ts shows the reload, rooms-to-paid.spec.ts the rest.');
  test.use({ hasWorker: true });

  test('A visitor measures four rooms on a phone without a signal, finds them after a reload, and after signing up all is in the cart with the same total', async ({
    page,
    context,
  }) => {
    await page.goto('/rooms');
    await appIsRunning(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await chooseFloor(page, MAPLE);
    await expect(panel(page).getByText('Type the size of a room')).toBeVisible();
    await context.setOffline(true);
    await measure(page, SIZES);
    await expect(
      panel(page)
        .getByText(/23 boxes/)
        .first(),
    ).toBeVisible();
    const total = await totalOf(page);

    await page.reload();
    await expect(page.getByLabel('Width x length')).toHaveCount(SIZES.length);
    expect(await totalOf(page)).toBe(total);

    await context.setOffline(false);
    await panel(page).getByRole('button', { name: 'Add it to the cart' }).click();
    await page.getByRole('link', { name: 'Create an Account' }).click();
    await signUp(page, newShopper());
    const sheet = page.getByRole('dialog', { name: 'Your rooms in the cart' });
    await expect(sheet.getByText('23 boxes in your cart')).toBeVisible();
    await sheet.getByRole('link', { name: 'Go to the cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await expect(page.getByText(total).first()).toBeVisible();
  });
});

test('What one tab measures shows in the other, and each keeps its own room', async ({ page, context }) => {
  await page.goto('/rooms');
  await appIsRunning(page);
  await measure(page, ['10 x 10', '5 x 5']);
  const other = await context.newPage();
  await other.goto('/rooms');
  await expect(other.getByLabel('Width x length')).toHaveCount(2);
  await other.getByLabel('Width x length').nth(1).fill('6 x 6');
  await page.getByLabel('Width x length').first().fill('11 x 11');
  await expect(page.getByLabel('Width x length').nth(1)).toHaveValue('6 x 6');
  await expect(other.getByLabel('Width x length').first()).toHaveValue('11 x 11');
});

test("'Use my rooms' on a floor's page fills in what was measured, and leads to the rooms while nothing is", async ({ page }) => {
  await page.goto('/products/family-20-coastal-maple');
  await appIsRunning(page);
  await page.getByRole('button', { name: 'Use my rooms' }).click();
  await expect(page).toHaveURL(/\/rooms\?floor=family-20-coastal-maple/);
  await measure(page, ['14 x 18']);
  await expect(
    panel(page)
      .getByText(/12 boxes/)
      .first(),
  ).toBeVisible();
  await page.goto('/products/family-20-coastal-maple');
  await appIsRunning(page);
  await page.getByRole('button', { name: 'Use my rooms' }).click();
  await expect(page.getByLabel(/Coverage/)).toHaveValue('252');
  await expect(page.getByLabel('Boxes')).toHaveValue('12');
  await page.getByRole('button', { name: 'The price with everything' }).click();
  await expect(panel(page).getByText('Total with everything')).toBeVisible();
});

test('The printed project has the plan, the boxes, the price, the list and the shop, and no buttons', async ({ page }) => {
  await page.goto('/rooms');
  await appIsRunning(page);
  await chooseFloor(page, MAPLE);
  await measure(page, ['14 x 18']);
  await expect(panel(page).getByText('Total with everything')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('img', { name: /14 ft by 18 ft/ })).toBeVisible();
  await expect(page.getByText(MAPLE.slice(12)).locator('visible=true').first()).toBeVisible();
  await expect(page.getByText('Trim along the walls (quarter round)')).toBeVisible();
  await expect(page.locator('[data-letterhead]')).toBeVisible();
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
});

test('Thirty rooms opened again are all there: the browser finds the last one, nothing has moved, and what is typed first stays', async ({
  page,
}) => {
  await page.goto('/rooms');
  await appIsRunning(page);
  await chooseFloor(page, MAPLE);
  await measure(page, ['14 x 18']);
  for (let made = 1; made < 30; made += 1) await page.getByRole('button', { name: 'Copy Room 1', exact: true }).click();
  await page.getByLabel('Name of the room').last().fill('Attic');
  await noteLayoutShifts(page);
  await page.reload();
  await expect(page.getByLabel('Width x length')).toHaveCount(30);
  expect(await movedSoFar(page)).toBeLessThan(0.01);
  expect(await page.evaluate(() => ('find' in window && typeof window.find === 'function' ? window.find('Attic') : null))).toBe(true);
  await page.reload();
  await page.getByLabel('Width x length').first().fill('10 x 10');
  await expect(page.getByLabel('Width x length')).toHaveCount(30);
  await expect(page.getByLabel('Width x length').first()).toHaveValue('10 x 10');
  await page.reload();
  await expect(page.getByLabel('Width x length').first()).toHaveValue('10 x 10');
});

test("The first tap on 'Add a part' adds one, although the keys of the size field above it go", async ({ page }) => {
  await page.goto('/rooms');
  await appIsRunning(page);
  const field = page.getByLabel('Width x length');
  await field.tap();
  await field.fill('14 x 18');
  await page.getByRole('button', { name: 'Add a part' }).tap();
  await expect(page.getByLabel('Added', { exact: true })).toBeFocused();
  await page.getByLabel('Added', { exact: true }).fill('6 x 8');
  await page.getByRole('button', { name: 'Take a part away' }).tap();
  await expect(page.getByLabel('Taken away', { exact: true })).toBeFocused();
});
