import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '../../tests/browser/chromium-flags';
import { MEASURING_BROWSER_NAME } from '../../tests/browser/measuring-browser';
import { commonHeaders } from '../../server/http/security-headers';
import { startStore } from '../../tests/fixtures/running-store';
import { auditPage, type Audit } from '../../tests/lighthouse/audit-page';
import { loadAverage, machine, middle, print, spreadOf } from '../figures';
import { figuresOf, measuredBy, type PageFigures } from './page-figures';
import { missingIn } from './same-content';
import { servePages } from './static-pages';

// The store's first screens beside hand-written pages with the same first picture and words, in turn. See ../README.md.
// Run `npm run build` first, then: node build/run-ts.mjs bench/first-visit/main.ts [home] [list] [product]
// BENCH_RUNS: how often each page is measured (default 5).

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const CLIENT_DIR = 'dist/client';
const SCREENS = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/products' },
  { name: 'product', path: '/products/family-20-coastal-maple' },
] as const;

const SETTINGS = { onlyCategories: ['performance'], chromeFlags: `--headless=new ${CHROMIUM_FLAGS.join(' ')}` };

interface Turn {
  readonly store: Audit;
  /** With the headers that the security audits ask of any document. */
  readonly page: Audit;
  readonly barePage: Audit;
}

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const folder = await mkdtemp(join(tmpdir(), 'first-visit-'));
const htmlByPath = new Map(
  await Promise.all(SCREENS.map(async ({ name, path }) => [path, await readFile(`bench/first-visit/pages/${name}.html`, 'utf8')] as const)),
);
const store = await startStore(folder);
const pages = await servePages(htmlByPath, CLIENT_DIR, commonHeaders(store.url));
const barePages = await servePages(htmlByPath, CLIENT_DIR, {});

try {
  print(`${RUNS} runs each, store and pages in turn; ${machine()}, ${MEASURING_BROWSER_NAME}\n`);
  print(
    '| screen | phone | | score | FCP ms | LCP ms | TBT ms | CLS | slowdown | speed of the machine |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const screen of screens) await measure(screen.name, screen.path);
  print(
    `\nEach cell: the middle run (lowest–highest). Lighthouse and browser: ${measuredBy((await auditPage(pages.url, SETTINGS)).usual)}; load average at the end ${loadAverage()}`,
  );
} finally {
  pages.stop();
  barePages.stop();
  await store.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(name: string, path: string): Promise<void> {
  const missing = missingIn(await htmlOf(store.url + path), await htmlOf(pages.url + path));
  if (missing.length > 0)
    throw new Error(`bench/first-visit/pages/${name}.html shows what the store's page does not: ${missing.join(' | ')}`);
  const turns: Turn[] = [];
  while (turns.length < RUNS) {
    turns.push({
      store: await auditPage(store.url + path, SETTINGS),
      page: await auditPage(pages.url + path, SETTINGS),
      barePage: await auditPage(barePages.url + path, SETTINGS),
    });
  }
  for (const [phone, telling] of [
    ['×4', 'usual'],
    ['one', 'onePhone'],
    ['×4, processor time', 'ownCore'],
  ] as const) {
    const seen = (who: keyof Turn): readonly PageFigures[] => turns.map((turn) => figuresOf(turn[who][telling]));
    for (const who of ['store', 'page', 'barePage'] as const) {
      const spread = (value: (figures: PageFigures) => number, digits = 0): string => spreadOf(seen(who).map(value), digits);
      print(
        `| ${name} | ${phone} | ${who} | ${spread(({ score }) => score, 2)} | ${spread(({ firstPaintMs }) => firstPaintMs)} | ${spread(({ largestPaintMs }) => largestPaintMs)} | ${spread(({ blockedMs }) => blockedMs)} | ${spread(({ layoutShift }) => layoutShift, 3)} | ${spread(({ slowdown }) => slowdown, 2)} | ${spread(({ machineSpeed }) => machineSpeed)} |`,
      );
    }
    for (const other of ['page', 'barePage'] as const) {
      const ratio = (value: (figures: PageFigures) => number): string =>
        (middle(seen('store').map(value)) / middle(seen(other).map(value))).toFixed(2);
      print(
        `| ${name} | ${phone} | store / ${other} | ${ratio(({ score }) => score)} | **${ratio(({ firstPaintMs }) => firstPaintMs)}** | **${ratio(({ largestPaintMs }) => largestPaintMs)}** | | | | |`,
      );
    }
  }
}

async function htmlOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
