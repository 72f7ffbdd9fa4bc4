import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../tests/browser/find-chromium.mjs';
import { startStore } from '../../tests/fixtures/running-store';
import { loadAverage, machine, middle, print, spreadOf } from '../figures';
import { auditPage, type PageAudit } from './page-audit';
import { missingIn } from './same-content';
import { servePages } from './static-pages';

// The store's first screens beside hand-written pages with the same first picture and words, in turn. See ../README.md.
// Run `npm run build` first, then: node server/run-ts.mjs bench/first-visit/main.ts [home] [list] [product]
// BENCH_RUNS: how often each page is measured (default 5).

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const CLIENT_DIR = 'dist/client';
const SCREENS = [{ name: 'home', path: '/' }, { name: 'list', path: '/products' }, { name: 'product', path: '/products/family-20-coastal-maple' }] as const;

interface Turn {
  readonly store: PageAudit;
  readonly page: PageAudit;
}

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const chromePath = findChromium();
const folder = await mkdtemp(join(tmpdir(), 'first-visit-'));
const pages = await servePages(new Map(await Promise.all(SCREENS.map(async ({ name, path }) => [path, await readFile(`bench/first-visit/pages/${name}.html`, 'utf8')] as const))), CLIENT_DIR);
const store = await startStore(folder);

try {
  print(`${RUNS} runs each, store and page in turn; ${machine()}\n`);
  print('| screen | | score | FCP ms | LCP ms | TBT ms | CLS | speed of the machine |\n| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const screen of screens) await measure(screen.name, screen.path);
  print(`\nEach cell: the middle run (lowest–highest). Lighthouse and browser: ${(await auditPage(pages.url, chromePath)).measuredBy}; load average at the end ${loadAverage()}`);
} finally {
  pages.stop();
  await store.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(name: string, path: string): Promise<void> {
  const missing = missingIn(await htmlOf(store.url + path), await htmlOf(pages.url + path));
  if (missing.length > 0) throw new Error(`bench/first-visit/pages/${name}.html shows what the store's page does not: ${missing.join(' | ')}`);
  const turns: Turn[] = [];
  while (turns.length < RUNS) turns.push({ store: await auditPage(store.url + path, chromePath), page: await auditPage(pages.url + path, chromePath) });
  for (const who of ['store', 'page'] as const) {
    const spread = (value: (audit: PageAudit) => number, digits = 0): string => spreadOf(turns.map((turn) => value(turn[who])), digits);
    print(`| ${name} | ${who} | ${spread(({ score }) => score, 2)} | ${spread(({ firstPaintMs }) => firstPaintMs)} | ${spread(({ largestPaintMs }) => largestPaintMs)} | ${spread(({ blockedMs }) => blockedMs)} | ${spread(({ layoutShift }) => layoutShift, 3)} | ${spread(({ machineSpeed }) => machineSpeed)} |`);
  }
  const ratio = (value: (audit: PageAudit) => number): string => (middle(turns.map((turn) => value(turn.store))) / middle(turns.map((turn) => value(turn.page)))).toFixed(2);
  print(`| ${name} | ratio | ${ratio(({ score }) => score)} | **${ratio(({ firstPaintMs }) => firstPaintMs)}** | **${ratio(({ largestPaintMs }) => largestPaintMs)}** | | | |`);
}

async function htmlOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
