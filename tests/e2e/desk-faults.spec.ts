import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readWrittenMails } from '../../server/mail/written-mails';
import { buyForPickup, DESK_PASSWORD, joinDesk } from './desk-visit';
import { buildLater } from './other-build';
import { startChromium, type OwnChromium } from './own-chromium';
import { expect, test } from './store-test';

test.use({ viewport: { width: 820, height: 1180 } });

interface Shop {
  readonly url: string;
  readonly folder: string;
  tool(...command: readonly string[]): Promise<string>;
}

const waiting = (page: Page) => page.getByText('Waiting: will be sent');
const ready = (page: Page) => page.getByRole('button', { name: 'Ready for pickup' });

async function openOrder(page: Page, { url }: Pick<Shop, 'url'>, number: string): Promise<void> {
  await page.goto(`${url}/desk/orders/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
}

/** Nothing lost and nothing doubled: one step, by whom, and one mail of it. */
async function isReadyOnce(store: Shop, number: string): Promise<void> {
  await expect.poll(() => store.tool('order', number)).toMatch(/ready.*Marta Cruz/s);
  const mails = async (): Promise<number> =>
    (await readWrittenMails(store.folder, 50)).filter(({ subject }) => /ready/i.test(subject)).length;
  await expect.poll(mails).toBe(1);
  expect((await store.tool('order', number)).match(/Marta Cruz/g)).toHaveLength(1);
}

test('A step that is shown as waiting outlives a browser killed at that moment, and is done once', async ({ store }) => {
  const number = await buyForPickup(store);
  const profile = await mkdtemp(join(tmpdir(), 'sps-flooring-desk-'));
  let browser: OwnChromium | null = null;
  try {
    browser = await startChromium(profile);
    await joinDesk(await browser.context.newPage(), store, 'marta@shop.example');
    // The sign-in is on the disk; only what comes now is at stake.
    await browser.close();
    browser = await startChromium(profile);
    let page = await browser.context.newPage();
    await openOrder(page, store, number);
    await page.context().route('**/api/desk/act', (route) => route.abort());
    await ready(page).click();
    await expect(waiting(page)).toBeVisible();
    await browser.kill();
    browser = await startChromium(profile);
    page = await browser.context.newPage();
    await openOrder(page, store, number);
    await expect(page.getByRole('button', { name: 'Picked up' })).toBeVisible();
    await isReadyOnce(store, number);
  } finally {
    await browser?.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});

test('A portal that answers with a page of its own loses nothing: the step waits, also when the shop had done it, and is done once', async ({
  page,
  store,
  complaints,
}) => {
  const number = await buyForPickup(store);
  await joinDesk(page, store, 'marta@shop.example');
  await openOrder(page, store, number);
  let calls = 0;
  await page.route('**/api/desk/act', async (route) => {
    calls += 1;
    // The first one reaches the shop; the portal answers all the same.
    if (calls === 1) await route.fetch();
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the Wi-Fi</h1>' });
  });
  await ready(page).click();
  await expect.poll(() => calls).toBeGreaterThan(0);
  await expect(page.getByText('1 change waiting: it will be sent')).toBeVisible();
  await page.unroute('**/api/desk/act');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('1 change waiting: it will be sent')).toHaveCount(0, { timeout: 60_000 });
  await isReadyOnce(store, number);
  complaints.length = 0;
});

test('A device whose storage is wiped under an open Desk still sends what waits, once; the next opening asks for the password', async ({
  page,
  store,
  complaints,
}) => {
  const number = await buyForPickup(store);
  await joinDesk(page, store, 'marta@shop.example');
  await openOrder(page, store, number);
  await page.route('**/api/desk/act', (route) => route.abort());
  await ready(page).click();
  await expect(waiting(page)).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: store.url, storageTypes: 'indexeddb,cache_storage,local_storage' });
  await expect(waiting(page)).toBeVisible();
  await page.unroute('**/api/desk/act');
  await page.getByRole('button', { name: 'Try now' }).click();
  await isReadyOnce(store, number);
  await page.reload();
  await page.getByLabel('Password').fill(DESK_PASSWORD);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('button', { name: 'Picked up' })).toBeVisible();
  complaints.length = 0;
});

test('A full device says that nothing was done and what to do, and the next press does it', async ({ page, store, complaints }) => {
  const number = await buyForPickup(store);
  await joinDesk(page, store, 'marta@shop.example');
  await openOrder(page, store, number);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    const full = function full(): never {
      throw new DOMException('The device is full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Object.assign(globalThis, { freeSpace: () => void (IDBObjectStore.prototype.put = put) });
  });
  await ready(page).click();
  await expect(page.getByRole('alert')).toHaveText('This device is full, so nothing was done. Free some space, then press again.');
  await expect(page.getByRole('checkbox', { name: /is picked/ })).not.toBeChecked();
  expect(await store.tool('order', number)).toContain('confirmed');
  await page.evaluate('freeSpace()');
  await ready(page).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await isReadyOnce(store, number);
  complaints.length = 0;
});

test('What waits while another build of the shop is started is done by it, once', async ({ page, store, complaints }) => {
  const number = await buyForPickup(store);
  await joinDesk(page, store, 'marta@shop.example');
  await openOrder(page, store, number);
  const later = await buildLater();
  try {
    await store.stop();
    await ready(page).click();
    await expect(waiting(page)).toBeVisible();
    await store.restart({ program: later.program });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Picked up' })).toBeVisible();
    await isReadyOnce(store, number);
  } finally {
    await store.stop();
    await later.remove();
  }
  complaints.length = 0;
});

test('A clock that is moved a day ahead locks the Desk; the password shows what waited, which is done once and noted as of now', async ({
  page,
  store,
  complaints,
}) => {
  const number = await buyForPickup(store);
  await joinDesk(page, store, 'marta@shop.example');
  await openOrder(page, store, number);
  await page.route('**/api/desk/act', (route) => route.abort());
  await ready(page).click();
  await expect(waiting(page)).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  await page.reload();
  await page.getByLabel('Password').fill(DESK_PASSWORD);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(waiting(page)).toBeVisible();
  await page.unroute('**/api/desk/act');
  await page.getByRole('button', { name: 'Try now' }).click();
  await isReadyOnce(store, number);
  complaints.length = 0;
});
