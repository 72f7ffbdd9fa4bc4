import type { Page } from '@playwright/test';
import { addBoxes, holdWrites, releaseWrites, serverCartOf } from './cart';
import { appIsRunning, fillCart, logIn, newShopper, payInCart, signUp, type Shopper } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

const MAPLE = { path: '/products/family-20-coastal-maple', id: 107, title: 'Family 20 - Coastal Maple' };
const WRITES = '**/api/userauth/addeditusercarts';

async function signedUpAt(page: Page, path: string): Promise<Shopper> {
  const shopper = newShopper();
  await page.goto(`/sign-up?redirect=${encodeURIComponent(path)}`);
  await appIsRunning(page);
  await signUp(page, shopper);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  return shopper;
}

async function isSavedOnDevice(page: Page): Promise<void> {
  await expect(page.getByText('Saved on this device.').first()).toBeVisible();
}

test('A tab that crashes while it sends is relieved by another, a frozen one goes on where it was, and a wrong navigator.onLine holds nothing up', async ({
  page,
  context,
  complaints,
}) => {
  await signedUpAt(page, MAPLE.path);
  const serverCart = await serverCartOf(page);
  let writes = 0;
  const held = new Map<number, { readonly reached: () => void; readonly replied: Promise<void> }>();
  /** Lets the n-th write reach the server and holds its reply back until `reply` is called. */
  const holdReply = (write: number): { readonly isReached: Promise<void>; reply: () => void } => {
    let reply = (): void => undefined;
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    const isReached = new Promise<void>((reached) => held.set(write, { reached, replied }));
    return { isReached, reply: () => reply() };
  };
  await context.route(WRITES, async (route) => {
    writes += 1;
    const hold = held.get(writes);
    if (hold === undefined) return route.continue();
    const response = await route.fetch();
    hold.reached();
    await hold.replied;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const first = holdReply(1);
  const leader = await context.newPage();
  await leader.goto(MAPLE.path);
  await appIsRunning(leader);
  await addBoxes(leader, 2);
  await first.isReached;
  await expect(page.getByText('2 boxes in your cart').first()).toBeVisible();
  const crashed = leader.waitForEvent('crash');
  const session = await context.newCDPSession(leader);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  // The sending of a change in doubt again tells the server to ignore the first, should it still be on its way.
  await expect.poll(() => writes).toBeGreaterThan(1);
  expect(await serverCart()).toEqual({ [MAPLE.id]: 2 });

  // Frozen in the middle of a replay, as a phone does with a tab in the background.
  await page.goto('/my-cart');
  await appIsRunning(page);
  await expect(page.getByLabel(`Boxes of ${MAPLE.title}`)).toHaveValue('2');
  await expect(page.getByText('Waiting to sync')).toHaveCount(0);
  const second = holdReply(writes + 1);
  await page.getByRole('button', { name: `One box of ${MAPLE.title} more` }).click();
  await second.isReached;
  const life = await context.newCDPSession(page);
  await life.send('Page.setWebLifecycleState', { state: 'frozen' });
  second.reply();
  expect(await serverCart()).toEqual({ [MAPLE.id]: 3 });
  await life.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(page.getByText('Waiting to sync')).toHaveCount(0);
  await expect(page.getByLabel(`Boxes of ${MAPLE.title}`)).toHaveValue('3');
  expect(await serverCart()).toEqual({ [MAPLE.id]: 3 });

  // The browser is sure that there is no network.
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
  await page.getByRole('button', { name: `One box of ${MAPLE.title} more` }).click();
  await expect.poll(serverCart).toEqual({ [MAPLE.id]: 4 });
  await expect(page.getByText('Waiting to sync')).toHaveCount(0);
  complaints.length = 0;
});

test.describe('When the storage goes', () => {
  test('A database closed under the page, or upgraded by a newer build, still takes changes; when all storage is gone the cart comes back with the login', async ({
    page,
    context,
    store,
    complaints,
  }) => {
    await holdWrites(context);
    const shopper = await signedUpAt(page, MAPLE.path);
    const serverCart = await serverCartOf(page);
    const origin = new URL(store.url).origin;
    const session = await context.newCDPSession(page);

    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await addBoxes(page, 2);
    await isSavedOnDevice(page);
    const newer = await context.newPage();
    await newer.goto('/healthz');
    const opened = await newer.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open('sps', 7);
          request.onblocked = () => resolve('blocked');
          request.onerror = () => resolve('failed');
          request.onsuccess = () => {
            request.result.close();
            resolve('open');
          };
        }),
    );
    expect(opened).toBe('open');
    await page.goto('/my-cart');
    await appIsRunning(page);
    await page.getByRole('button', { name: `One box of ${MAPLE.title} more` }).click();
    await expect(page.getByText('Waiting to sync')).toBeVisible();
    await expect(page.getByLabel(`Boxes of ${MAPLE.title}`)).toHaveValue('3');
    await page.reload();
    await appIsRunning(page);
    await expect(page.getByLabel(`Boxes of ${MAPLE.title}`)).toHaveValue('3');
    await expect(page.getByText('Waiting to sync')).toBeVisible();
    await releaseWrites(page);
    await expect.poll(serverCart).toEqual({ [MAPLE.id]: 3 });

    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await page.goto(`/login?redirect=${encodeURIComponent('/my-cart')}`);
    await appIsRunning(page);
    await page.getByLabel('Email').fill(shopper.email);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel(`Boxes of ${MAPLE.title}`)).toHaveValue('3');
    complaints.length = 0;
  });
});

test('A second tab follows an order that was made in the first: its cart and its badge are empty', async ({ page, context }) => {
  await fillCart(page, 'family-20-coastal-maple', 5);
  const second = await context.newPage();
  await second.goto('/my-cart');
  await expect(second.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible();
  await expect(second.getByRole('table', { name: 'Floors in your cart' })).toBeVisible();
  await payInCart(page, '4242424242424242');
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  await expect(second.getByText('Your cart is empty')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Shopping cart, empty' })).toBeVisible();
});

test.describe('When the data of the site is deleted', () => {
  test('A change that waits is saved again when all data of the site is deleted under the open page, the shopper is told, and it goes out once', async ({
    page,
    context,
    store,
    complaints,
  }) => {
    await holdWrites(context);
    const shopper = await signedUpAt(page, MAPLE.path);
    await addBoxes(page, 2);
    await isSavedOnDevice(page);
    const session = await context.newCDPSession(page);
    const origin = new URL(store.url).origin;
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' });
    await expect(page.getByText('1 change that has not reached the store was saved again.').first()).toBeVisible();
    await page.goto('/my-cart');
    await appIsRunning(page);
    await expect(page.getByLabel(`Boxes of ${MAPLE.title}`).first()).toHaveValue('2');
    await expect(page.getByText('Waiting to sync').first()).toBeVisible();

    // All of it, the login too: the change waits for that.
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await expect(page.getByText('1 change that has not reached the store was saved again.').first()).toBeVisible();
    await page.goto(`/login?redirect=${encodeURIComponent('/my-cart')}`);
    await appIsRunning(page);
    await logIn(page, shopper);
    await expect(page.getByLabel(`Boxes of ${MAPLE.title}`).first()).toHaveValue('2');
    const serverCart = await serverCartOf(page);
    expect(await serverCart()).toEqual({});
    await releaseWrites(page);
    await expect.poll(serverCart).toEqual({ [MAPLE.id]: 2 });
    complaints.length = 0;
  });
});
