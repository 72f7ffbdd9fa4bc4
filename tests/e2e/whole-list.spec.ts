import type { Page } from '@playwright/test';
import { appIsRunning } from './shopper';
import { movedSoFar, noteLayoutShifts } from './layout-shifts';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const SAMPLE_PRODUCTS = 48;
const PHONE = { width: 390, height: 844 };

const list = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /Shop Now/ }) });
const cards = (page: Page) => list(page).getByRole('listitem');

/** As the server's own document says them. */
async function namesInDocument(page: Page): Promise<readonly string[]> {
  const markup = await (await page.request.get('/products')).text();
  const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
  return [...main.matchAll(/<h2[^>]*>(.+?)<\/h2>/g)].map(([, name = '']) => name.replaceAll(/<[^>]+>/g, ''));
}

async function openList(page: Page): Promise<readonly string[]> {
  const names = await namesInDocument(page);
  expect(new Set(names).size).toBe(SAMPLE_PRODUCTS);
  await page.goto('/products');
  await appIsRunning(page);
  return names;
}

/** Headings that the browser tells a screen reader. */
async function spokenHeadings(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'heading').map(({ name }) => String(name?.value));
}

/** The bookmarks of a PDF are the headings that were printed. Chromium writes them as plain text or in UTF-16, without the space at the end of a line. */
function bookmarksOf(pdf: Buffer): readonly string[] {
  const written = [...pdf.toString('latin1').matchAll(/\/Title (?:<FEFF([0-9A-F]+)>|\(((?:\\.|[^\\)])*)\))/g)];
  return written.map(([, hex, text = '']) =>
    withoutSpaces(hex === undefined ? text.replaceAll(/\\(.)/g, '$1') : Buffer.from(hex, 'hex').swap16().toString('utf16le')),
  );
}

/** A title's last line: the browser's search ends at the end of a line. */
const nameInItsSeries = (title: string): string => title.split(' - ').at(-1) ?? title;

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

test('A list that was scrolled through, and the floors below a floor, have no blank tile in a picture of the whole page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/products', '/products/family-20-coastal-maple']) {
    await page.goto(path);
    await appIsRunning(page);
    const pictures = page
      .getByRole('main')
      .getByRole('link', { name: /Shop Now/ })
      .locator('img');
    await expect.poll(() => pictures.count()).toBeGreaterThan(5);
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const blank = () => pictures.evaluateAll((all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await blank(), path).toBe(0);
  }
});

test('Without scripts a list shows all of its floors', async ({ browser, store }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
  const page = await plain.newPage();
  await page.goto('/products');
  await expect(page.getByRole('link', { name: /Shop Now/ })).toHaveCount(SAMPLE_PRODUCTS);
  await plain.close();
});

for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
  test.describe(`At ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every floor of a list is heard by a screen reader, found by the search of the browser, and nothing moves', async ({ page }) => {
      await noteLayoutShifts(page);
      const names = await openList(page);
      const spoken = await spokenHeadings(page);
      expect(names.filter((name) => !spoken.includes(name))).toEqual([]);
      const notFound = await page.evaluate((words) => {
        const find = (text: string): boolean => {
          window.getSelection()?.removeAllRanges();
          return (window as unknown as { readonly find: (text: string, matchCase: boolean) => boolean }).find(text, true);
        };
        return words.filter((text) => !find(text));
      }, names.map(nameInItsSeries));
      expect(notFound).toEqual([]);
      expect(await movedSoFar(page)).toBeLessThan(0.01);
    });

    test('a printed list has every floor, and each picture or its place', async ({ page }) => {
      const names = await openList(page);
      const printed = bookmarksOf(await page.pdf({ tagged: true, outline: true }));
      expect(names.filter((name) => !printed.includes(withoutSpaces(name.replace(' - ', ''))))).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      const unseen = await cards(page).evaluateAll((items) =>
        items
          .filter((item) => {
            const [picture, title] = [item.querySelector('picture'), item.querySelector('h2')];
            const isShown = (element: Element | null): boolean =>
              element?.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) === true &&
              element.getBoundingClientRect().height > 20;
            return !isShown(picture) || !isShown(title);
          })
          .map((item) => item.textContent),
      );
      expect(unseen).toEqual([]);
    });

    test('Tab goes through every floor and its Compare in order, and on to the foot of the page', async ({ page }) => {
      await openList(page);
      const links = cards(page).getByRole('link');
      const compares = cards(page).getByRole('button', { name: /^Compare / });
      await expect(compares).toHaveCount(SAMPLE_PRODUCTS);
      await links.first().focus();
      for (let place = 0; place < SAMPLE_PRODUCTS; place += 1) {
        await expect(links.nth(place)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(compares.nth(place)).toBeFocused();
        await page.keyboard.press('Tab');
      }
      await expect(page.getByRole('contentinfo').locator(':focus')).toBeInViewport();
    });
  });
}

test.describe('In a browser without a worker', () => {
  test.use({ viewport: { width: 412, height: 915 } });

  for (const way of ['A reload', 'Back from elsewhere', 'Back from a floor'] as const) {
    test(`${way} finds the place in the middle of a list`, async ({ page, complaints }) => {
      await openList(page);
      const floor = cards(page).nth(30);
      await floor.scrollIntoViewIfNeeded();
      // A mouse would move to what it can reach, and with it the list.
      await floor.getByRole('link').focus();
      const place = await page.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(2_000);
      if (way === 'A reload') await page.reload();
      else if (way === 'Back from elsewhere') {
        await page.goto('/icons/favicon.svg');
        await page.goBack();
      } else {
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
        await page.goBack();
      }
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
      await expect(floor).toBeInViewport();
      expect(complaints.splice(0).filter((text) => !/Service Worker|will not work offline/.test(text))).toEqual([]);
    });
  }
});
