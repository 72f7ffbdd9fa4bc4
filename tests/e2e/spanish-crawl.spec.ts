import type { Page } from '@playwright/test';
import { addToCartTexts } from '../../src/languages/es/add-to-cart.texts';
import { addressesTexts } from '../../src/languages/es/addresses.texts';
import { addressTexts } from '../../src/languages/es/address.texts';
import { cartTexts } from '../../src/languages/es/cart.texts';
import { checkoutTexts } from '../../src/languages/es/checkout.texts';
import { compareToggleTexts } from '../../src/languages/es/compare-toggle.texts';
import { counterTexts } from '../../src/languages/es/counter.texts';
import { enquiryTexts } from '../../src/languages/es/enquiry.texts';
import { findTexts } from '../../src/languages/es/find.texts';
import { myCartTexts } from '../../src/languages/es/my-cart.texts';
import { offlineCatalogueTexts } from '../../src/languages/es/offline-catalogue.texts';
import { pagesTexts } from '../../src/languages/es/pages.texts';
import { paymentTexts } from '../../src/languages/es/payment.texts';
import { productTexts } from '../../src/languages/es/product.texts';
import { quoteFormTexts } from '../../src/languages/es/quote-form.texts';
import { roomsButtonsTexts } from '../../src/languages/es/rooms-buttons.texts';
import { roomsTexts } from '../../src/languages/es/rooms.texts';
import { roomViewTexts } from '../../src/languages/es/room-view.texts';
import { samplesTexts } from '../../src/languages/es/samples.texts';
import { scanTexts } from '../../src/languages/es/scan.texts';
import { signInTexts } from '../../src/languages/es/sign-in.texts';
import { siteTexts } from '../../src/languages/es/site.texts';
import { accountTexts } from '../../src/languages/es/account.texts';
import { appIsRunning, fillCart, typeCard } from './shopper';
import { contentOf, judge, textsShown } from './spanish-words';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false, viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });

const FLOOR = 'family-20-coastal-maple';
const OTHER_FLOOR = 'comfort-28-estate-oak';
const ARTICLE = 'what-mil-means';
const GUIDE = 'herringbone-layout';
const MARKED = /\b\w+Texts\b|\bundefined\b|\bNaN\b|\[object |\$\{/;

/** Looks at each state of a screen and keeps what is wrong with it. */
async function look(page: Page, url: string, typed: readonly string[] = []) {
  const judged = judge(await contentOf(url, [FLOOR, OTHER_FLOOR], ARTICLE, GUIDE), [
    'Elena',
    'Ruiz',
    'Elena Ruiz',
    new URL(url).host,
    ...typed,
  ]);
  const faults = new Set<string>();
  const at = async (state: string): Promise<void> => {
    const { shown, wrongLanguages } = await textsShown(page);
    for (const wrong of wrongLanguages) faults.add(`${state}: lang ${wrong}`);
    const title = await page.title();
    for (const { where, text, around } of [...shown, { where: 'title', text: title, around: '' }]) {
      const words = judged(text, around);
      if (words.length > 0) faults.add(`${where}: '${text.trim().slice(0, 120)}' has ${words.slice(0, 6).join(', ')}`);
      if (MARKED.test(text)) faults.add(`${state}: ${where} shows '${text.trim().slice(0, 80)}'`);
    }
    for (const size of ['100%', '200%']) {
      const wide = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        const { scrollWidth, clientWidth } = document.documentElement;
        document.documentElement.style.fontSize = '';
        return scrollWidth - clientWidth;
      }, size);
      if (wide > 0) faults.add(`${state}: scrolls sideways by ${wide} px with text of ${size}`);
    }
  };
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await at(path);
  };
  return { at, open, faults };
}

const whole = (page: Page) => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));

test('Every public page says all in Spanish, with a width of 360 px and with text of 200 %', async ({ page, store, complaints }) => {
  const { open, at, faults } = await look(page, store.url, ['zzzz', 'roble', 'marble', 'no-such-floor']);
  for (const path of [
    '/es',
    '/es/products',
    '/es/products/category/4',
    '/es/products?q=zzzz',
    '/es/products?q=marble&price=-2',
    `/es/products/${FLOOR}`,
    `/es/compare?floors=${FLOOR},no-such-floor,${OTHER_FLOOR}&sqft=250`,
    '/es/compare',
    `/es/board-sheet?floors=${FLOOR}`,
    '/es/board-sheet',
    '/es/blog',
    `/es/blog/${ARTICLE}`,
    '/es/installation',
    `/es/installation/${GUIDE}`,
    '/es/about-us',
    '/es/contact-us',
    '/es/privacy-policy',
    '/es/terms-and-conditions',
    '/es/rooms',
    '/es/quotes',
    '/es/quote',
    '/es/scan',
    '/es/login',
    '/es/my-cart',
    '/es/orders',
    '/es/account',
    '/es/reset-password',
    '/es/reset-password#token=a',
    '/es/no-such-page',
  ]) {
    await open(path);
    await whole(page);
    await at(`${path}, whole`);
  }
  complaints.length = 0;
  expect([...faults]).toEqual([]);
});

