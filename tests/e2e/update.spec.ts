import type { BrowserContext, Page } from '@playwright/test';
import { addBoxes, holdWrites, releaseWrites, serverCartOf } from './cart';
import { ordersOf } from './orders';
import { buildLater, runsLaterBuild, type OtherBuild } from './other-build';
import { appIsRunning, fillCart, newShopper, signUp, typeCard } from './shopper';
import { expect, test } from './store-test';

const MAPLE = { slug: 'family-20-coastal-maple', path: '/products/family-20-coastal-maple', id: 107, title: 'Family 20 - Coastal Maple' };
const READS = '**/api/beforeauth/**';
const WRITES = '**/api/userauth/addeditusercarts';
/** A worker takes in some two hundred files behind the page, which takes long on a busy machine. */
const INSTALLED = { timeout: 120_000 };

let later: OtherBuild;
test.beforeAll(async () => {
  later = await buildLater();
});
test.afterAll(() => later.remove());

const banner = (page: Page) => page.getByText('A new version is ready');

async function workerIsInControl(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), INSTALLED).toBe('activated');
}

/** Browsers look for a new worker behind a navigation or once in a while; here the page is told to, until one waits. */
async function laterWorkerWaits(page: Page): Promise<void> {
  const waitingState = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      if (registration.waiting === null && registration.installing === null) await registration.update();
      return registration.waiting?.state;
    });
  await expect.poll(() => waitingState().catch(String), INSTALLED).toBe('installed');
}

/** The page has reloaded by itself; an evaluation while it does fails. */
async function hasLaterBuild(page: Page): Promise<void> {
  await expect.poll(() => runsLaterBuild(page).catch(() => false)).toBe(true);
  await appIsRunning(page);
}

/** A page without the store's scripts, for looking at what is kept. */
async function besideTheStore(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/healthz');
  return page;
}

test('A new version asks, not while a change is unsent nor during checkout; a tab of the build before goes on behind it and pays', async ({
  page,
  context,
  store,
  complaints,
}) => {
  test.slow();
  await fillCart(page, MAPLE.slug, 3);
  await workerIsInControl(page);
  const neighbour = await context.newPage();
  await neighbour.goto('/products');
  await appIsRunning(neighbour);
  await store.stop();
  await store.restart({ program: later.program });
  await laterWorkerWaits(page);
  for (const tab of [page, neighbour]) await expect(banner(tab)).toBeVisible();

  await context.route(WRITES, (route) => route.abort());
  await page.getByRole('button', { name: `One box of ${MAPLE.title} more` }).click();
  await expect(page.getByText('Waiting to sync')).toBeVisible();
  for (const tab of [page, neighbour]) await expect(banner(tab)).toBeHidden();
  await context.unroute(WRITES);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Waiting to sync')).toHaveCount(0);
  for (const tab of [page, neighbour]) await expect(banner(tab)).toBeVisible();

  await page.getByRole('button', { name: 'Process to Continue' }).first().click();
  const checkout = page.getByRole('dialog', { name: /Checkout/ });
  await typeCard(page, '4242424242424242');
  await expect(banner(page)).toBeHidden();
  await neighbour.getByRole('button', { name: 'Reload' }).click();
  await hasLaterBuild(neighbour);
  expect(await runsLaterBuild(page)).toBe(false);
  await expect(banner(page)).toBeHidden();
  await checkout.getByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }).check();
  await checkout.getByRole('button', { name: /Pay/ }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
  await thanks.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(await runsLaterBuild(page)).toBe(false);

  await page.getByRole('button', { name: 'Reload' }).click();
  await hasLaterBuild(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  complaints.length = 0;
});

test.describe('With every tab closed', () => {
  test('With every tab closed the next version opens with the change that an old build left, sends it, and does not show what was saved in another shape', async ({
    page,
    context,
    store,
    complaints,
  }) => {
    test.slow();
    await holdWrites(context);
    await page.goto(`/sign-up?redirect=${encodeURIComponent(MAPLE.path)}`);
    await appIsRunning(page);
    await signUp(page, newShopper());
    await expect(page).toHaveURL(new RegExp(`${MAPLE.path}$`));
    await workerIsInControl(page);
    const serverCart = await serverCartOf(page);
    await addBoxes(page, 4);
    await expect(page.getByText('Saved on this device.').first()).toBeVisible();
    await store.stop();
    await store.restart({ program: later.program });
    await laterWorkerWaits(page);
    await page.close();
    const beside = await besideTheStore(context);
    await beside.evaluate(asTheFirstBuildLeftIt);
    await beside.close();
    await expect(async () => {
      const onlooker = await besideTheStore(context);
      const isWaiting = await onlooker.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null).catch(() => true);
      await onlooker.close();
      expect(isWaiting).toBe(false);
    }).toPass();

    const next = await context.newPage();
    await next.goto('/my-cart');
    await appIsRunning(next);
    expect(await runsLaterBuild(next)).toBe(true);
    await expect(next.getByLabel(`Boxes of ${MAPLE.title}`)).toHaveValue('4');
    await expect(next.getByText('Waiting to sync')).toBeVisible();
    await releaseWrites(next);
    await expect.poll(serverCart).toEqual({ [MAPLE.id]: 4 });
    await expect(next.getByText('Waiting to sync')).toHaveCount(0);
    await context.route(READS, (route) => route.abort());
    await next.goto(MAPLE.path);
    await expect(next.getByRole('heading', { level: 1 })).toContainText(/offline|not saved|no connection/i);
    await context.unroute(READS);
    await next.reload();
    await expect(next.getByRole('heading', { level: 1, name: MAPLE.title })).toBeVisible();
    complaints.length = 0;
  });
});

/** Runs in the page. Changes without the fields that came later, and saved replies of another data version. */
async function asTheFirstBuildLeftIt(): Promise<void> {
  const rewriteAll = (name: string, store: string, change: (value: Record<string, unknown>) => Record<string, unknown>): Promise<void> =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction(store, 'readwrite');
        const rows = transaction.objectStore(store).openCursor();
        rows.onsuccess = () => {
          if (rows.result === null) return;
          rows.result.update(change(rows.result.value));
          rows.result.continue();
        };
        transaction.onabort = () => reject(transaction.error);
        transaction.oncomplete = () => {
          database.close();
          resolve();
        };
      };
    });
  await rewriteAll('sps', 'cart', ({ v, accountId, deviceId, sequence, intent }) => ({
    v,
    deviceId,
    ...(intent === undefined ? { sequence } : { accountId, intent }),
  }));
  await rewriteAll('sps-queries-public', 'records', (row) => ('buster' in row ? { ...row, buster: 'of the first build' } : row));
}
