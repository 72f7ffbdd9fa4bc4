import type { Page } from '@playwright/test';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

const DEVICES = [
  { device: 'phone', hasTouch: true, viewport: { width: 412, height: 915 } },
  { device: 'tablet', hasTouch: true, viewport: { width: 820, height: 1180 } },
  { device: 'desktop', hasTouch: false, viewport: { width: 1440, height: 900 } },
];
/** The sum of layout shifts that nobody sees; what counts as good for the web at large is 0.1. */
const UNSEEN = 0.01;

for (const { device, ...settings } of DEVICES) {
  test.describe(`On a ${device}`, () => {
    test.use(settings);

    for (const path of ['/', '/products', '/products/family-20-coastal-maple']) {
      test(`the store's fonts come late to ${path} and move nothing`, async ({ page }) => {
        const releaseFonts = await holdFonts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('h1').waitFor();
        // The first touch of a key starts the app, which else waits for all of the first screen's files.
        await page.keyboard.press('Shift');
        await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
        expect(await facesThere(page)).toEqual([]);
        await watchLayout(page);
        releaseFonts();
        await expect.poll(() => facesThere(page)).toEqual(expect.arrayContaining([expect.stringContaining('Fraunces'), expect.stringContaining('Instrument')]));
        expect(await movedSoFar(page)).toBeLessThan(UNSEEN);
      });
    }
  });
}

/** Font files wait until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** The store's own faces that have come, the stand-ins left out. */
function facesThere(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...document.fonts].filter(({ status, family }) => status === 'loaded' && family.includes('Variable')).map(({ family }) => family));
}

interface LayoutNotes {
  readonly entries: PerformanceEntry[];
  readonly observer: PerformanceObserver;
}

/** From here on the page notes its layout shifts. */
function watchLayout(page: Page): Promise<void> {
  return page.evaluate(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { layoutNotes: { entries, observer } satisfies LayoutNotes });
  });
}

/** Their sum, when every face asked for has come and been painted. */
function movedSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { layoutNotes: { entries, observer } } = window as unknown as { layoutNotes: LayoutNotes };
    return [...entries, ...observer.takeRecords()].reduce((sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0), 0);
  });
}
