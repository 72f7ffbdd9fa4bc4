import type { Page } from '@playwright/test';
import { DEVICES } from './devices';
import { holdFonts } from './hold-fonts';
import { movedSoFar, noteLayoutShifts } from './layout-shifts';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

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
        expect(await loadedFonts(page)).toEqual([]);
        const before = await movedSoFar(page);
        releaseFonts();
        await expect
          .poll(() => loadedFonts(page))
          .toEqual(expect.arrayContaining([expect.stringContaining('Fraunces'), expect.stringContaining('Instrument')]));
        // The frame in which the words change their font.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        expect((await movedSoFar(page)) - before).toBeLessThan(UNSEEN);
      });
    }
  });
}

test('A character that few pages show brings the file with all of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const wholeFonts = () => asked.filter((path) => path.includes('/whole-'));
  await page.goto('/products');
  // Not before the page is hydrated, which would set the title's own words again.
  await appIsRunning(page);
  expect(wholeFonts()).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.textContent = 'Þórsmörk';
  });
  await expect.poll(wholeFonts).toEqual([expect.stringContaining('/assets/whole-fraunces-normal')]);
});

/** The store's own fonts that have arrived, the fallbacks left out. */
function loadedFonts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ status, family }) => status === 'loaded' && family.includes('Variable')).map(({ family }) => family),
  );
}
