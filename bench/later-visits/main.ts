import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { startStore } from '../../tests/fixtures/running-store';
import { launchMeasuringBrowser } from '../../tests/browser/measuring-browser';
import { slowdownAt, speedOf } from '../../tests/browser/one-phone';
import { commonHeaders } from '../../server/http/security-headers';
import { servePages } from '../first-visit/static-pages';
import { loadAverage, machine, middle, print, ratioOf, spreadOf } from '../figures';
import { appRuns, openPhone, openTab, slowDown } from '../phone';
import { openings, type Opening } from './opening';
import { slowestInput, type Input } from './page-clock';
import { FLOOR, signedIn, walkPurchase, type Note } from './purchase-path';
import { listWithReadyFloor } from './ready-markup';
import { slowestOnThread, traced } from './thread-trace';
import { measureUnslowedVisits, measureVisits, type ServerState } from './visit-turns';
import { firstVisit } from './visits';

// Every visit after the first: with and without the server, from the list to a floor, and each control's answer. See ../README.md.
// Run `npm run build` first, then: node build/run-ts.mjs bench/later-visits/main.ts [visits] [unslowed] [opening] [controls]
// BENCH_RUNS: how often each is measured (default 5). BENCH_SLOWDOWN: how many times slower than this machine the phone is; else as slow as
// one phone is, by what the machine can do just then (docs/decisions/0029-one-phone.md).

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const SCREENS = ['/', '/products', FLOOR.path] as const;
const OPENING_MS = 50;
/** Brought while the list has nothing else to do. */
const INPUT_MS = 100;

const wanted = process.argv.slice(2);
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);
const folder = await mkdtemp(join(tmpdir(), 'later-visits-'));
let store = await startStore(folder);
const { origin, port } = new URL(store.url);
const browser = await launchMeasuringBrowser();
let isUp = true;
/** Of each run so far. */
const slowdowns: number[] = [];

try {
  print(`${RUNS} runs each, in turn, ${machine()}, Chromium ${browser.version()}`);
  const context = await openPhone(browser, origin);
  for (const path of SCREENS) await firstVisit(context, path);
  const device = { browser, context, screens: SCREENS, beginRun, bringServer };
  if (isWanted('visits')) await measureVisits(device, RUNS);
  if (isWanted('unslowed')) await measureUnslowedVisits(device, RUNS);
  if (isWanted('opening')) await measureOpening(context);
  if (isWanted('controls')) await measureControls();
  const phone = slowdowns.length === 0 ? '' : ` The phone was ${spreadOf(slowdowns, 2)} times slower than the machine.`;
  print(
    `\nEach cell, where nothing else is said: the middle of the runs (lowest–highest).${phone} Load average at the end ${loadAverage()}`,
  );
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

async function bringServer(state: ServerState): Promise<void> {
  if (isUp && state !== 'running') {
    await store.kill();
    isUp = false;
  }
  if (isUp || state === 'stopped') return;
  store = await startStore(folder, {}, Number(port));
  isUp = true;
}

/** From the list to a floor, beside the least that it can cost: a hand-written list with the floor's markup ready in it, in turn. */
async function measureOpening(context: BrowserContext): Promise<void> {
  const pages = await servePages(new Map([['/products', await listWithReadyFloor()]]), 'dist/client', commonHeaders(store.url));
  const beside = await openPhone(browser, pages.url);
  const [ours, theirs]: [Opening[], Opening[]] = [[], []];
  const codeIsHere = async (page: Page): Promise<void> => {
    await appRuns(page);
  };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const slowdown = await beginRun();
      ours.push(await openings(browser, context, slowdown, codeIsHere));
      theirs.push(await openings(browser, beside, slowdown, async () => undefined));
    }
  } finally {
    pages.stop();
  }
  const row = (cell: (value: (opening: Opening) => number) => string): string =>
    [
      cell(({ firstMs }) => firstMs),
      cell(({ laterMs }) => laterMs),
      cell(({ threadMs }) => threadMs),
      cell(({ firstPlacedMs }) => firstPlacedMs),
      cell(({ laterPlacedMs }) => laterPlacedMs),
    ].join(' | ');
  print(`\nfrom the list to a floor, data and code there, ms from the lifted finger to the paint; aim ${OPENING_MS}\n`);
  print(
    "| | the first seen | later seen | later, the phone's processor time | the first in its place | later in its place |\n| --- | --- | --- | --- | --- | --- |",
  );
  print(`| store | ${row((value) => spreadOf(ours.map(value)))} |`);
  print(`| hand-written page | ${row((value) => spreadOf(theirs.map(value)))} |`);
  print(`| ratio | ${row((value) => ratioOf(ours.map(value), theirs.map(value)))} |`);
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
  print(
    `\n| control | input to paint, ms | of it waiting | the phone's processor time, ms | aim ${INPUT_MS} |\n| --- | --- | --- | --- | --- |`,
  );
  for (const [control, seen] of inputs) {
    const thread = threadMs.get(control) ?? [];
    const verdict =
      middle(seen.map(({ toPaintMs }) => toPaintMs)) <= INPUT_MS
        ? 'met'
        : middle(thread) <= INPUT_MS
          ? 'met in processor time'
          : '**missed**';
    print(
      `| ${control} | ${spreadOf(seen.map(({ toPaintMs }) => toPaintMs))} | ${spreadOf(seen.map(({ waitedMs }) => waitedMs))} | ${spreadOf(thread)} | ${verdict} |`,
    );
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
