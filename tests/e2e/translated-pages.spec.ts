import type { Browser, Page } from '@playwright/test';
import { translateDocument } from '../fixtures/translate-document';
import { ordersOf } from './orders';
import { otherDevice } from './other-device';
import { appIsRunning, newShopper, payInCart, signUp } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

/** Called at each stop of the walk, once the screen is as it stays. */
type Stop = (name: string, page: Page) => Promise<void>;

/**
 * Everything to be read on the screen or in its dialog, from figure to figure and without blanks, which elements may change. Left
 * out is what differs from shopper to shopper and from day to day, and what goes by itself: the toasts, and that all is saved.
 */
async function wordsOf(page: Page): Promise<readonly string[]> {
  const dialogs = page.locator('[role=dialog]:visible, dialog[open]');
  const texts = await ((await dialogs.count()) > 0 ? dialogs : page.locator('main')).allInnerTexts();
  return texts
    .join('\n')
    .replace(/SPS-\d+|pi_\w+|\b\d{4} \d{4}\b|\d+:\d\d\s[AP]M|[A-Z][a-z]+ \d{1,2}, \d{4}/g, '#')
    .replace(/elena\.\d+\.\d+@/g, 'elena@')
    .replace('All changes saved', '')
    .replace(/\s+/g, '')
    .split(/(?<![$\d.,])(?=[$\d])/);
}

/** The words once they stay: a screen's later parts have come. */
async function settledWords(page: Page): Promise<readonly string[]> {
  let words: readonly string[] = [];
  const isAsBefore = async () => {
    const before = words.join();
    words = await wordsOf(page);
    return words.join() !== '' && words.join() === before;
  };
  await expect.poll(isAsBefore, { intervals: [400] }).toBe(true);
  return words;
}

const billOf = (page: Page) => page.getByRole('region', { name: 'Bill summary' });

async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function browse(page: Page, stop: Stop): Promise<void> {
  await page.goto('/');
  await appIsRunning(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await stop('menu', page);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  const floor = page.getByRole('link', { name: /Family 20 - Coastal Maple/ });
  await expect(floor).toBeVisible();
  await stop('all floors', page);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Click Vinyl Plank (SPC)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Click Vinyl Plank (SPC)' })).toBeVisible();
  await expect(floor).toBeVisible();
  await stop('one category', page);
  await floor.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Family 20 - Coastal Maple' })).toBeVisible();
  await expect(page.getByText(/^Light maple with fine, even grain/)).toBeAttached();
}

async function chooseBoxes(page: Page, stop: Stop): Promise<void> {
  for (const [area, boxes] of [
    ['500', '24'],
    ['180', '9'],
  ] as const) {
    await page.getByLabel(/Coverage/).fill(area);
    // By its key: a phone's page may still be moving to the field that has the focus.
    await page.getByRole('radio', { name: '10%' }).press('Space');
    await expect(page.getByLabel('Boxes')).toHaveValue(boxes);
    await stop(`coverage ${area}`, page);
  }
  const installation = page.getByRole('checkbox', { name: /installation/i }).first();
  for (const name of ['with installation', 'and without again']) {
    await installation.click();
    await stop(name, page);
  }
}

async function meetLogin(page: Page, stop: Stop): Promise<void> {
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: /^(Login|Sign in|Log in)$/ }).click();
  await stop('login refused', page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password?' })).toBeVisible();
  await page.getByLabel('Email').fill('nobody@shopper.example');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await stop('forgotten password', page);
  await page.goto(`/sign-up?redirect=${encodeURIComponent('/products/family-20-coastal-maple')}`);
  await appIsRunning(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await stop('sign-up refused', page);
  await signUp(page, newShopper());
  await expect(page).toHaveURL(/\/products\/family-20-coastal-maple/);
}

async function fillTheCart(page: Page, stop: Stop): Promise<void> {
  await page.getByLabel('Boxes').fill('9');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Product added to cart').first()).toBeVisible();
  await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toContainText('$678.69');
  await stop('drawer', page);
  await page.goto('/my-cart');
  await appIsRunning(page);
  const bill = billOf(page);
  await page.getByRole('button', { name: /^One box of .* more$/ }).click();
  await expect(page.getByText(/10 boxes/).first()).toBeVisible();
  await stop('ten boxes', page);
  await page.getByRole('button', { name: /^One box of .* less$/ }).click();
  await expect(page.getByText(/9 boxes/).first()).toBeVisible();
  const installation = bill.getByRole('checkbox', { name: /Installation/ });
  await installation.check();
  await expect(bill.getByText('$585.09')).toBeVisible();
  await stop('cart with installation', page);
  await installation.uncheck();
  await expect(bill.getByText('$726.20')).toBeVisible();
  await stop('cart without installation', page);
  await bill.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Included', exact: true })).toBeVisible();
  await stop('installation', page);
  await escape(page);
}

async function applyCodes(page: Page, stop: Stop): Promise<void> {
  const bill = billOf(page);
  await bill.getByLabel('Promo code').fill('SUMMER5');
  await bill.getByRole('button', { name: 'Apply' }).click();
  await expect(bill.getByText(/has expired/)).toBeVisible();
  await stop('expired code', page);
  await bill.getByLabel('Promo code').fill('WELCOME10');
  await bill.getByRole('button', { name: 'Apply' }).click();
  await expect(bill.getByText('Discount · WELCOME10')).toBeVisible();
  await stop('code', page);
  await bill.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(bill.getByText('Discount · WELCOME10')).toHaveCount(0);
}

async function chooseDelivery(page: Page, stop: Stop): Promise<void> {
  const bill = billOf(page);
  await bill.getByRole('radio', { name: 'Delivery' }).check();
  await expect(bill.getByText('Please select an address')).toBeVisible();
  await stop('no address', page);
  await bill.getByRole('button', { name: 'Add Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Address' });
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByText('Please enter address line 1')).toBeVisible();
  await stop('address refused', page);
  const typed = {
    'Recipient name': 'Elena Ruiz',
    'Address line 1': '7 Palm Court',
    'Postal code': '33432',
    City: 'Boca Raton',
    State: 'FL',
    'Mobile number': '3055550142',
  };
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(bill.getByText('$975.20')).toBeVisible();
  await stop('delivery', page);
  await bill.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('radio', { name: /Elena Ruiz/ })).toBeVisible();
  await stop('addresses', page);
  await escape(page);
}

