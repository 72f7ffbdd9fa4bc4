import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addBoxes, serverCartOf } from './cart';
import { startChromium, type OwnChromium } from './own-chromium';
import { appIsRunning, newShopper, signUp } from './shopper';
import { expect, test } from './store-test';
import { workerControls } from './worker-controls';

const MAPLE = { path: '/products/family-20-coastal-maple', id: 107 };

let profile: string;
let browser: OwnChromium | null = null;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'sps-flooring-profile-'));
});
test.afterEach(async () => {
  await browser?.kill();
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

async function workerIsInControl(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

test('A change outlives a browser killed right after it was saved, and goes out once, by a worker woken with the store closed and stopped half way', async ({
  store,
}) => {
  const origin = new URL(store.url).origin;
  browser = await startChromium(profile);
  let page = await browser.context.newPage();
  await page.goto(`${origin}/sign-up?redirect=${encodeURIComponent(MAPLE.path)}`);
  await appIsRunning(page);
  await signUp(page, newShopper());
  await expect(page).toHaveURL(new RegExp(`${MAPLE.path}$`));
  await workerIsInControl(page);
  // The sign-in is on the disk; only what comes now is at stake.
  await browser.close();

  browser = await startChromium(profile);
  page = await browser.context.newPage();
  await page.goto(origin + MAPLE.path);
  await appIsRunning(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Family 20 - Coastal Maple');
  await store.kill();
  await addBoxes(page, 4);
  await expect(page.getByText('Saved on this device.').first()).toBeVisible();
  await browser.kill();

  browser = await startChromium(profile);
  page = await browser.context.newPage();
  await page.goto(`${origin}/my-cart`);
  await expect(page.getByText('Waiting to sync')).toBeVisible();
  const serverCart = await serverCartOf(page);
  const onlooker = await browser.context.newPage();
  const worker = await workerControls(await browser.context.newCDPSession(onlooker), origin);

  let writes = 0;
  let heldWrite: (() => void) | undefined;
  const isHeld = new Promise<void>((resolve) => {
    heldWrite = resolve;
  });
  await browser.context.route('**/api/userauth/addeditusercarts', async (route) => {
    writes += 1;
    // The first one reaches the server, and its reply reaches nobody.
    if (writes > 1) return route.continue();
    await route.fetch().catch(() => undefined);
    heldWrite?.();
  });
  await page.close();
  await store.restart();
  // Neither waits for its event to end: the first never does, and the browser may wake the worker by itself too.
  worker.sync().catch(() => undefined);
  await isHeld;
  await worker.stop();
  worker.sync().catch(() => undefined);
  // The worker waits for the pause after the last try.
  await expect.poll(() => writes, { timeout: 90_000 }).toBeGreaterThan(1);
  expect(await serverCart()).toEqual({ [MAPLE.id]: 4 });

  const back = await browser.context.newPage();
  await back.goto(`${origin}/my-cart`);
  await expect(back.getByLabel('Boxes of Family 20 - Coastal Maple')).toHaveValue('4');
  await expect(back.getByText('Waiting to sync')).toHaveCount(0);
  expect(await serverCart()).toEqual({ [MAPLE.id]: 4 });
});
