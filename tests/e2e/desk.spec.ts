import type { Page } from '@playwright/test';
import { buyForDelivery, buyForPickup, DESK_PASSWORD, joinDesk } from './desk-visit';
import { isAccessible } from './is-accessible';
import { expect, test } from './store-test';

test.use({ viewport: { width: 820, height: 1180 } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const waiting = (page: Page) => page.getByText('Waiting: will be sent');

/** The Desk starts without a signal from now on: its code is on the device, and the worker is in charge. */
async function isKept(page: Page): Promise<void> {
  const kept = (): Promise<boolean> =>
    page.evaluate(
      async () => navigator.serviceWorker.controller !== null && (await caches.match('/desk', { cacheName: 'sps-desk' })) !== undefined,
    );
  await expect.poll(kept).toBe(true);
}

/** Everything that this browser has stored for the shop, as text. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(`${name} does not open`)));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error(`${store} cannot be read`)));
        });
        const asText = (_key: string, value: unknown): unknown =>
          value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value;
        found.push([name, store, JSON.stringify(rows, asText)]);
      }
      database.close();
    }
    for (const name of await caches.keys())
      if (name.includes('desk')) found.push([name, (await (await caches.open(name)).keys()).map(({ url }) => url)]);
    return JSON.stringify(found);
  });
}

test('Between two racks: an order goes on without a signal, also after the tablet was closed, is sent later, and its mail goes out once', async ({
  page,
  store,
  complaints,
}) => {
  const number = await buyForPickup(store);
  await joinDesk(page, store, 'marta@shop.example');
  await expect(page.getByRole('link', { name: /1 ?new order/ })).toBeVisible();
  await page.getByRole('link', { name: /1 ?new order/ }).click();
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(heading(page, number)).toBeVisible();
  await isKept(page);

  await test.step('without a signal', async () => {
    await page.context().setOffline(true);
    await page.getByRole('checkbox', { name: 'Family 20 - Coastal Maple is picked' }).check();
    await page.getByLabel('Note among staff').fill('By the back door');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByRole('button', { name: 'Ready for pickup' }).click();
    await expect(waiting(page)).toBeVisible();
    await page.reload();
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByText('By the back door')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /is picked/ })).toBeChecked();
    await expect(page.getByText('3 changes waiting: they will be sent')).toBeVisible();
    expect(await store.tool('order', number)).toContain('confirmed');
  });

  await test.step('the signal is back', async () => {
    await page.context().setOffline(false);
    await expect(waiting(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Picked up' })).toBeVisible();
    const told = await store.tool('order', number);
    expect(told).toContain('ready');
    expect(told).toContain('Marta Cruz');
  });
  complaints.length = 0;
});

test('Two tablets step one order apart: both are told, and neither loses a note', async ({ page, browser, store, complaints }) => {
  const number = await buyForDelivery(store);
  await joinDesk(page, store, 'marta@shop.example');
  const other = await (await browser.newContext({ viewport: { width: 820, height: 1180 } })).newPage();
  await joinDesk(other, store, 'luis@shop.example');
  for (const tablet of [page, other]) await tablet.goto(`${store.url}/desk/orders/${number}`);
  await expect(other.getByRole('button', { name: 'Schedule' })).toBeVisible();
  await isKept(other);
  await other.context().setOffline(true);
  await other.getByRole('button', { name: 'Add a word to the shopper' }).click();
  await other.getByLabel('A word to the shopper').fill('We come early');
  await other.getByRole('button', { name: 'Schedule' }).click();
  await expect(waiting(other)).toBeVisible();
  await store.tool('order', number, 'cancel', '--yes');
  await other.context().setOffline(false);
  await expect(other.getByRole('alert').filter({ hasText: "'Schedule' was not done" })).toBeVisible({ timeout: 60_000 });
  await expect(other.getByText('We come early')).toBeVisible();
  await expect(page.getByText('This order was cancelled: no step follows.')).toBeVisible({ timeout: 30_000 });
  await other.getByRole('button', { name: 'Understood' }).click();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await other.context().close();
  complaints.length = 0;
});

test('A new order is seen on an open Desk within ten seconds, without a press', async ({ page, store }) => {
  await joinDesk(page, store, 'marta@shop.example');
  await buyForPickup(store);
  await expect(page.getByRole('link', { name: /1 ?new order/ })).toBeVisible({ timeout: 10_000 });
});

test('Locked, it opens with the password alone, also without a signal; signed out, nothing of it is on the device and the address is unknown', async ({
  page,
  store,
  complaints,
}) => {
  const number = await buyForPickup(store);
  await joinDesk(page, store, 'marta@shop.example', '--owner');
  await expect(page.getByRole('link', { name: /1 ?new order/ })).toBeVisible();
  await isKept(page);
  await test.step('what lies on the device is not readable', async () => {
    const stored = await everythingStored(page);
    expect(stored).toContain('deskActs');
    for (const word of [number, 'Ana Diaz', 'Coastal Maple']) expect(stored).not.toContain(word);
  });
  await test.step('locked', async () => {
    await page.getByRole('button', { name: 'Marta Cruz' }).click();
    await page.getByRole('menuitem', { name: 'Lock' }).click();
    await expect(heading(page, 'Locked')).toBeVisible();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByLabel('Password').fill('not this one');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Password').fill(DESK_PASSWORD);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByRole('link', { name: /1 ?new order/ })).toBeVisible();
    await page.context().setOffline(false);
  });
  await test.step('signed out', async () => {
    await page.getByRole('button', { name: 'Marta Cruz' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    const stored = await everythingStored(page);
    for (const word of [number, 'marta', 'Marta', '/assets/desk/', '"wrapped"']) expect(stored).not.toContain(word);
    const answer = await page.goto(`${store.url}/desk`);
    expect(answer?.status()).toBe(404);
  });
  complaints.length = 0;
});

test('A person signs in again with password and recovery code; a wrong password says no more than a wrong code', async ({
  page,
  store,
}) => {
  const codes = await joinDesk(page, store, 'marta@shop.example');
  await page.getByRole('button', { name: 'Marta Cruz' }).click();
  await expect(page.getByRole('menuitem', { name: 'People' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Email').fill('marta@shop.example');
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('The email address, the password or the code is not right. Please try again.');
  await page.getByLabel('Password').fill(DESK_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Six-digit code').fill(codes[0] ?? '');
  await page.getByLabel('Six-digit code').press('Enter');
  await expect(heading(page, 'Today')).toBeVisible();
});

test('Every screen of the Desk holds up to axe, and nothing scrolls sideways', async ({ page, store }) => {
  await store.tool('settings', 'set', 'offersSamples', 'yes');
  const number = await buyForDelivery(store);
  await page.goto('/desk/login');
  await isAccessible(page, 'sign in');
  await joinDesk(page, store, 'marta@shop.example', '--owner');
  for (const [path, name] of [
    ['/desk', 'Today'],
    ['/desk/orders', 'Orders'],
    [`/desk/orders/${number}`, number],
    ['/desk/handover', 'Handover'],
    ['/desk/samples', 'Samples to send'],
    ['/desk/messages', 'Messages'],
    ['/desk/stock', 'Stock'],
    ['/desk/people', 'People'],
    ['/desk/history', 'History'],
    ['/desk/you', 'Marta Cruz'],
    ['/desk/nowhere', 'There is no such page'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await isAccessible(page, path);
  }
});

test('A passkey signs in alone, and is what a finger opens after a sign-out', async ({ page, store }) => {
  // A passkey belongs to a name, not to a number.
  const url = store.url.replace('127.0.0.1', 'localhost');
  await store.stop();
  await store.restart({ env: { PUBLIC_URL: url } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const [code = ''] = await joinDesk(page, { url, tool: (...command) => store.tool(...command) }, 'marta@shop.example');
  await page.goto(`${url}/desk/you`);
  await page.getByRole('button', { name: 'Add one on this device' }).click();
  await page.getByLabel('Password').fill(DESK_PASSWORD);
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('region', { name: 'Passkey, added just now' })).toBeVisible();
  await page.getByRole('button', { name: 'Marta Cruz' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(heading(page, 'Today')).toBeVisible();
});
