import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { askRunningStore } from '../../server/cli/tool-socket';
import { CHROMIUM_FLAGS } from '../../tests/browser/chromium-flags';
import { findChromium } from '../../tests/browser/find-chromium.mjs';
import { manyFloorsCsv } from '../../tests/fixtures/many-floors';
import { startStore } from '../../tests/fixtures/running-store';

/** Keeps a large catalogue in a real Chromium, kills the server, and opens screens from what is kept. See ../README.md. */
const FLOORS = Number(process.argv[2] ?? 10_000);
const OPENINGS = 3;
const PATIENCE_MS = 30 * 60 * 1000;
const NOTE_BLOCKS =
  'window.blocks = []; new PerformanceObserver((list) => window.blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask", buffered: true });';

const folder = await mkdtemp(join(tmpdir(), 'sps-flooring-kept-'));
let store = await startStore(folder);
const { origin, port } = new URL(store.url);
const tool = async (...args: readonly string[]): Promise<void> => {
  const reply = await askRunningStore(folder, { args, workingDir: folder }, () => undefined);
  if (reply?.exitCode !== 0) throw new Error(reply?.text ?? 'The store does not run');
};
const csv = manyFloorsCsv(FLOORS);
await writeFile(join(folder, 'floors.csv'), csv);
await timed(`the owner brings in ${FLOORS} floors`, () => tool('import-catalogue', 'floors.csv'));

const executablePath = findChromium();
const browser = await chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath === null ? {} : { executablePath }) });
const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
context.setDefaultTimeout(PATIENCE_MS);

try {
  let keeping = await openPanel();
  const update = async (button: string): Promise<void> => {
    await keeping.getByRole('dialog').getByRole('button', { name: button }).click();
    await keeping.getByText('Keeping the catalogue').or(keeping.getByText('Everything is on this device since')).first().waitFor();
    await keeping.getByText('Everything is on this device since').first().waitFor();
  };
  await timed('all of it is kept', () => update('Keep catalogue on this device'));
  console.log(
    `on the device: ${megabytes(await keeping.evaluate<number>('navigator.storage.estimate().then(({ usage }) => usage ?? 0)'))}`,
  );
  await keeping.close();

  await store.kill();
  for (let opening = 1; opening <= OPENINGS; opening += 1) {
    await opened('/products', `main a[href^="/products/"] img`);
    await opened(`/products/floor-${FLOORS - opening}`, 'main h1');
    await opened('/', 'main h1');
  }

  store = await startStore(folder, {}, Number(port));
  await writeFile(join(folder, 'floors.csv'), csv.replace(/("floor-7",(?:"[^"]*",){2})"[^"]*"/, '$1"3.33"'));
  await tool('import-catalogue', 'floors.csv');
  keeping = await openPanel();
  await timed('an update after one new price', () => update('Update'));
} finally {
  await browser.close();
  await store.kill();
  await rm(folder, { recursive: true, force: true });
}

async function openPanel(): Promise<Page> {
  const page = await context.newPage();
  let parts = 0;
  let bytes = 0;
  page.on('requestfinished', (request) => {
    if (!request.url().includes('getcataloguechanges')) return;
    void request.sizes().then(
      ({ responseBodySize }) => {
        parts += 1;
        bytes += responseBodySize;
      },
      () => undefined,
    );
  });
  page.on('close', () => console.log(`  ${parts} parts, ${Math.ceil(bytes / 1000)} kB over the wire`));
  await page.goto(`${origin}/about-us`);
  await page.locator('html[data-app=running]').waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keep catalogue on this device' }).click();
  return page;
}

/** Opens a screen in a tab of its own without the server: how long until it shows, how long the page was blocked, its heap. */
async function opened(path: string, shown: string): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(NOTE_BLOCKS);
  const startedAt = performance.now();
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor();
  const shownMs = performance.now() - startedAt;
  await page.waitForLoadState('load');
  const blocks = await page.evaluate<readonly number[]>('window.blocks');
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  console.log(
    `${path} without the server: shown after ${Math.round(shownMs)} ms, longest block ${Math.round(Math.max(0, ...blocks))} ms, heap ${megabytes(usedSize)}`,
  );
  await page.close();
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
