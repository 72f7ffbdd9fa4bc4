import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { manyFloorsCsv } from '../../tests/fixtures/many-floors';
import { median, printTable, RUNS } from '../figures';
import { untilHydrated, withBrowser } from '../phone';
import { withStore } from '../with-store';

const PRODUCTS = 10_000;
const TIMEOUT_MS = 30 * 60 * 1000;
const NOTE_BLOCKS =
  'window.blocks = [0]; new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask", buffered: true });';
const SCREENS = [
  { path: '/products', shown: 'main a[href^="/products/"] img' },
  { path: `/products/floor-${PRODUCTS - 1}`, shown: 'main h1' },
  { path: '/', shown: 'main h1' },
];

export async function measureKept(): Promise<void> {
  await withStore((store) =>
    withBrowser(async (browser) => {
      const importProducts = async (csv: string): Promise<void> => {
        await writeFile(join(store.folder, 'floors.csv'), csv);
        await store.tool('import-catalogue', 'floors.csv');
      };
      const rows: (readonly string[])[] = [];
      const csv = manyFloorsCsv(PRODUCTS);
      await importProducts(csv);
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: store.url });
      context.setDefaultTimeout(TIMEOUT_MS);

      rows.push(['catalogue kept', ...(await update(context, 'Keep catalog on this device'))]);
      await store.kill();
      for (const { path, shown } of SCREENS) {
        const seen: Opening[] = [];
        for (let run = 0; run < RUNS; run += 1) seen.push(await openOffline(context, path, shown));
        const blockedMs = median(seen.map((opening) => opening.longestBlockMs));
        rows.push([`\`${path}\` without the server`, median(seen.map(({ shownMs }) => shownMs)).toFixed(0), '', blockedMs.toFixed(0)]);
      }
      await store.start();
      await importProducts(csv.replace(/("floor-7",(?:"[^"]*",){2})"[^"]*"/, '$1"3.33"'));
      rows.push(['updated after one new price', ...(await update(context, 'Update'))]);
      printTable(['10,048 products', 'ms', 'transferred, kB', 'longest task, ms'], rows);
    }),
  );
}

/** Milliseconds, and kB of replies. */
async function update(context: BrowserContext, button: string): Promise<readonly string[]> {
  const page = await context.newPage();
  let bytes = 0;
  page.on('requestfinished', (request) => {
    if (!request.url().includes('getcataloguechanges')) return;
    void request.sizes().then(
      ({ responseBodySize }) => (bytes += responseBodySize),
      () => undefined,
    );
  });
  await page.goto('/about-us');
  await untilHydrated(page);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keep catalog on this device' }).click();
  const startedAt = performance.now();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  const isKept = page.getByText('Everything is on this device since').first();
  await page.getByText('Keeping the catalogue').or(isKept).first().waitFor();
  await isKept.waitFor();
  const tookMs = performance.now() - startedAt;
  await page.close();
  return [tookMs.toFixed(0), (bytes / 1000).toFixed(0), ''];
}

interface Opening {
  readonly shownMs: number;
  readonly longestBlockMs: number;
}

async function openOffline(context: BrowserContext, path: string, shown: string): Promise<Opening> {
  const page: Page = await context.newPage();
  await page.addInitScript(NOTE_BLOCKS);
  const startedAt = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor();
  const shownMs = performance.now() - startedAt;
  await page.waitForLoadState('load');
  const longestBlockMs = await page.evaluate<number>('Math.max(...blocks)');
  await page.close();
  return { shownMs, longestBlockMs };
}
