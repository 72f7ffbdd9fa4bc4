import { getCart } from '../../src/contract/cart';
import { endSession } from '../../src/contract/end-session';
import { AUTH_KEY_HEADER } from '../../src/contract/headers';
import { logout } from '../../src/contract/session';
import { appIsRunning, logIn, newShopper, signUp } from './shopper';
import { expect, test } from './store-test';
import { workerControls } from './worker-controls';

test.use({ sharesStore: true });

test('A logout without a connection ends its key as soon as there is one, by a worker woken with the store closed; a new login does not wait', async ({
  page,
  context,
  store,
  complaints,
}) => {
  let isAway = true;
  for (const { path } of [logout, endSession]) await context.route(`**/api${path}`, (route) => (isAway ? route.abort() : route.continue()));
  const shopper = newShopper();
  await page.goto('/sign-up?redirect=%2F');
  await appIsRunning(page);
  await signUp(page, shopper);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const keyNow = async (): Promise<string> => (await page.evaluate(() => localStorage.getItem('authKey'))) ?? '';
  /** The server's reply to a key, as from a device without cookies. */
  const statusOf = async (key: string): Promise<number> =>
    (await fetch(`${store.url}/api${getCart.path}`, { method: 'POST', headers: { [AUTH_KEY_HEADER]: key } })).status;
  const oldKey = await keyNow();
  expect(await statusOf(oldKey)).toBe(200);

  await page.getByRole('button', { name: shopper.firstName }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your session ends at the store as soon as there is a connection' }),
  ).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('sps') === true ? [name] : []));
    const rows = names.map(
      (name) =>
        new Promise((resolve) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => {
            const stores = [...request.result.objectStoreNames];
            const transaction = request.result.transaction(stores);
            const read = stores.map((store) => {
              const records = transaction.objectStore(store);
              return [store, records.getAllKeys(), records.getAll()] as const;
            });
            transaction.oncomplete = () => {
              request.result.close();
              resolve([name, read.map(([store, keys, values]) => [store, keys.result, values.result])]);
            };
          };
        }),
    );
    return JSON.stringify([{ ...localStorage }, await Promise.all(rows)]);
  });
  expect(kept).toContain('["logouts",["');
  expect(kept).not.toContain(oldKey);

  // A new login does not wait for it, and keeps its own session when the logout arrives.
  await logIn(page, shopper);
  await expect(page.getByRole('button', { name: shopper.firstName })).toBeVisible();
  const newKey = await keyNow();
  expect([await statusOf(oldKey), await statusOf(newKey)]).toEqual([200, 200]);

  await page.goto('about:blank');
  isAway = false;
  const worker = await workerControls(await context.newCDPSession(page), new URL(store.url).origin);
  await worker.sync();
  // The worker waits for the pause after the last try.
  await expect.poll(() => statusOf(oldKey), { timeout: 90_000 }).toBe(401);
  expect(await statusOf(newKey)).toBe(200);
  const next = await context.newPage();
  await next.goto('/');
  await appIsRunning(next);
  await expect(next.getByRole('button', { name: shopper.firstName })).toBeVisible();
  await expect.poll(() => next.evaluate(() => localStorage.getItem('logoutsWait'))).toBeNull();
  complaints.length = 0;
});
