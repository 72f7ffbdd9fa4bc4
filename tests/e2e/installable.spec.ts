import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { findChromium } from '../browser/find-chromium.mjs';
import { repeats } from '../repetitions';
import { expect, test } from './store-test';
import { appIsRunning } from './shopper';

test.use({ sharesStore: true });

test('Chromium finds nothing that keeps the store from being installed', async ({ store }) => {
  const profile = await mkdtemp(join(tmpdir(), 'sps-flooring-profile-'));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    args: [...CHROMIUM_FLAGS],
    ...(executablePath === null ? {} : { executablePath }),
  });
  const page = await context.newPage();
  await page.goto(store.url);
  await appIsRunning(page);
  await page.locator('head > link[rel=manifest]').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true, maxRetries: 9, force: true });
});

test('The worker file is never kept by HTTP', async ({ request }) => {
  const reply = await request.get('/sw.js');
  expect(reply.status()).toBe(200);
  expect(reply.headers()['cache-control']).toContain('no-cache');
  expect((await request.get('/manifest.webmanifest')).headers()['content-type']).toContain('application/manifest+json');
});

test.describe('A shop with icons of its own', () => {
  test.skip(
    !repeats,
    'sw/media-route.test.ts and tests/contract/shop-icons.test.ts show the same, whole-files.spec.ts that no worker waits for such an icon.',
  );
  test.use({ sharesStore: false });

  test('installs its worker like any other, opens offline, and shows the icon that was made of its picture', async ({
    page,
    context,
    store,
  }) => {
    await store.tool('icons', resolve('public/icons/icon-512.png'));
    await page.goto('/icons/favicon.svg');
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated');
    await context.setOffline(true);
    await page.goto('/products');
    await appIsRunning(page);
    await expect(page.getByRole('heading', { name: 'Products' }).first()).toBeVisible();
    await context.setOffline(false);
  });
});
