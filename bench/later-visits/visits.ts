import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { appRuns, openTab, slowDown, untilTrue } from '../phone';
import { paintsOf, startClock } from './page-clock';

export interface Visit {
  readonly firstMs: number;
  readonly largestMs: number;
}

/** Those in the window; the ones beside it in a row wait until they are scrolled to. */
const PICTURES_ARE_THERE = `[...document.querySelectorAll('main img')]
  .filter((image) => {
    const { top, left, right } = image.getBoundingClientRect();
    return top < innerHeight && left < innerWidth && right > 0;
  })
  .every((image) => image.complete)`;

const SOMETHING_IS_PAINTED = "performance.getEntriesByName('first-contentful-paint').length > 0";

/** Before a visit: what the one before had left to do (its tab, its worker, calls that fail without a server) doubled a visit's processor time. */
const REST_MS = 2_500;

/** Opens a screen in a tab of its own, the device being at rest, on a phone this many times slower than the machine, until its pictures in the window are there. */
export async function visit(context: BrowserContext, path: string, slowdown: number): Promise<Visit> {
  const page = await openTab(context);
  try {
    await startClock(page);
    await slowDown(page, slowdown);
    await pause(REST_MS);
    await page.goto(path);
    // Not looked at by selectors until then: the tool's own code, which they bring into the page, takes a slow phone some 50 ms.
    await untilTrue(page, SOMETHING_IS_PAINTED);
    await appRuns(page);
    await page.locator('main h1').waitFor();
    await untilTrue(page, PICTURES_ARE_THERE);
    return await paintsOf(page);
  } finally {
    await page.close();
  }
}

/** A first visit, until worker and device keep all that it showed. */
export async function firstVisit(context: BrowserContext, path: string): Promise<void> {
  const page = await openTab(context);
  await page.goto(path);
  await appRuns(page);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await untilTrue(page, 'navigator.serviceWorker.controller !== null');
  await untilTrue(
    page,
    `(async () => {
    const shown = [...document.images].filter((image) => image.complete && image.currentSrc.includes('/media/'));
    const kept = await Promise.all(shown.map((image) => caches.match(image.currentSrc)));
    return shown.length > 0 && kept.every((found) => found !== undefined);
  })()`,
  );
  await page.close();
}