test('What a shopper opens and types is answered in Spanish', async ({ page, store, complaints }) => {
  const { open, at, faults } = await look(page, store.url, ['roble', 'elena', 'a@b', 'Ana Diaz']);
  await open('/es/products');
  await page.getByRole('button', { name: findTexts.filter }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await at('list, filters');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: findTexts.search, exact: true }).click();
  await page.getByRole('searchbox').fill('roble');
  await expect(page.getByRole('option').first()).toBeVisible();
  await at('suggestions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/products\?q=roble/);
  await at('found');
  await page
    .getByRole('button', { name: compareToggleTexts.ofFloor('') })
    .first()
    .click();
  await expect(page.getByText('1 piso para comparar')).toBeVisible();
  await at('bar of compared floors');

  await open(`/es/products/${FLOOR}`);
  await page.getByLabel(/^Área/).fill('14 x 18');
  await expect(page.getByRole('button', { name: addToCartTexts.add }).filter({ visible: true }).first()).toBeEnabled();
  await at('floor with an area');
  await page.getByText(productTexts.whatIsWastage).click();
  await at('floor, wastage explained');
  await page.getByLabel(/^Área/).fill('14');
  await at('floor, one measure');
  await page.getByLabel(/^Área/).fill('252');
  await page.getByRole('button', { name: roomsButtonsTexts.everything }).click();
  await expect(page.getByRole('button', { name: quoteFormTexts.saveAsQuote })).toBeVisible();
  await at('the price with everything');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: pagesTexts.seeInRoom }).click();
  await expect(page.getByRole('dialog', { name: roomViewTexts.title })).toBeVisible();
  await at('room view');

  for (const [path, action] of [
    ['/es/login', signInTexts.login],
    ['/es/sign-up', signInTexts.signUp],
    ['/es/forgot-password', signInTexts.resetPassword],
    ['/es/reset-password#token=old', signInTexts.savePassword],
    ['/es/contact-us', enquiryTexts.submit],
  ] as const) {
    await open(path);
    await page.getByRole('main').getByRole('button', { name: action, exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await at(`${path}, refused`);
  }
  await page.getByRole('button', { name: siteTexts.menu, exact: true }).click();
  await expect(page.getByRole('dialog', { name: siteTexts.menu })).toBeVisible();
  await at('menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: enquiryTexts.chatWithUs }).click();
  await page.getByRole('dialog', { name: enquiryTexts.chatWithUs }).getByRole('button', { name: enquiryTexts.send }).click();
  await expect(page.getByText(enquiryTexts.fillAll)).toBeVisible();
  await at('chat, refused');
  await page.getByRole('button', { name: enquiryTexts.closeChat }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: offlineCatalogueTexts.keep }).click();
  await expect(page.getByRole('dialog', { name: offlineCatalogueTexts.title })).toBeVisible();
  await at('offline catalog');

  await open('/es/login');
  await page.getByLabel(signInTexts.email).fill('elena@shop.example');
  await page.getByLabel(signInTexts.password, { exact: true }).fill('not this one');
  await page.getByRole('main').getByRole('button', { name: signInTexts.login, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await at('login, refused by the store');

  await open('/es/rooms?floor=family-20-coastal-maple');
  await page.getByLabel(roomsTexts.widthByLength).first().fill('14 x 18');
  await expect(page.getByRole('button', { name: quoteFormTexts.saveAsQuote })).toBeVisible();
  await at('rooms');
  await page.getByRole('button', { name: roomsTexts.takeAway }).first().click();
  await at('rooms, a part taken away');
  await page.getByRole('button', { name: quoteFormTexts.saveAsQuote }).click();
  await expect(page.getByRole('dialog', { name: quoteFormTexts.saveAsQuote })).toBeVisible();
  await page.getByLabel(quoteFormTexts.customer).fill('Ana Diaz');
  await at('quote form');
  await page.getByRole('button', { name: quoteFormTexts.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cotización/ })).toBeVisible();
  await at('quote');
  await open('/es/quotes');
  await open('/es/scan');
  await page.getByLabel(scanTexts.number).fill('9999');
  await page.getByRole('button', { name: scanTexts.open, exact: true }).click();
  await expect(page.getByText(scanTexts.unknownNumber(9999))).toBeVisible();
  await at('scan, unknown number');
  complaints.length = 0;
  expect([...faults]).toEqual([]);
});

test('Cart, checkout, thanks, receipt, orders and account say all in Spanish', async ({ page, store, complaints }) => {
  const { open, at, faults } = await look(page, store.url, ['SUMMER5', '1420 Coral Way', 'Miami', 'Test']);
  const dialog = page.getByRole('dialog');
  await fillCart(page, FLOOR, 6);
  await open('/es/my-cart');
  await expect(page.getByRole('button', { name: myCartTexts.process }).first()).toBeEnabled();
  await at('cart');
  await page.getByLabel(myCartTexts.promoCode).fill('SUMMER5');
  await page.getByRole('button', { name: myCartTexts.apply }).click();
  await page.getByRole('radio', { name: myCartTexts.delivery }).check();
  await at('cart, delivery without an address');
  await page.getByRole('button', { name: myCartTexts.addAddress }).click();
  await page.getByRole('button', { name: addressesTexts.save }).click();
  await expect(page.getByText(addressTexts.line1)).toBeVisible();
  await at('address, refused');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('radio', { name: myCartTexts.pickup }).check();
  await page.getByRole('button', { name: myCartTexts.details }).click();
  await expect(dialog).toBeVisible();
  await at('installation');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Carrito,/ }).click();
  await expect(page.getByRole('dialog', { name: cartTexts.shoppingCart })).toBeVisible();
  await at('drawer');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: myCartTexts.process }).filter({ visible: true }).click();
  await typeCard(page, '4242424242424242');
  await at('checkout');
  await dialog.getByRole('checkbox', { name: paymentTexts.agree }).check();
  await dialog.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('dialog', { name: checkoutTexts.thankYou })).toBeVisible();
  await at('thanks');
  await page.getByRole('link', { name: paymentTexts.viewReceipt }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(/\/es\/orders\//);
  await at('receipt');
  await open('/es/orders');
  await open('/es/account');
  await expect(page.getByRole('list', { name: accountTexts.deviceList })).toBeVisible();
  await page.getByRole('button', { name: accountTexts.change, exact: true }).click();
  await expect(page.getByText(accountTexts.currentMissing)).toBeVisible();
  await at('account, password refused');
  await open('/es/my-cart');
  await page.getByRole('button', { name: cartTexts.emptyLabel }).click();
  await expect(page.getByRole('dialog', { name: cartTexts.shoppingCart })).toBeVisible();
  await at('empty cart with its drawer');
  complaints.length = 0;
  expect([...faults]).toEqual([]);
});

