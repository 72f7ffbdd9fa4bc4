import { endSession } from '../../src/contract/end-session';
import { logout } from '../../src/contract/session';
import { serverCartOf } from './cart';
import { appIsRunning, newShopper, signUp } from './shopper';
import { expect, test } from './store-test';
import { workerControls } from './worker-controls';

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
  const cartByOldKey = await serverCartOf(page);
  const oldKey = await page.evaluate(() => localStorage.getItem('authKey'));

  await page.getByRole('button', { name: shopper.firstName }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your session ends at the store as soon as there is a connection' }),
  ).toBeVisible();
  expect(await cartByOldKey()).toEqual({});
  const kept = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('sps-') === true ? [name] : []));
    const rows = names.map(
      (name) =>
        new Promise((resolve) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => {
            const records = request.result.transaction('records').objectStore('records');
            const [keys, values] = [records.getAllKeys(), records.getAll()];
            values.onsuccess = () => {
              request.result.close();
              resolve([name, keys.result, values.result]);
            };
          };
        }),
    );
    return JSON.stringify([{ ...localStorage }, await Promise.all(rows)]);
  });
  expect(kept).toContain('sps-logouts');
  expect(kept).not.toContain(oldKey);

  // A new login does not wait for it, and keeps its own session when the logout arrives.
  const email = page.getByLabel('Email');
  await email.fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: shopper.firstName })).toBeVisible();
  const cartByNewKey = await serverCartOf(page);

  expect(await cartByOldKey()).toEqual({});

  await page.goto('about:blank');
  isAway = false;
  const worker = await workerControls(await context.newCDPSession(page), new URL(store.url).origin);
  await worker.sync();
  await expect(cartByOldKey()).rejects.toThrow();
  expect(await cartByNewKey()).toEqual({});
  const next = await context.newPage();
  await next.goto('/');
  await appIsRunning(next);
  await expect(next.getByRole('button', { name: shopper.firstName })).toBeVisible();
  await expect.poll(() => next.evaluate(() => localStorage.getItem('logoutsWait'))).toBeNull();
  complaints.length = 0;
});
