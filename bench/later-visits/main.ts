import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { LAST_FLOOR_FILE } from '../../tests/fixtures/floor-code';
import { startStore } from '../../tests/fixtures/running-store';
import { slowdownAt, speedOf } from '../../tests/browser/one-phone';
import { loadAverage, machine, middle, print, ratioOf, spreadOf } from '../figures';
import { appRuns, launchBrowser, openPhone, openTab, slowDown, untilTrue } from '../phone';
import { slowestInput, startClock, untilHeading, type Input } from './page-clock';
import { FLOOR, signedIn, walkPurchase, type Note } from './purchase-path';
import { openingOnThread, slowestOnThread, traced, untilPaintOnThread } from './thread-trace';
import { firstVisit, visit, type Visit } from './visits';

// Every visit after the first: with and without the server, from the list to a floor, and each control's answer. See ../README.md.
// Run `npm run build` first, then: node server/run-ts.mjs bench/later-visits/main.ts [visits] [opening] [controls]
// BENCH_RUNS: how often each is measured (default 5). BENCH_SLOWDOWN: how many times slower than this machine the phone is; else as slow as
// one phone is, by what the machine can do just then (docs/decisions/0029-one-phone.md).

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const SCREENS = ['/', '/products', FLOOR.path] as const;
const OPENING_MS = 50;
/** Brought while the list has nothing else to do. */
const FLOOR_CODE_IS_HERE = `performance.getEntriesByType('resource').some(({ name }) => name.includes('${LAST_FLOOR_FILE}') && name.endsWith('.js'))`;
const INPUT_MS = 100;

const wanted = process.argv.slice(2);
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);
const folder = await mkdtemp(join(tmpdir(), 'later-visits-'));
let store = await startStore(folder);
const { origin, port } = new URL(store.url);
const browser = await launchBrowser();
/** Of each run so far. */
const slowdowns: number[] = [];

try {
  print(`${RUNS} runs each, in turn, ${machine()}, Chromium ${browser.version()}`);
  const context = await openPhone(browser, origin);
  for (const path of SCREENS) await firstVisit(context, path);
  if (isWanted('visits')) await measureVisits(context);
  if (isWanted('opening')) await measureOpening(context);
  if (isWanted('controls')) await measureControls();
  print(`\nEach cell: the middle of the runs (lowest–highest). The phone was ${spreadOf(slowdowns, 2)} times slower than the machine. Load average at the end ${loadAverage()}`);
} finally {
  await browser.close();
  await store.kill();
  await rm(folder, { recursive: true, force: true });
}

/** How many times slower than the machine the phone is during the run that begins. */
async function beginRun(): Promise<number> {
  const slowdown = Number(process.env['BENCH_SLOWDOWN'] ?? slowdownAt(await speedOf(browser)));
  slowdowns.push(slowdown);
  return slowdown;
}

interface SeenVisit extends Visit {
  /** Processor time until the first paint, times the slowdown, of another visit that is not slowed down: other work on the machine is hardly in it. */
  readonly threadMs: number;
}

/** The same screens with the server stopped and running, in turn. */
async function measureVisits(context: BrowserContext): Promise<void> {
  const stopped = new Map<string, SeenVisit[]>();
  const running = new Map<string, SeenVisit[]>();
  const visitAll = async (into: typeof stopped, slowdown: number): Promise<void> => {
    // The browser process warms up on what nobody counts.
    await visit(context, '/about-us', slowdown).catch(() => undefined);
    for (const path of SCREENS) {
      const seen = await visit(context, path, slowdown);
      const events = await traced(browser, async () => void (await visit(context, path, 1)));
      push(into, path, { ...seen, threadMs: slowdown * untilPaintOnThread(events) });
    }
  };
  for (let run = 0; run < RUNS; run += 1) {
    const slowdown = await beginRun();
    await visitAll(running, slowdown);
    await store.kill();
    await visitAll(stopped, slowdown);
    store = await startStore(folder, {}, Number(port));
  }
  print('\n| later visit | FCP ms, server stopped | running | ratio | LCP ms, server stopped | running | ratio | the phone’s thread until FCP, ms, stopped | running | ratio |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const path of SCREENS) {
    const [without = [], withServer = []] = [stopped.get(path), running.get(path)];
    const cells = (value: (seen: SeenVisit) => number): string => {
      const [a, b] = [without.map(value), withServer.map(value)];
      return `${spreadOf(a)} | ${spreadOf(b)} | **${ratioOf(a, b)}**`;
    };
    print(`| \`${path}\` | ${cells(({ firstMs }) => firstMs)} | ${cells(({ largestMs }) => largestMs)} | ${cells(({ threadMs }) => threadMs)} |`);
  }
}

