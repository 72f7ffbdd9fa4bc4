import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { askRunningStore } from '../../server/cli/tool-socket';
import { manyFloorsCsv } from '../../tests/fixtures/many-floors';
import { startStore, type SpawnedStore } from '../../tests/fixtures/running-store';
import { loadAverage, machine, print, ratioOf, spreadOf } from '../figures';
import { launchMeasuringBrowser } from '../../tests/browser/measuring-browser';
import { appRuns, openPhone, untilTrue } from '../phone';
import { COUNT_WRITES, emptyDevice, heapOf, openLater, threadMsOf } from './device';

// A store of 10,000 floors beside one of 48, in turn. See ../README.md.
// Run `npm run build` first, then: node build/run-ts.mjs bench/growth/main.ts [floors]
// BENCH_RUNS: how often each is measured (default 5).

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const FLOORS = Number(process.argv[2] ?? 10_000);
const KIND = 'Click Vinyl Plank (SPC)';
const SCROLLED = 480;
const SAVED = 'start of a screen, all saved, ms';
const BARE = 'start of that screen, nothing saved, ms';

interface Side {
  readonly name: string;
  readonly folder: string;
  readonly store: SpawnedStore;
  /** A phone that has been to the list. */
  readonly context: BrowserContext;
  readonly figures: Map<string, number[]>;
}

const browser = await launchMeasuringBrowser();
const small = await openSide(browser, '48 floors', 0);
const large = await openSide(browser, `${FLOORS + 48} floors`, FLOORS);
const sides = [small, large];

try {
  print(`${RUNS} runs each, in turn, on this machine's own speed; ${machine()}, Chromium ${browser.version()}`);
  for (let run = 0; run < RUNS; run += 1) {
    for (const side of sides) await measureLists(side);
    for (const side of sides) await measureStart(side);
  }
  for (const side of sides) await measureWrites(side);
  await measureScrolling(large);
  print(`\n| | ${sides.map(({ name }) => name).join(' | ')} | ratio |\n| --- | --- | --- | --- |`);
  for (const [figure, values] of small.figures) {
    const grown = large.figures.get(figure) ?? [];
    print(`| ${figure} | ${spreadOf(values, 1)} | ${spreadOf(grown, 1)} | **${ratioOf(grown, values)}** |`);
  }
  print(
    `\nstart with ${large.name} saved, against a device with nothing saved: ${ratioOf(large.figures.get(SAVED) ?? [], large.figures.get(BARE) ?? [])}`,
  );
  print(`\nEach cell: the middle of the runs (lowest–highest); ratios are the turns' own. Load average at the end ${loadAverage()}`);
} finally {
  await browser.close();
  for (const { store, folder } of sides) {
    await store.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openSide(from: Browser, name: string, floors: number): Promise<Side> {
  const folder = await mkdtemp(join(tmpdir(), 'growth-'));
  const store = await startStore(folder);
  if (floors > 0) await bringIn(folder, manyFloorsCsv(floors));
  const context = await openPhone(from, store.url);
  await context.addInitScript(COUNT_WRITES);
  const page = await context.newPage();
  await page.goto('/products');
  await appRuns(page);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await untilTrue(page, 'navigator.serviceWorker.controller !== null');
  await untilSaved(page);
  await page.close();
  return { name, folder, store, context, figures: new Map() };
}

async function bringIn(folder: string, csv: string): Promise<void> {
  await writeFile(join(folder, 'floors.csv'), csv);
  const reply = await askRunningStore(folder, { args: ['import-catalogue', 'floors.csv'], workingDir: folder }, () => undefined);
  if (reply?.exitCode !== 0) throw new Error(reply?.text ?? 'The store does not run');
}

/** The list has come whole and stands on the device. */
async function untilSaved(page: Page): Promise<void> {
  await untilTrue(page, `(window.writes ?? []).some(({ key }) => key.includes('"products","ALL"'))`);
}

function note({ figures }: Side, figure: string, value: number): void {
  figures.set(figure, [...(figures.get(figure) ?? []), value]);
}

/** Processor time of the page's thread: into the list, to one kind of floor and back, everything being in memory. */
async function measureLists(side: Side): Promise<void> {
  const page = await side.context.newPage();
  await page.goto('/products');
  await appRuns(page);
  const chips = page.getByRole('navigation', { name: 'Categories' });
  const open = async (act: () => Promise<void>, heading: string): Promise<void> => {
    await act();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator('main a[href^="/products/"] img').nth(7).waitFor();
  };
  const toKind = (): Promise<void> => chips.getByRole('link', { name: KIND }).tap();
  const toAll = (): Promise<void> => chips.getByRole('link', { name: 'All', exact: true }).tap();
  // Once uncounted: code and replies come.
  await open(toKind, KIND);
  await page.waitForLoadState('networkidle');
  note(side, 'list, from one kind back to all, ms', await threadMsOf(page, () => open(toAll, 'Products')));
  note(side, 'filter, one kind of floor, ms', await threadMsOf(page, () => open(toKind, KIND)));
  await page.close();
}

/** A start of a screen that shows no floors, with the list saved, and on a device that has the worker and nothing else. */
async function measureStart(side: Side): Promise<void> {
  const start = async (context: BrowserContext): Promise<number> => {
    const page = await context.newPage();
    const ms = await threadMsOf(page, async () => {
      await page.goto('/about-us');
      await appRuns(page);
      await page.locator('main h1').waitFor();
    });
    await page.close();
    return ms;
  };
  note(side, SAVED, await start(side.context));
  const bare = await emptyDevice(browser, side.store.url);
  note(side, BARE, await start(bare));
  await bare.close();
}

/** The list in a tab of its own, more than its beginning: drawn, and read again. */
async function openWholeList({ context }: Side): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/products');
  await appRuns(page);
  await page.locator('main a[href^="/products/"] img').nth(7).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Bytes written to IndexedDB after the owner changed one price and the list was read again. */
async function measureWrites(side: Side): Promise<void> {
  const page = await openWholeList(side);
  for (let change = 1; change <= RUNS; change += 1) {
    await bringIn(side.folder, manyFloorsCsv(8).replace(/("floor-7",(?:"[^"]*",){2})"[^"]*"/, `$1"3.${10 + change}"`));
    await openLater(page);
    await appRuns(page);
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

async function measureScrolling(side: Side): Promise<void> {
  const page = await openWholeList(side);
  for (let shown = 48; shown < SCROLLED; shown += 48) {
    if (shown === 48 || shown === SCROLLED - 48)
      print(
        `scrolling ${side.name}: ${shown} shown, heap ${(await heapOf(page)).toFixed(1)} MB, ${await page.evaluate('document.querySelectorAll("*").length')} elements`,
      );
    // On and on, like a finger: a list that had only begun is longer a moment later.
    await untilTrue(
      page,
      `(scrollTo(0, document.body.scrollHeight - innerHeight - 1600), Number(/Showing (\\d+) of/.exec(document.querySelector('main [role=status]')?.textContent ?? '')?.[1]) > ${shown})`,
    );
  }
  await page.close();
}
