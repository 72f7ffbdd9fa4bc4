import type { Page } from '@playwright/test';
import { DEVICES } from './devices';
import { holdFonts } from './hold-fonts';
import { movedSoFar, noteLayoutShifts } from './layout-shifts';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

/** The sum of layout shifts that nobody sees; what counts as good for the web at large is 0.1. */
const UNSEEN = 0.01;

for (const { device, ...settings } of DEVICES) {
  test.describe(`On a ${device}`, () => {
    test.use(settings);

    for (const path of ['/', '/products', '/products/family-20-coastal-maple']) {
      test(`the store's fonts come late to ${path} and move nothing`, async ({ page }) => {
        await noteLayoutShifts(page);
        const releaseFonts = await holdFonts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('h1').waitFor();
        // The first touch of a key starts the app, which else waits for all of the first screen's files.
        await page.keyboard.press('Shift');
        await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
        expect(await facesThere(page)).toEqual([]);
        const before = await movedSoFar(page);
        releaseFonts();
        await expect
          .poll(() => facesThere(page))
          .toEqual(expect.arrayContaining([expect.stringContaining('Fraunces'), expect.stringContaining('Instrument')]));
        await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
        expect((await movedSoFar(page)) - before).toBeLessThan(UNSEEN);
      });
    }
  });
}

/** The store's own faces that have come, the stand-ins left out. */
function facesThere(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ status, family }) => status === 'loaded' && family.includes('Variable')).map(({ family }) => family),
  );
}