/**
 * From a tap on a card until the floor's screen is painted, its data being there: the first since the list was loaded, and one after it.
 * Then one that is not slowed down, in processor time.
 */
async function measureOpening(context: BrowserContext): Promise<void> {
  const [first, later, thread]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    const slowdown = await beginRun();
    const page = await openTab(context);
    await startClock(page);
    await page.goto('/products');
    await appRuns(page);
    await untilTrue(page, FLOOR_CODE_IS_HERE);
    await slowDown(page, slowdown);
    first.push(await openFloor(page));
    later.push(await openFloor(page));
    await slowDown(page, 1);
    thread.push(slowdown * openingOnThread(await traced(browser, async () => void (await openFloor(page)))));
    await page.close();
  }
  print(`\nfrom the list to a floor, data and code there, ms from the lifted finger to the paint; aim ${OPENING_MS}\n`);
  print(`| the first | later | later, the phone's processor time |\n| --- | --- | --- |\n| ${spreadOf(first)} | ${spreadOf(later)} | ${spreadOf(thread)} |`);
}

/** There and back. The browser's own tap: Playwright's on an element looks at every event of it. */
async function openFloor(page: Page): Promise<number> {
  const card = page.getByRole('link', { name: new RegExp(FLOOR.title) }).first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (box === null) throw new Error('The list shows no card to tap');
  const ms = await untilHeading(page, FLOOR.title, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  return ms;
}

/** Each control on a slow phone, and, on one that is not slowed down, in processor time: that says the same on a busy machine. */
async function measureControls(): Promise<void> {
  const inputs = new Map<string, Input[]>();
  const threadMs = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1) {
    const slowdown = await beginRun();
    await walk(async (page) => {
      await slowDown(page, slowdown);
      return async (control, act) => push(inputs, control, await slowestInput(page, act));
    });
    await walk(() => async (control, act) => push(threadMs, control, slowdown * slowestOnThread(await traced(browser, act))));
  }
  print(`\n| control | input to paint, ms | of it waiting | the phone's processor time, ms | aim ${INPUT_MS} |\n| --- | --- | --- | --- | --- |`);
  for (const [control, seen] of inputs) {
    const thread = threadMs.get(control) ?? [];
    const verdict = middle(seen.map(({ toPaintMs }) => toPaintMs)) <= INPUT_MS ? 'met' : middle(thread) <= INPUT_MS ? 'met in processor time' : '**missed**';
    print(`| ${control} | ${spreadOf(seen.map(({ toPaintMs }) => toPaintMs))} | ${spreadOf(seen.map(({ waitedMs }) => waitedMs))} | ${spreadOf(thread)} | ${verdict} |`);
  }
}

async function walk(prepare: (page: Page) => Note | Promise<Note>): Promise<void> {
  const context = await openPhone(browser, origin);
  try {
    const page = await openTab(context);
    await signedIn(page);
    await walkPurchase(page, await prepare(page));
  } finally {
    await context.close();
  }
}

function push<Value>(into: Map<string, Value[]>, key: string, value: Value): void {
  into.set(key, [...(into.get(key) ?? []), value]);
}
