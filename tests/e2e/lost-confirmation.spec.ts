import type { BrowserContext, Page } from '@playwright/test';
import { fillCart, payInCart } from './shopper';
import { expect, test } from './store-test';

/** The signal leaves with the card's confirmation. What the page then says is what happens. */
test.use({ sharesStore: true, viewport: { width: 390, height: 844 } });
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

const FLOOR = 'family-20-coastal-maple';
const CARD = '4242424242424242';
/** The five seconds are held by tests/pages/open-payments.test.tsx, on a clock of its own. */
const SOON = { timeout: 20_000 };

/** The first confirmation meets a cut: `isCharged` when it has reached the provider, and its reply is lost. */
async function cutAtConfirmation(context: BrowserContext, { isCharged }: { readonly isCharged: boolean }): Promise<void> {
  let isFirst = true;
  await context.route(/\/payment_intents\/[^/]+\/confirm/, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    if (isCharged) await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
}

async function payUntilCut(page: Page, isCharged: boolean) {
  await fillCart(page, FLOOR, 2);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await cutAtConfirmation(page.context(), { isCharged });
  const checkout = await payInCart(page, CARD);
  await expect(checkout).toContainText('We are checking your payment');
  await expect(checkout).toContainText('You are offline. We go on by ourselves as soon as you are back online.');
  return checkout;
}

test('A card charged while the signal was lost is told with its order, with no press, once the signal is back', async ({ page }) => {
  await payUntilCut(page, true);
  await page.context().setOffline(false);
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks).toBeVisible(SOON);
  const documentBefore = await page.evaluateHandle(() => document);
  await thanks.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order');
  await expect(thanks).toHaveCount(0);
  // The page of the press goes on: nothing of it is loaded again.
  expect(await page.evaluate((before) => before === document, documentBefore)).toBe(true);
});

test('A card that the cut kept from being charged leads back to the card, which then pays', async ({ page }) => {
  const checkout = await payUntilCut(page, false);
  await page.context().setOffline(false);
  await expect(checkout).toContainText('Your card was not charged: the connection broke before the payment.', SOON);
  await page.keyboard.press('Escape');
  await payInCart(page, CARD);
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
});

test('A page closed during the cut tells the order when it is opened again, with a link, over no empty cart alone', async ({ page }) => {
  await payUntilCut(page, true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await page.context().setOffline(false);
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks).toContainText('Order placed successfully!', SOON);
  await thanks.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order');
});
