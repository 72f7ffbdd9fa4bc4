import { devices, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { otherDevice } from './other-device';
import { appIsRunning, fillCart, newShopper, payInCart, signUp } from './shopper';
import { expect, test } from './store-test';

const { defaultBrowserType: _browser, ...PHONE } = devices['Pixel 7'];
test.use({ sharesStore: true, hasWorker: false });

const prices = (page: Page) => page.getByRole('region', { name: 'Today’s prices' });
const quotedTotal = async (page: Page): Promise<string> => {
  const text = await page.getByRole('article').getByText('Total with everything').locator('..').innerText();
  return /\$[\d,.]+/.exec(text)?.[0] ?? text;
};

/** Measures a room for a floor, as staff at the rack do. */
async function measure(page: Page, size: string): Promise<void> {
  await page.goto('/rooms?floor=family-20-coastal-maple');
  await appIsRunning(page);
  await page.getByLabel('Width x length').first().fill(size);
  await expect(page.getByRole('button', { name: 'Save as quote' })).toBeVisible();
}

async function saveQuote(page: Page, customer: string): Promise<void> {
  await page.getByRole('button', { name: 'Save as quote' }).click();
  const form = page.getByRole('dialog', { name: 'Save as quote' });
  await form.getByLabel('Customer’s name (optional)').fill(customer);
  await form.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Quote/ })).toBeVisible();
}

/** Reads the code from a picture of the screen, as another phone's camera does. */
async function scan(page: Page): Promise<string> {
  const code = page.getByRole('region', { name: 'Hand it over' }).getByRole('img', { name: /^Code of quote/ });
  const picture = await code.screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

test.describe('With a worker', () => {
  test.use({ hasWorker: true });

  test('A tablet without a signal makes a quote and shows its code; a phone scans the picture, reads the same cents, and after signing up the quote is in its cart and paid', async ({
    page,
    context,
    browser,
  }) => {
    await page.goto('/rooms?floor=family-20-coastal-maple');
    await appIsRunning(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect(page.getByRole('option', { name: /Coastal Maple/ }).first()).toBeAttached();
    await context.setOffline(true);
    await page.getByLabel('Width x length').first().fill('14 x 18');
    await saveQuote(page, 'Ana Diaz');
    const total = await quotedTotal(page);
    const link = await scan(page);
    expect(link).toMatch(/\/quote#v1\.[\w-]+$/);

    const phone = await otherDevice(browser, PHONE);
    await phone.goto(link);
    await expect(prices(phone).getByText('Nothing has changed since the quote was made.')).toBeVisible();
    expect(await quotedTotal(phone)).toBe(total);
    await expect(phone.getByText('Ana Diaz')).toHaveCount(0);

    await phone.getByRole('region', { name: 'Your quote' }).getByRole('button', { name: 'Put in my cart' }).click();
    await phone.getByRole('link', { name: 'Create an Account' }).click();
    await signUp(phone, newShopper());
    const sheet = phone.getByRole('dialog', { name: 'The quote in your cart' });
    await expect(sheet.getByText('12 boxes in your cart')).toBeVisible();
    await sheet.getByRole('link', { name: 'Go to the cart' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await expect(phone.getByText(total).first()).toBeVisible();
    await payInCart(phone, '4242424242424242');
    await expect(phone.getByText(/Thank you/i).first()).toBeVisible();
  });
});

test('Quotes of two customers stand side by side, are searched, and a changed copy is a new version', async ({ page }) => {
  await measure(page, '14 x 18');
  await saveQuote(page, 'Ana Diaz');
  await measure(page, '10 x 10');
  await saveQuote(page, 'Ben Cole');
  await page.getByRole('link', { name: 'All quotes' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 quotes' })).toBeVisible();
  await page.getByLabel('Search quotes').fill('diaz');
  await expect(page.getByRole('status').filter({ hasText: '1 of 2 quotes' })).toBeVisible();
  await page.getByRole('link', { name: /Ana Diaz/ }).click();
  await page.getByRole('button', { name: 'Copy and change' }).click();
  const form = page.getByRole('dialog', { name: 'Copy and change' });
  await form.getByRole('button', { name: /^One box of .* more$/ }).click();
  await form.getByRole('button', { name: 'Save new version' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Quote \w{6}-1\.2-\w$/ })).toBeVisible();
  await expect(page.getByRole('article').getByText('13 boxes')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as ordered' }).click();
  await expect(page.getByText('Ordered', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All quotes' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 quotes' })).toBeVisible();
});

test('A cart is saved as a quote, whose total is the cart’s', async ({ page }) => {
  await fillCart(page, 'family-20-coastal-maple', 7);
  const bill = page.getByRole('region', { name: 'Bill summary' });
  const total = /\$[\d,.]+/.exec(await bill.getByText('To be paid').locator('..').innerText())?.[0] ?? '';
  await saveQuote(page, 'Ana Diaz');
  expect(await quotedTotal(page)).toBe(total);
  await expect(page.getByRole('article').getByText('7 boxes')).toBeVisible();
});

test('A link that is cut, changed or of a later version says what to do, and shows no price', async ({ page }) => {
  await measure(page, '14 x 18');
  await saveQuote(page, 'Ana Diaz');
  const link = await scan(page);
  for (const [bad, words] of [
    [link.slice(0, -12), 'The link is cut short'],
    [link.replace(/.(?=.{8}$)/, (letter) => (letter === 'A' ? 'B' : 'A')), 'The link has been changed'],
    [link.replace('v1.', 'v7.'), 'This quote needs a newer version of the store'],
    [link.replace(/#.*$/, '#nothing'), 'This is not a quote'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(bad);
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    await expect(page.getByText(/\$\d/)).toHaveCount(0);
  }
});

test('The printed quote is one page with the shop, the plan, the price with everything, the number and the code', async ({ page }) => {
  await measure(page, '14 x 18');
  await saveQuote(page, 'Ana Diaz');
  await expect(page.getByRole('region', { name: 'Hand it over' }).getByRole('img', { name: /^Code of quote/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article');
  for (const words of ['SPS Flooring', 'Ana Diaz', 'Total with everything', 'Valid until']) {
    await expect(paper.getByText(words).first()).toBeVisible();
  }
  await expect(paper.getByRole('img', { name: /14 ft by 18 ft/ })).toBeVisible();
  await expect(paper.getByRole('img', { name: /^Code of quote/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share link' })).toBeHidden();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