test.describe('A shop that offers samples', () => {
  test.use({ sharesStore: false });

  test('Samples and the counter of staff say all in Spanish', async ({ page, store, complaints }) => {
    await store.tool('settings', 'set', 'offersSamples', 'yes');
    const { open, at, faults } = await look(page, store.url);
    await open(`/es/products/${FLOOR}`);
    await page.getByRole('button', { name: samplesTexts.order }).press('Enter');
    const samples = page.getByRole('dialog', { name: samplesTexts.title });
    await expect(samples).toBeVisible();
    await at('samples');
    await samples.getByRole('button', { name: samplesTexts.orderCount(1) }).click();
    await expect(samples.locator('[aria-invalid="true"]').first()).toBeFocused();
    await at('samples, refused');
    await open('/es/scan');
    await page.getByText(counterTexts.forStaff).click();
    await page.getByRole('checkbox', { name: counterTexts.mode }).press('Space');
    await expect(page.getByRole('navigation', { name: counterTexts.bar })).toBeVisible();
    await at('counter mode');
    complaints.length = 0;
    expect([...faults]).toEqual([]);
  });
});

test('A word of English is found by the crawl', async ({ page, store }) => {
  const { open, at, faults } = await look(page, store.url);
  await open('/es/login');
  expect([...faults]).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Sign in to your account';
  });
  await at('changed');
  expect([...faults].join()).toContain('Sign in to your account');
});

test.describe('With a worker', () => {
  test.use({ hasWorker: true });

  test('Without a signal all words are Spanish: a kept page, one that is not kept, what waits and its sheet', async ({
    page,
    context,
    store,
    complaints,
  }) => {
    const { open, at, faults } = await look(page, store.url, ['Ana', 'ana@shop.example', 'Ponen escaleras']);
    await open(`/es/products/${FLOOR}`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await open(`/es/products/${OTHER_FLOOR}`);
    await open('/es/contact-us');
    await page.getByLabel(enquiryTexts.firstName).fill('Ana');
    await page.getByLabel(enquiryTexts.lastName).fill('Ruiz');
    await page.getByLabel(enquiryTexts.email).fill('ana@shop.example');
    await page.getByLabel(enquiryTexts.message, { exact: true }).fill('Ponen escaleras');
    await page.getByRole('button', { name: enquiryTexts.submit }).click();
    const pill = page.getByRole('button', { name: /^Sin conexión · 1 mensaje/ });
    await expect(pill).toBeVisible({ timeout: 60_000 });
    await at('a message waits');
    await pill.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await at('status sheet');
    await open('/es/login');
    await open('/es/my-cart');
    await open('/es/orders');
    complaints.length = 0;
    expect([...faults]).toEqual([]);
  });
});
