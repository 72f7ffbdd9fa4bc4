import type { BrowserContext, Page } from 'playwright';
import { median, medianRatio, printTable, RUNS } from '../figures';
import { openPhone, openTab, slowDown, untilHydrated, untilTrue, untilWorkerControls, withBrowser } from '../phone';
import { withStore } from '../with-store';

const SCREENS = ['/', '/products', '/products/family-20-coastal-maple'];
const SLOWDOWN = 4;

/** Only those in the viewport. */
const PICTURES_ARE_HERE = `[...document.querySelectorAll('main img')]
  .filter((image) => {
    const { top, left, right } = image.getBoundingClientRect();
    return top < innerHeight && left < innerWidth && right > 0;
  })
  .every((image) => image.complete)`;

/** In the worker's cache. */
const PICTURES_ARE_CACHED = `(async () => {
  const shown = [...document.images].filter((image) => image.complete && image.currentSrc.includes('/media/'));
  const cached = await Promise.all(shown.map((image) => caches.match(image.currentSrc)));
  return shown.length > 0 && cached.every((found) => found !== undefined);
})()`;

/** Runs before the page: the time of the frame that first shows the heading. */
const NOTE_HEADING = `new MutationObserver((changes, observer) => {
  if ((document.querySelector('main h1')?.getBoundingClientRect().height ?? 0) === 0) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.headingMs = performance.now())));
}).observe(document, { childList: true, subtree: true })`;

const PAINTS = `new Promise((resolve) => new PerformanceObserver((list) => resolve({
  headingMs: window.headingMs,
  largestMs: list.getEntries().at(-1).startTime,
})).observe({ type: 'largest-contentful-paint', buffered: true }))`;

interface Paints {
  readonly headingMs: number;
  readonly largestMs: number;
}

/** In a page four times slower, with the server stopped and running. */
export async function measureLaterVisits(): Promise<void> {
  await withStore((store) =>
    withBrowser(async (browser) => {
      const context = await openPhone(browser, store.url);
      for (const path of SCREENS) await firstVisit(context, path);
      const rows: (readonly string[])[] = [];
      for (const path of SCREENS) {
        const [running, stopped]: [Paints[], Paints[]] = [[], []];
        for (let run = 0; run < RUNS; run += 1) {
          running.push(await visit(context, path));
          await store.kill();
          stopped.push(await visit(context, path));
          await store.start();
        }
        const cells = (pick: (paints: Paints) => number): readonly string[] => [
          median(stopped.map(pick)).toFixed(0),
          median(running.map(pick)).toFixed(0),
          medianRatio(stopped.map(pick), running.map(pick)),
        ];
        rows.push([`\`${path}\``, ...cells(({ headingMs }) => headingMs), ...cells(({ largestMs }) => largestMs)]);
      }
      printTable(['later visit', 'heading stopped, ms', 'running', 'ratio', 'LCP stopped, ms', 'running', 'ratio'], rows);
    }),
  );
}

async function firstVisit(context: BrowserContext, path: string): Promise<void> {
  const page = await openTab(context);
  await page.goto(path);
  await untilHydrated(page);
  await untilWorkerControls(page);
  await untilTrue(page, PICTURES_ARE_CACHED);
  await page.close();
}

async function visit(context: BrowserContext, path: string): Promise<Paints> {
  const page: Page = await openTab(context);
  await slowDown(page, SLOWDOWN);
  await page.addInitScript(NOTE_HEADING);
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await untilHydrated(page);
  await untilTrue(page, PICTURES_ARE_HERE);
  const paints = await page.evaluate<Paints>(PAINTS);
  await page.close();
  return paints;
}
