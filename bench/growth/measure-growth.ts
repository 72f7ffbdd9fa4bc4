import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { manyFloorsCsv } from '../../tests/fixtures/many-floors';
import { median, medianRatio, printTable, RUNS } from '../figures';
import { openPhone, untilHydrated, untilTrue, untilWorkerControls, withBrowser } from '../phone';
import { withStore, type BenchStore } from '../with-store';

const MORE_PRODUCTS = 10_000;
const KIND = 'Click Vinyl Plank (SPC)';
const SAVED = 'start of a screen, list saved, ms';
const NOTHING_SAVED = 'start of that screen, nothing saved, ms';

interface Side {
  readonly store: BenchStore;
  /** A phone that has been to the list. */
  readonly context: BrowserContext;
  readonly figures: Map<string, number[]>;
}

/** A store of 10,048 products beside one of 48, in turn. */
export async function measureGrowth(): Promise<void> {
  await withStore((smallStore) =>
    withStore((largeStore) =>
      withBrowser(async (browser) => {
        await importProducts(largeStore, manyFloorsCsv(MORE_PRODUCTS));
        const small = await openSide(browser, smallStore);
        const large = await openSide(browser, largeStore);
        for (let run = 0; run < RUNS; run += 1) {
          for (const side of [small, large]) await measureLists(side);
          for (const side of [small, large]) await measureStart(browser, side);
        }
        for (const side of [small, large]) await measureWrites(side);
        printTable(
          ['', '48 products', '10,048 products', 'ratio'],
          [...small.figures].map(([figure, values]) => {
            const grown = large.figures.get(figure) ?? [];
            return [figure, median(values).toFixed(1), median(grown).toFixed(1), medianRatio(grown, values)];
          }),
        );
      }),
    ),
  );
}

async function openSide(browser: Browser, store: BenchStore): Promise<Side> {
  const context = await openPhone(browser, store.url);
  await context.addInitScript(COUNT_WRITES);
  const page = await context.newPage();
  await page.goto('/products');
  await untilHydrated(page);
  await untilWorkerControls(page);
  await untilTrue(page, `(window.writes ?? []).some(({ key }) => key.includes('"products","ALL"'))`);
  await page.close();
  return { store, context, figures: new Map() };
}

async function importProducts(store: BenchStore, csv: string): Promise<void> {
  await writeFile(join(store.folder, 'floors.csv'), csv);
  await store.tool('import-catalogue', 'floors.csv');
}

function note({ figures }: Side, figure: string, value: number): void {
  figures.set(figure, [...(figures.get(figure) ?? []), value]);
}

/** From one category to the whole list and back, with code and replies in memory. */
async function measureLists(side: Side): Promise<void> {
  const page = await side.context.newPage();
  await page.goto('/products');
  await untilHydrated(page);
  const chips = page.getByRole('navigation', { name: 'Categories' });
  const open = async (act: () => Promise<void>, heading: string): Promise<void> => {
    await act();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator('main a[href^="/products/"] img').nth(7).waitFor();
  };
  const toKind = (): Promise<void> => chips.getByRole('link', { name: KIND }).tap();
  const toAll = (): Promise<void> => chips.getByRole('link', { name: 'All', exact: true }).tap();
  // Not counted: code and replies come.
  await open(toKind, KIND);
  await page.waitForLoadState('networkidle');
  note(side, 'list: all, ms', await threadMsOf(page, () => open(toAll, 'Products')));
  note(side, 'list: one category, ms', await threadMsOf(page, () => open(toKind, KIND)));
  await page.close();
}

/** Of a screen without products: with the list saved, and on a device that has only the worker. */
async function measureStart(browser: Browser, side: Side): Promise<void> {
  const start = async (context: BrowserContext): Promise<number> => {
    const page = await context.newPage();
    const ms = await threadMsOf(page, async () => {
      await page.goto('/about-us');
      await untilHydrated(page);
      await page.locator('main h1').waitFor();
    });
    await page.close();
    return ms;
  };
  note(side, SAVED, await start(side.context));
  const bare = await emptyDevice(browser, side.store.url);
  note(side, NOTHING_SAVED, await start(bare));
  await bare.close();
}

/** What a device writes after the owner changed one price and the list was read again. */
async function measureWrites(side: Side): Promise<void> {
  const page = await side.context.newPage();
  await page.goto('/products');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  for (let change = 1; change <= RUNS; change += 1) {
    await importProducts(side.store, manyFloorsCsv(2).replace(/("floor-1",(?:"[^"]*",){2})"[^"]*"/, `$1"3.${10 + change}"`));
    await openLater(page);
    await untilHydrated(page);
    await untilTrue(page, `window.writes.some(({ key }) => key.startsWith('["public","products","ALL"'))`);
    await page.waitForLoadState('networkidle');
    note(
      side,
      'written after one new price, kB',
      (await page.evaluate<number>(
        `window.writes.filter(({ key }) => key.startsWith('["public","products","ALL"')).reduce((sum, { bytes }) => sum + bytes, 0)`,
      )) / 1000,
    );
  }
  await page.close();
}

/** Runs before the page's scripts; also sets the page's clock forward. */
const COUNT_WRITES = `
  const laterMs = Number(sessionStorage.getItem('laterMs') ?? 0);
  const { now } = Date;
  Date.now = () => now() + laterMs;
  window.writes = [];
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, key) {
    writes.push({ key: String(key), bytes: JSON.stringify(value)?.length ?? 0 });
    return put.call(this, value, key);
  };`;

/** With the store's worker, without saved replies. */
async function emptyDevice(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await openPhone(browser, url);
  const page = await context.newPage();
  await page.goto('/about-us');
  await untilWorkerControls(page);
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'indexeddb,local_storage' });
  await page.close();
  return context;
}

async function threadMsOf(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskSeconds();
  await act();
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 300))');
  const ms = ((await taskSeconds()) - before) * 1000;
  await session.detach();
  return ms;

  async function taskSeconds(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  }
}

/** Two minutes later by the page's clock: its data is stale. */
async function openLater(page: Page): Promise<void> {
  await page.evaluate(`sessionStorage.setItem('laterMs', Number(sessionStorage.getItem('laterMs') ?? 0) + 120_000)`);
  await page.reload();
}
