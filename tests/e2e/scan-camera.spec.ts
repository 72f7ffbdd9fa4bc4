import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { findChromium } from '../browser/find-chromium.mjs';
import { codeFilm } from '../fixtures/code-picture';
import { countedHand } from './counted-hand';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

const executablePath = findChromium();

test.use({
  sharesStore: true,
  permissions: ['camera'],
  // A browser whose camera sees a tag.
  launchOptions: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'scan-camera-'));
      const film = join(folder, 'tag.y4m');
      writeFileSync(film, codeFilm('No. 107'));
      await use({
        args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
        ...(executablePath === null ? {} : { executablePath }),
      });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.describe('Without a worker', () => {
  test.use({ hasWorker: false });

  test('The camera that was allowed before starts by itself, and what it sees opens', async ({ page }) => {
    await page.goto('/scan');
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1, name: /Coastal Maple/ })).toBeVisible();
  });
});

test('From a cold start without a signal, a floor found by scan, 300 sqft and 10 %: its code is on the screen after at most 8 taps', async ({
  page,
  context,
}) => {
  // A device of the shop: everything was kept while there was a signal.
  await page.goto('/scan');
  await appIsRunning(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect(page.getByRole('heading', { level: 1, name: /Coastal Maple/ })).toBeVisible();
  await page.goto('/products');
  await appIsRunning(page);
  await page.close();
  await context.setOffline(true);

  const tablet = await context.newPage();
  await tablet.setViewportSize({ width: 820, height: 1180 });
  await tablet.goto('/');
  await appIsRunning(tablet);
  const { tap, fill, count } = countedHand();
  await tap(tablet.getByRole('button', { name: 'Menu' }));
  await tap(tablet.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Scan a tag' }));
  await expect(tablet.getByRole('heading', { level: 1, name: /Coastal Maple/ })).toBeVisible();
  await fill(tablet.getByRole('textbox', { name: 'Coverage (sqft)' }), '300');
  await tap(tablet.getByRole('radio', { name: '10%' }));
  await tap(tablet.getByRole('button', { name: 'The price with everything' }));
  await tap(tablet.getByRole('button', { name: 'Save as quote' }));
  await tap(tablet.getByRole('button', { name: 'Save quote' }));
  await expect(tablet.getByRole('img', { name: /^Code of quote/ }).first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(8);
});
