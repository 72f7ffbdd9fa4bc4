import type { Page } from '@playwright/test';
import { appIsRunning, fillCart, newShopper, signUp } from './shopper';
import { expect, test } from './store-test';

/** A network that hangs is away after three seconds wherever something is saved. */
test.use({ sharesStore: true, viewport: { width: 820, height: 1180 } });
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

const VISITED = 'family-20-coastal-maple';
/** Far less than a network that hangs would take, on a slow machine too. */
const LIMIT = { timeout: 20_000 };

async function keepCatalogue(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keep catalog on this device' }).click();
  const panel = page.getByRole('dialog', { name: 'Catalog on this device' });
  await panel.getByRole('button', { name: 'Keep catalog on this device' }).click();
  await expect(panel.getByRole('status')).toContainText('Everything is on this device since', { timeout: 120_000 });
  await page.keyboard.press('Escape');
}

/** How many of the first four pictures in view are drawn, none of them the fallback. */
function drawnPictures(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .locator('img')
    .evaluateAll(
      (images) =>
        images
          .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
          .slice(0, 4)
          .filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 300).length,
    );
}

test('With the catalogue kept, a silent network shows four of four pictures all the same, and a floor never opened', async ({
  page,
  network,
}) => {
  test.slow();
  await page.goto(`${network.url}/about-us`);
  await appIsRunning(page);
  await keepCatalogue(page);
  // What is left of the first visit's own pictures would hide what the catalogue has.
  await page.evaluate(() => caches.delete('sps-media'));
  network.setNetwork('silent');
  for (const path of ['/products', '/products/category/2', `/products/${VISITED}`]) {
    await page.goto(`${network.url}${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(LIMIT);
    const wanted = path.includes(VISITED) ? 1 : 4;
    await expect.poll(() => drawnPictures(page), LIMIT).toBeGreaterThanOrEqual(wanted);
  }
});

test('On a silent network a floor goes into the cart at once, and out when the network is back', async ({ page, network }) => {
  await page.goto(`${network.url}/sign-up?redirect=/products/${VISITED}`);
  await appIsRunning(page);
  await signUp(page, newShopper());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coastal Maple');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  network.setNetwork('silent');
  await page.goto(`${network.url}/products/${VISITED}`, { waitUntil: 'commit' });
  await page.getByLabel('Boxes').fill('5');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(
    page.getByText(/^Saved on this device\. (We will update your cart when you are back online|The store has not answered yet)/).last(),
  ).toBeVisible(LIMIT);
  network.setNetwork('open');
  await page.goto(`${network.url}/my-cart`);
  await expect(page.getByRole('main').getByLabel('Boxes').first()).toHaveValue('5');
  await expect(page.getByText(/Saving|waiting to be sent/)).toHaveCount(0);
});

test('On a silent network the card form says so after three seconds, offers to wait or to stop, and nothing is charged', async ({
  page,
  network,
}) => {
  await fillCart(page, VISITED, 2, network.url);
  await expect(page.getByRole('button', { name: 'Process to Continue' }).first()).toBeEnabled();
  // The dialog's own code is among what the worker keeps.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 }).toBe(true);
  network.setNetwork('silent');
  await page.getByRole('button', { name: 'Process to Continue' }).first().click();
  const checkout = page.getByRole('dialog', { name: /Checkout/ });
  await expect(checkout).toContainText('The card form has not loaded yet. Nothing has been charged', LIMIT);
  await checkout.getByRole('button', { name: 'Keep waiting' }).click();
  await expect(checkout.getByRole('button', { name: 'Keep waiting' })).toBeHidden();
  await expect(checkout.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Process to Continue' }).first().click();
  await checkout.getByRole('button', { name: 'Stop' }).click();
  await expect(checkout).toBeHidden();
  network.setNetwork('open');
  await page.getByRole('button', { name: 'Process to Continue' }).first().click();
  await expect(checkout.frameLocator('iframe[title="Secure card payment input frame"]').locator('[name=cardnumber]')).toBeVisible();
});
