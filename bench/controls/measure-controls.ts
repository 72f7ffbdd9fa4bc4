import type { Browser } from 'playwright';
import { commonHeaders } from '../../server/http/security-headers';
import { servePages } from '../first-visit/static-pages';
import { median, print, printTable, RUNS } from '../figures';
import { openPhone, openTab, slowDown, untilHydrated, withBrowser } from '../phone';
import { withStore } from '../with-store';
import { NOTE_INPUTS, slowestInputMs } from './input-times';
import { listWithReadyProduct } from './list-with-ready-product';
import { openProduct, type Opening } from './open-product';
import { signedIn, walkPurchase } from './purchase-path';

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
