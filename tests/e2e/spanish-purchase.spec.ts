import { devices } from '@playwright/test';
import { readWrittenMails } from '../../server/mail/written-mails';
import { checkoutTexts } from '../../src/languages/es/checkout.texts';
import { findTexts } from '../../src/languages/es/find.texts';
import { myCartTexts } from '../../src/languages/es/my-cart.texts';
import { paymentTexts } from '../../src/languages/es/payment.texts';
import { quoteFormTexts } from '../../src/languages/es/quote-form.texts';
import { quoteViewTexts } from '../../src/languages/es/quote-view.texts';
import { roomsTexts } from '../../src/languages/es/rooms.texts';
import { copiedLink } from './copied-link';
import { otherDevice } from './other-device';
import { appIsRunning, fillCart, typeCard } from './shopper';
import { expect, test } from './store-test';

const { defaultBrowserType: _browser, ...PHONE } = devices['Pixel 7'];
test.use({ ...PHONE });

test('In Spanish, on a phone: a floor is found, measured and quoted without a signal, bought, and confirmed by a mail; the quote opens in English elsewhere', async ({
  page,
  context,
  browser,
  store,
}) => {
  await page.goto('/es');
  await appIsRunning(page);
  await page.getByRole('button', { name: findTexts.search, exact: true }).click();
  await page.getByRole('searchbox').fill('arce claro');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ de 48 pisos$/).first()).toBeVisible();
  await expect(page.locator('a[href="/es/products/family-20-coastal-maple"]').first()).toBeVisible();

  await page.goto('/es/rooms?floor=family-20-coastal-maple');
  await appIsRunning(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect(page.getByRole('option', { name: /Family 20/ }).first()).toBeAttached();
  await context.setOffline(true);
  await page.getByLabel(roomsTexts.widthByLength).first().fill('14 por 18 pies');
  await page.getByRole('button', { name: quoteFormTexts.saveAsQuote }).click();
  await page.getByRole('dialog').getByRole('button', { name: quoteFormTexts.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cotización/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-letterhead]')).toContainText('Impreso');
  await page.emulateMedia({ media: null });
  const link = await copiedLink(page, quoteViewTexts.shareLink);
  expect(link).toMatch(/^[^/]+\/\/[^/]+\/quote#v1/);
  await context.setOffline(false);

  await fillCart(page, 'family-20-coastal-maple', 11);
  await page.goto('/es/my-cart');
  await appIsRunning(page);
  await page.getByRole('button', { name: myCartTexts.process }).filter({ visible: true }).click();
  await typeCard(page, '4242424242424242');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: paymentTexts.agree }).check();
  await dialog.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('dialog', { name: checkoutTexts.thankYou })).toBeVisible();
  await expect
    .poll(async () => (await readWrittenMails(store.folder, 5)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/pedido/));

  const phone = await otherDevice(browser, PHONE);
  await phone.goto(link);
  await expect(phone.getByText('Total with everything').first()).toBeVisible();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en-US');
  await phone.context().close();
});
