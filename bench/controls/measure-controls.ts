import { setTimeout as pause } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { commonHeaders } from '../../server/http/security-headers';
import { servePages } from '../first-visit/static-pages';
import { median, print, printTable, RUNS } from '../figures';
import { openPhone, openTab, slowDown, untilHydrated, withBrowser } from '../phone';
import { withStore } from '../with-store';
import { signedIn, walkPurchase, PRODUCT } from './purchase-path';

const SLOWDOWN = 4;
const LIMIT_MS = 100;

/** From a press to the next paint, in a page four times slower. */
export async function measureControls(): Promise<void> {
  await withStore((store) =>
    withBrowser(async (browser) => {
      await measureOpening(browser, store.url);
      await measurePurchasePath(browser, store.url);
    }),
  );
}

/** Beside a hand-written list that has the product's markup in it. */
async function measureOpening(browser: Browser, url: string): Promise<void> {
  const pages = await servePages(new Map([['/products', await listWithReadyProduct()]]), 'dist/client', commonHeaders(url));
  const [ours, theirs]: [Opening[], Opening[]] = [[], []];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await openProduct(browser, url, SLOWDOWN, untilHydrated));
      theirs.push(await openProduct(browser, pages.url, SLOWDOWN, async () => undefined));
    }
  } finally {
    pages.stop();
  }
  const row = (name: string, seen: readonly Opening[]): readonly string[] => [
    name,
    median(seen.map(({ firstMs }) => firstMs)).toFixed(0),
    median(seen.map(({ laterMs }) => laterMs)).toFixed(0),
  ];
  printTable(
    ['list to product, ms from the lifted finger', 'never opened before', 'later'],
    [row('store', ours), row('hand-written page', theirs)],
  );
}

async function measurePurchasePath(browser: Browser, url: string): Promise<void> {
  const msByControl = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1) {
    const context = await openPhone(browser, url);
    const page = await openTab(context);
    await page.addInitScript(NOTE_INPUTS);
    await signedIn(page);
    await slowDown(page, SLOWDOWN);
    await walkPurchase(page, async (control, act) => {
      msByControl.set(control, [...(msByControl.get(control) ?? []), await slowestInputMs(page, act)]);
    });
    await context.close();
  }
  const rows = [...msByControl].map(([control, times]) => ({ control, ms: median(times), worstMs: Math.max(...times) }));
  print(`\n${rows.filter(({ ms }) => ms <= LIMIT_MS).length} of ${rows.length} controls within ${LIMIT_MS} ms\n`);
  printTable(
    ['control', 'press to paint, ms', 'slowest, ms'],
    rows.map(({ control, ms, worstMs }) => [control, ms.toFixed(0), worstMs.toFixed(0)]),
  );
}

/** How long a quick tap lasts. */
const FINGER_DOWN_MS = 80;

/** From the lifted finger until the title has been painted. */
interface Opening {
  readonly firstMs: number;
  readonly laterMs: number;
}

async function openProduct(browser: Browser, url: string, slowdown: number, untilReady: (page: Page) => Promise<void>): Promise<Opening> {
  const context = await openPhone(browser, url);
  const page = await openTab(context);
  await page.goto('/products');
  await untilReady(page);
  // Prefetched files have come by then.
  await page.waitForLoadState('networkidle');
  await slowDown(page, slowdown);
  const firstMs = await tapProduct(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  const laterMs = await tapProduct(page);
  await context.close();
  return { firstMs, laterMs };
}

const TITLE_PAINTED = `(() => {
  let liftedAt = null;
  addEventListener('pointerup', ({ timeStamp }) => (liftedAt = timeStamp), { capture: true, once: true });
  window.titlePaintedMs = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const title = document.querySelector('main h1')?.textContent.replaceAll('\\u00a0', ' ');
      if (liftedAt === null || title !== ${JSON.stringify(PRODUCT.title)}) return;
      observer.disconnect();
      requestAnimationFrame(() => scheduler.postTask(() => resolve(performance.now() - liftedAt), { priority: 'user-blocking' }));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
})()`;

async function tapProduct(page: Page): Promise<number> {
  const card = page.getByRole('link', { name: new RegExp(PRODUCT.title) }).first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (box === null) throw new Error('The list shows no card to tap');
  await page.evaluate(TITLE_PAINTED);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(FINGER_DOWN_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  return page.evaluate<number>('window.titlePaintedMs');
}

const PAGES = 'bench/first-visit/pages';

const SWAP = `
  const main = document.querySelector('main');
  const list = main.innerHTML;
  addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (link === null) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    main.innerHTML = document.querySelector('template').innerHTML;
    scrollTo(0, 0);
  });
  addEventListener('popstate', () => (main.innerHTML = list));`;

/** The least that opening a product costs. */
async function listWithReadyProduct(): Promise<string> {
  const [list, product] = await Promise.all(['list', 'product'].map((name) => readFile(`${PAGES}/${name}.html`, 'utf8')));
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(product ?? '') ?? [];
  const [, markup = ''] = /<main>([^]*?)<\/main>/.exec(product ?? '') ?? [];
  return (list ?? '')
    .replace('</style>', `${styles}</style>`)
    .replace('</body>', `<template>${markup}</template><script>${SWAP}</script></body>`);
}

/** Runs before the page's own scripts. */
const NOTE_INPUTS = `
  window.inputMs = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId !== 0) inputMs.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** The least that the browser reports. */
const NOTHING_REPORTED_MS = 16;
const SETTLED = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))';

/** Until the next paint, in steps of 8 ms. */
async function slowestInputMs(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(SETTLED);
  await page.evaluate('void (inputMs.length = 0)');
  await act();
  await page.evaluate(SETTLED);
  return Math.max(NOTHING_REPORTED_MS, ...(await page.evaluate<number[]>('inputMs')));
}
