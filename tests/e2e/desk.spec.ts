import { buyForDelivery, buyForPickup, joinDesk } from './desk-visit';
import { expect, test } from './store-test';

test.use({ viewport: { width: 820, height: 1180 } });

test('look', async ({ page, store }) => {
  await store.tool('settings', 'set', 'offersSamples', 'yes');
  const pickup = await buyForPickup(store);
  const delivery = await buyForDelivery(store);
  await joinDesk(page, store, 'marta@shop.example', '--owner');
  await expect(page.getByText('new orders')).toBeVisible();
  await page.screenshot({ path: '/tmp/desk-today.png', fullPage: true });
  await page.getByRole('link', { name: /^Orders/ }).click();
  await expect(page.getByText(pickup)).toBeVisible();
  await page.screenshot({ path: '/tmp/desk-orders.png', fullPage: true });
  await page.getByText(pickup).click();
  await expect(page.getByRole('button', { name: 'Ready for pickup' })).toBeVisible();
  await page.screenshot({ path: '/tmp/desk-order.png', fullPage: true });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).includes('sps-desk') && navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.waitForTimeout(1500);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Ready for pickup' }).click();
  await expect(page.getByText(/Waiting: will be sent/).first()).toBeVisible();
  await page.screenshot({ path: '/tmp/desk-order-off.png', fullPage: true });
  await page.reload();
  await expect(page.getByText(/Waiting: will be sent/).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/Waiting: will be sent/)).toHaveCount(0, { timeout: 30_000 });
  await page.goto(`${store.url}/desk/orders/${delivery}`);
  await page.screenshot({ path: '/tmp/desk-delivery.png', fullPage: true });
});
