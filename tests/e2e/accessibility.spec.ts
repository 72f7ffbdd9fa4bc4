import { repeats } from '../repetitions';
import { isAccessible, violationsIn } from './is-accessible';
import { appIsRunning, fillCart, typeCard } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

/** One of each kind: what is looked at, a list, a floor, a table, a text, a form. */
const KINDS = [
  '/',
  '/products',
  '/products/family-20-coastal-maple',
  '/compare?floors=everyday-12-natural-oak,comfort-28-estate-oak,loose-lay-20-loft-oak&sqft=250',
  '/blog/what-mil-means',
  '/contact-us',
];
const OTHERS = [
  '/products/category/4',
  '/board-sheet?floors=family-20-coastal-maple',
  '/blog',
  '/installation',
  '/installation/herringbone-layout',
  '/about-us',
  '/privacy-policy',
  '/terms-and-conditions',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password#token=a',
  '/my-cart',
  '/orders',
  '/account',
  '/rooms',
  '/scan',
  '/quotes',
  '/quote',
];
const SCREENS = repeats ? [...KINDS, ...OTHERS] : KINDS;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of SCREENS) {
  test(`axe finds nothing on ${path} of a visitor, and nothing scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await isAccessible(page, path);
  });
}

test('axe finds nothing in account, cart, drawer and checkout, and nothing scrolls sideways', async ({ page }) => {
  await fillCart(page, 'herringbone-20-walnut', 6);
  await page.goto('/account');
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  await isAccessible(page, 'account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Please enter your current password')).toBeVisible();
  await isAccessible(page, 'account, password refused', 'main');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keep catalog on this device' }).click();
  await expect(page.getByRole('dialog', { name: 'Catalog on this device' })).toBeVisible();
  await isAccessible(page, 'offline catalog', '[role=dialog]');
  await page.goto('/my-cart');
  await expect(page.getByRole('button', { name: 'Process to Continue' }).first()).toBeEnabled();
  await isAccessible(page, 'cart');
  await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
  await isAccessible(page, 'drawer');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeHidden();
  await page.getByRole('button', { name: 'Process to Continue' }).first().click();
  await typeCard(page, '4242424242424242');
  await isAccessible(page, 'checkout');
});

test('The checks above find a button without a name, in the page and in a frame of it', async ({ page }) => {
  await page.goto('/contact-us');
  await appIsRunning(page);
  expect(await violationsIn(page)).toEqual([]);
  const nameless = (): void => void document.body.append(document.createElement('button'));
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.title = 'Card';
    frame.src = '/demo-payments/card-frame';
    document.querySelector('main')?.append(frame);
  });
  const inside = page.frameLocator('iframe[title=Card]').locator('body');
  await expect(inside.locator('input').first()).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await inside.evaluate(nameless);
  await page.evaluate(nameless);
  expect(await violationsIn(page)).toEqual(
    expect.arrayContaining([{ id: 'button-name', where: expect.arrayContaining([['iframe', 'body > button'], ['body > button']]) }]),
  );
});
