import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { repeats } from '../repetitions';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

const FLOOR = 'family-20-coastal-maple';
/** Bytes that the target allows for the sample catalogue with its pictures. */
const MOST_BYTES = 15_000_000;

const cataloguePage = z.object({ products: z.array(z.looseObject({ slug: z.string() })) });

/** The owner's file with another price for one floor. */
function repriced(text: string): string {
  const file = cataloguePage.parse(JSON.parse(text));
  return JSON.stringify({
    ...file,
    products: file.products.map((floor) => (floor.slug === FLOOR ? { ...floor, price_per_sqft: '3.33' } : floor)),
  });
}

/** Opens what stands behind the footer's 'Keep catalog on this device'. */
async function openPanel(page: Page): Promise<Locator> {
  await appIsRunning(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keep catalog on this device' }).click();
  const panel = page.getByRole('dialog', { name: 'Catalog on this device' });
  await expect(panel).toBeVisible();
  return panel;
}

const isKept = (panel: Locator): Promise<void> =>
  expect(panel.getByRole('status')).toContainText('Everything is on this device since', { timeout: 120_000 });

/** How many pictures the device keeps for the catalogue, and their bytes. */
function keptPictures(page: Page): Promise<{ readonly count: number; readonly bytes: number }> {
  return page.evaluate(async () => {
    const cache = await caches.open('sps-kept-pictures');
    const keys = await cache.keys();
    const sizes = await Promise.all(keys.map(async (key) => (await (await cache.match(key))?.blob())?.size ?? 0));
    return { count: keys.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
}

/** A picture of the page is drawn, and it is no fallback. */
async function aPictureShows(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll((images) =>
          images.some(
            (image) =>
              image instanceof HTMLImageElement && image.complete && image.naturalWidth > 300 && !image.currentSrc.endsWith('.svg'),
          ),
        ),
    )
    .toBe(true);
}

test.describe('Kept whole', () => {
  test.skip(
    !repeats,
    'src/offline/catalogue/catalogue-download.test.ts, sw/media-route.test.ts and tests/contract/catalogue-changes.test.ts show the same.',
  );

  test('The whole catalogue is kept, an update after a price change fetches that floor alone, and with the server killed what was never visited opens with its pictures', async ({
    page,
    store,
    complaints,
  }) => {
    test.slow();
    await page.goto('/about-us');
    const panel = await openPanel(page);
    await expect(panel).toContainText(/That is \d+ items, \d+\.\d MB\./);
    await panel.getByRole('button', { name: 'Keep catalog on this device' }).click();
    await isKept(panel);
    const { count, bytes } = await keptPictures(page);
    expect(count).toBeGreaterThan(140);
    expect(bytes).toBeLessThan(MOST_BYTES);

    const file = join(store.folder, 'floors.json');
    await store.tool('export-catalogue', file);
    await writeFile(file, repriced(await readFile(file, 'utf8')));
    await store.tool('import-catalogue', file);
    const pictures: string[] = [];
    page.on('response', (response) => {
      if (response.request().headers()['x-keep-picture'] !== undefined) pictures.push(response.url());
    });
    // The first look may come within the second in which the server still holds the old state for the newest.
    await expect(async () => {
      const changes = page.waitForResponse((response) => response.url().includes('getcataloguechanges?since='));
      await panel.getByRole('button', { name: 'Update' }).click();
      const { data } = await (await changes).json();
      await isKept(panel);
      expect(data.products.map((one: { details: { product: { slug: string } } }) => one.details.product.slug)).toEqual([FLOOR]);
    }).toPass({ timeout: 60_000 });
    expect(pictures).toEqual([]);

    await store.kill();
    for (const [path, heading] of [
      [`/products/${FLOOR}`, 'Family 20 - Coastal Maple'],
      ['/products', 'Products'],
      ['/installation/care-and-repair', /care/i],
      ['/blog/what-mil-means', /mil/i],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await aPictureShows(page);
      if (path.endsWith(FLOOR)) await expect(page.getByRole('main')).toContainText('$3.33');
    }
    complaints.length = 0;
  });
});

test.describe('When the server dies', () => {
  test.skip(!repeats, 'src/offline/catalogue/catalogue-download.test.ts shows the same.');

  test('Keeping that the death of the server interrupts goes on after a reload without fetching again what is kept, and can be removed', async ({
    page,
    context,
    store,
    complaints,
  }) => {
    test.slow();
    const fetched: string[] = [];
    let life: 'before' | 'dead' | 'after' = 'before';
    await context.route('**/media/*', async (route) => {
      if (route.request().headers()['x-keep-picture'] === undefined) return route.continue();
      if (life === 'dead') return route.abort();
      fetched.push(new URL(route.request().url()).pathname);
      // The server dies when a third of the pictures is there.
      if (life === 'before' && fetched.length === 50) {
        life = 'dead';
        await store.kill();
        return route.abort();
      }
      return route.continue();
    });
    await page.goto('/about-us');
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Keep catalog on this device' }).click();
    await expect(panel.getByRole('status')).toContainText('Waiting for a signal', { timeout: 60_000 });
    const before = await keptPictures(page);
    expect(before.count).toBeGreaterThan(0);
    const fetchedBefore = await page.evaluate(async () =>
      (await (await caches.open('sps-kept-pictures')).keys()).map((key) => new URL(key.url).pathname),
    );

    // What has come already opens.
    await page.goto(`/products/${FLOOR}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family 20 - Coastal Maple');

    fetched.length = 0;
    await store.restart();
    life = 'after';
    await page.goto('/about-us');
    const again = await openPanel(page);
    await isKept(again);
    // A page that was left may have begun with one that the next page then fetched; what was kept before is fetched by none.
    const names = new Set(fetched.map((path) => path.replace(/-\d+\.\w+$/, '')));
    expect(fetchedBefore.filter((name) => names.has(name))).toEqual([]);
    expect((await keptPictures(page)).count).toBe(names.size + fetchedBefore.length);

    await again.getByRole('button', { name: 'Remove from this device' }).click();
    await again.getByRole('button', { name: 'Yes, remove it now' }).click();
    await expect(again.getByRole('button', { name: 'Keep catalog on this device' })).toBeVisible();
    expect(await keptPictures(page)).toEqual({ count: 0, bytes: 0 });
    complaints.length = 0;
  });
});

/** The browser says that the store was installed. The part of the page that listens is loaded behind the first screen. */
async function installUntil(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await seen();
  }).toPass({ timeout: 30_000 });
}

test.describe('Of a store that stays as it is', () => {
  test.use({ sharesStore: true });

  test.describe('Deleted', () => {
    test.skip(!repeats, 'src/offline/catalogue/start-offline-catalogue.test.ts shows the same.');

    test('A catalogue that is deleted with the data of the site is told at once, and is kept again when asked; one whose rows are lost comes again by itself', async ({
      page,
      context,
      store,
      complaints,
    }) => {
      const origin = new URL(store.url).origin;
      const session = await context.newCDPSession(page);
      await page.goto('/about-us');
      const panel = await openPanel(page);
      await panel.getByRole('button', { name: 'Keep catalog on this device' }).click();
      await isKept(panel);
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await expect(page.getByText('and the kept catalog with it').first()).toBeVisible();
      await panel.getByRole('button', { name: 'Keep catalog on this device' }).click();
      await isKept(panel);

      // The browser loses the rows between two visits; the mark of the last one stays.
      await page.goto('about:blank');
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
      await page.goto('/about-us');
      await isKept(await openPanel(page));
      complaints.length = 0;
    });
  });

  test('An installed store offers to keep the catalogue, once, and a refusal holds', async ({ page, complaints }) => {
    const offer = page.getByRole('region', { name: 'Keep the catalog' });
    const isOffered = () => expect(offer).toBeVisible({ timeout: 1_000 });
    await page.goto('/about-us');
    await appIsRunning(page);
    await installUntil(page, isOffered);
    await offer.getByRole('button', { name: 'See how much it is' }).click();
    await expect(page.getByRole('dialog', { name: 'Catalog on this device' })).toContainText(/That is \d+ items/);
    await page.keyboard.press('Escape');
    await page.reload();
    await appIsRunning(page);
    await installUntil(page, isOffered);
    await offer.getByRole('button', { name: 'No, thank you' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await appIsRunning(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Keep catalog on this device' }).click();
    await expect(page.getByRole('dialog', { name: 'Catalog on this device' })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await expect(offer).toBeHidden();
    complaints.length = 0;
  });
});