async function pay(page: Page, stop: Stop): Promise<void> {
  const checkout = await payInCart(page, '4000000000000002');
  await expect(checkout.getByText('Your card was declined.')).toBeVisible();
  await stop('declined card', page);
  await escape(page);
  await billOf(page).getByRole('radio', { name: 'Pickup' }).check();
  await expect(billOf(page).getByText('$726.20')).toBeVisible();
  await payInCart(page, '4242424242424242');
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks).toContainText('$726.20');
  await stop('thanks', page);
  const [order] = await ordersOf(page);
  expect(order?.bill.totalCents).toBe(72_620);
  await expect(thanks).toContainText(`Order ${order?.orderNumber}`);
  await thanks.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order?.orderNumber}` })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Floors of this order' })).toBeVisible();
  await stop('receipt', page);
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByRole('list', { name: 'Orders' })).toContainText('$726.20');
  await stop('orders', page);
}

async function walk(page: Page, stop: Stop): Promise<void> {
  const steps = { browse, chooseBoxes, meetLogin, fillTheCart, applyCodes, chooseDelivery, pay };
  for (const [name, step] of Object.entries(steps)) await test.step(name, () => step(page, stop));
}

/** A phone of its own; what its pages throw is in the list. */
async function openPhone(browser: Browser, baseURL: string) {
  const page = await otherDevice(browser, {
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  return { page, thrown };
}

test('A page translated in the browser sells a floor: every figure and every sentence is that of the page as it was written', async ({
  browser,
  store,
}) => {
  const written = new Map<string, readonly string[]>();
  const plain = await openPhone(browser, store.url);
  await walk(plain.page, async (name, page) => void written.set(name, await settledWords(page)));
  expect(plain.thrown).toEqual([]);

  const translated = await openPhone(browser, store.url);
  await translated.page.addInitScript({ content: `window.addEventListener('load', ${String(translateDocument)})` });
  await walk(translated.page, async (name, page) => {
    await expect(page.locator('font').first(), `${name}: the page is translated`).toBeAttached();
    await expect.poll(() => wordsOf(page), { message: name }).toEqual(written.get(name));
  });
  // A translator that is quicker than hydration makes React draw the page anew, and say so.
  expect(translated.thrown.filter((message) => !/error #418/.test(message))).toEqual([]);
});
