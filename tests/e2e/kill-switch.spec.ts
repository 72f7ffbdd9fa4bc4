import { addBoxes, holdWrites, releaseWrites, serverCartOf } from './cart';
import { buildWithWorker, type OtherBuild } from './other-build';
import { appIsRunning, newShopper, signUp } from './shopper';
import { expect, test } from './store-test';

/** Takes over at once and serves nonsense for every page, for ever. */
const BROKEN_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(new Response('<h1>Broken</h1>', { headers: { 'Content-Type': 'text/html' } }));
});`;
const MAPLE_ID = 107;

let broken: OtherBuild;
test.beforeAll(async () => {
  broken = await buildWithWorker(BROKEN_WORKER);
});
test.afterAll(() => broken.remove());

test('A broken worker is withdrawn: two visits later neither it nor its copies are there, and a change made before is sent', async ({
  page,
  context,
  store,
  complaints,
}) => {
  await holdWrites(context);
  await page.goto(`/sign-up?redirect=${encodeURIComponent('/products/family-20-coastal-maple')}`);
  await appIsRunning(page);
  await signUp(page, newShopper());
  await expect(page).toHaveURL(/coastal-maple$/);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const serverCart = await serverCartOf(page);
  await addBoxes(page, 3);
  await expect(page.getByText('Saved on this device.').first()).toBeVisible();

  await store.stop();
  await store.restart({ program: broken.program });
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(async () => {
    await page.goto('/products');
    await expect(page.getByRole('heading', { name: 'Broken' })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await store.stop();
  await store.restart({ env: { WITHDRAW_WORKER: 'true' } });
  await page.goto('/products');
  // The browser looks for a new worker behind the first visit; here it is told to, so as not to wait for its leisure.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect
    .poll(() => page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]))
    .toEqual([0, 0]);
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await appIsRunning(page);
  await expect
    .poll(() => page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]))
    .toEqual([0, 0]);

  expect(await serverCart()).toEqual({});
  await releaseWrites(page);
  await expect.poll(serverCart).toEqual({ [MAPLE_ID]: 3 });
  complaints.length = 0;
});
