import type { Page } from '@playwright/test';
import { focusIsSeen, hasFocus, tabTo } from './keyboard';
import { appIsRunning, fillCart, newShopper } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const FLOOR = 'Family 20 - Coastal Maple';

/** Nine boxes: 180 sqft and 10 % wastage, by number keys and arrows. */
async function chooseNineBoxes(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel(/Coverage/));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('180');
  await tabTo(page, page.getByRole('radio', { name: '10%' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByLabel('Boxes')).toHaveValue('8');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '10%' })).toBeChecked();
  await focusIsSeen(page);
  await expect(page.getByLabel('Boxes')).toHaveValue('9');
}

async function buyByKeyboard({ page }: { readonly page: Page }): Promise<void> {
  test.slow();
  const shopper = newShopper();
  const cartButton = page.getByRole('button', { name: /^Shopping cart/ });
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('the skip link leads past the header', async () => {
    await page.goto('/');
    await appIsRunning(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await focusIsSeen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('from home to the list, a category and the floor', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Shop Now' }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    // A new screen is read from its start, not from the header again.
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Click Vinyl Plank (SPC)' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/category\/1$/);
    await expect(page.getByRole('main')).toBeFocused();
    const card = page.getByRole('link', { name: new RegExp(FLOOR) });
    await tabTo(page, card);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: FLOOR })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('is sent to log in, signs up and comes back', async () => {
    await chooseNineBoxes(page);
    await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await tabTo(page, page.getByRole('link', { name: 'Create an Account' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sign-up\?redirect=/);
    const fields = [
      ['First name', shopper.firstName],
      ['Last name', shopper.lastName],
      ['Email', shopper.email],
      ['Password', shopper.password],
      ['Confirm password', shopper.password],
    ] as const;
    for (const [label, value] of fields) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(value);
    }
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Sign up' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/family-20-coastal-maple/);
    await expect(page.getByRole('heading', { level: 1, name: FLOOR })).toBeVisible();
  });

  await test.step('adds nine boxes, one more and one less', async () => {
    // What the visitor chose before the sign-up is still chosen.
    await expect(page.getByLabel('Boxes')).toHaveValue('9');
    await tabTo(page, page.getByRole('radio', { name: '10%' }));
    await tabTo(page, page.getByRole('button', { name: 'One box more' }), 'back');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Boxes')).toHaveValue('10');
    await tabTo(page, page.getByRole('button', { name: 'One box less' }), 'back');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Boxes')).toHaveValue('9');
    await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Product added to cart').first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible();
    // Where the shopper was: a button that cannot be pressed for a moment keeps the focus.
    await expect(page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true })).toBeFocused();
  });

  await test.step('the drawer keeps the focus while it is open and gives it back', async () => {
    const drawer = page.getByRole('dialog', { name: 'Shopping cart' });
    await tabTo(page, cartButton, 'back');
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      await focusIsSeen(page);
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(cartButton).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('link', { name: 'Checkout' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/my-cart$/);
    await expect(drawer).toBeHidden();
  });

  await test.step('chooses pickup, reads about installation, turns it off and uses a code', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Pickup' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Pickup' })).toBeChecked();
    await tabTo(page, page.getByRole('checkbox', { name: 'Installation' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Installation' })).not.toBeChecked();
    const details = page.getByRole('button', { name: 'Details' });
    await tabTo(page, details);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Installation' });
    await tabTo(page, dialog.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(details).toBeFocused();
    await tabTo(page, page.getByLabel('Promo code'));
    await page.keyboard.type('welcome10');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Discount · WELCOME10')).toBeVisible();
  });

  await test.step('pays in the card field of the provider', async () => {
    const process = page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true });
    const checkout = page.getByRole('dialog', { name: 'Checkout' });
    await tabTo(page, process);
    await page.keyboard.press('Enter');
    await expect(checkout).toBeVisible();
    await expect(checkout.getByText('Please check the box above to pay.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(checkout).toBeHidden();
    await expect(process).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(checkout.getByText('Please check the box above to pay.')).toBeVisible();
    const frame = page.locator('iframe[title="Secure card payment input frame"]');
    await tabTo(page, frame);
    const field = frame.contentFrame();
    for (const [name, digits] of [
      ['cardnumber', '4242424242424242'],
      ['exp-date', '1230'],
      ['cvc', '123'],
      ['postal', '33178'],
    ] as const) {
      const input = field.locator(`[name=${name}]`);
      if (!(await hasFocus(input))) await page.keyboard.press('Tab');
      await expect(input).toBeFocused();
      expect(await input.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');
      await page.keyboard.type(digits);
    }
    await tabTo(page, checkout.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, checkout.getByRole('button', { name: /^Pay \$/ }));
    await page.keyboard.press('Enter');
    const thanks = page.getByRole('dialog', { name: 'Thank You!' });
    await expect(thanks.getByRole('button', { name: 'Continue' })).toBeFocused();
    await focusIsSeen(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(thanks).toBeHidden();
  });
}

test('The whole purchase works by keyboard alone, and the focus is seen at every stop', buyByKeyboard);

test('On a phone no stop of product and cart lies under the bottom bar or the chat button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillCart(page, 'herringbone-20-walnut', 6);
  await expect(page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true })).toBeEnabled();
  await page.getByRole('main').focus();
  await tabTo(page, page.getByLabel('Promo code'));

  await page.goto('/products/herringbone-20-walnut');
  await appIsRunning(page);
  await page.getByRole('main').focus();
  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }));
});

test.describe('A store that goes away', () => {
  test.use({ sharesStore: false, hasWorker: true });

  test('With the store away no stop of a page lies under the status pill', async ({ page, store, complaints }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await appIsRunning(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await store.kill();
    await page.goto('/products/comfort-28-estate-oak');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline/i);
    await expect(page.getByText('Offline', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('main').focus();
    await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }));
    complaints.length = 0;
  });
});
