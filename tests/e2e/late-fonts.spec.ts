import type { Page } from '@playwright/test';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

const WINDOWS = [{ device: 'phone', width: 412, height: 915 }, { device: 'tablet', width: 820, height: 1180 }, { device: 'desktop', width: 1440, height: 900 }];
/** The sum of layout shifts that nobody sees; what counts as good for the web at large is 0.1. */
const UNSEEN = 0.01;

for (const path of ['/', '/products', '/products/family-20-coastal-maple']) {
  for (const { device, ...size } of WINDOWS) {
    test(`On a ${device} the store's fonts come late to ${path} and move nothing`, async ({ page }) => {
      await page.setViewportSize(size);
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

/** From here on the page adds up its layout shifts. */
function watchLayout(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
}

/** Their sum, when two more frames have been painted. */
function movedSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { shifts: readonly number[] }).shifts.reduce((sum, value) => sum + value, 0);
  });
}
