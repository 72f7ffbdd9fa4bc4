import type { Page } from '@playwright/test';
import { holdFonts } from './hold-fonts';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

const OWN_FACE = /^"(?:Fraunces|Instrument Sans) Variable"/;

/** The first family of every text that the page shows: a face on its way there has Chromium ask the device for others, size by size (decision 0034). */
async function firstFamilies(page: Page): Promise<readonly string[]> {
  const families = await page
    .locator('body :not(script, style, noscript)')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.checkVisibility() &&
            [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== ''),
        )
        .map((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? ''),
    );
  return [...new Set(families)].sort();
}

const allInOwnFaces = (families: readonly string[]): boolean => families.length > 1 && families.every((family) => OWN_FACE.test(family));

for (const path of ['/', '/products', '/products/family-20-coastal-maple']) {
  test(`${path} is laid out in the device's faces until the store's own are here, then in those`, async ({ page }) => {
    const releaseFonts = await holdFonts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    const early = await firstFamilies(page);
    expect(early.length).toBeGreaterThan(1);
    expect(early.filter((family) => OWN_FACE.test(family))).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    releaseFonts();
    await expect.poll(async () => allInOwnFaces(await firstFamilies(page))).toBe(true);
  });
}

test("Who has no scripts sees the store's own faces", async ({ browser, store }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
  const page = await plain.newPage();
  await page.goto('/products');
  expect(await firstFamilies(page)).toEqual(['"Fraunces Variable"', '"Instrument Sans Variable"']);
  await plain.close();
});

test('A later visit, whose fonts are on the device, begins with them', async ({ page }) => {
  expect(await (await page.request.get('/app.html')).text()).toMatch(/<html[^>]* data-fonts/);
});

test('A character that few pages show brings the whole face', async ({ page }) => {
  const wholeFaces = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes('Whole') && status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await page.goto('/products');
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  // Not before the page is taken over, which would set the title's own words again.
  await appIsRunning(page);
  expect(await wholeFaces()).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.textContent = 'Þórsmörk';
  });
  await expect.poll(wholeFaces).toEqual(['Fraunces Whole']);
});
