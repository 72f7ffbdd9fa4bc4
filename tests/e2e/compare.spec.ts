import type { Page } from '@playwright/test';
import { repeats } from '../repetitions';
import { savedQueries } from './saved-queries';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const PHONE = { width: 360, height: 740 };
const MAPLE = 'family-20-coastal-maple';
const ESTATE = 'comfort-28-estate-oak';
/** One of each construction: their rows differ most. */
const FOUR = 'everyday-12-natural-oak,comfort-28-estate-oak,glue-down-20-studio-oak,loose-lay-20-loft-oak';

const bar = (page: Page) => page.getByRole('region', { name: 'Floors to compare' });
const table = (page: Page) => page.getByRole('table');
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appIsRunning(page);
}

async function pressCompare(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const compare = page.getByRole('button', { name: `Compare ${name}` });
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
}

/** How many pages the page prints on. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

test.describe('On a phone', () => {
  test.use({ viewport: PHONE });

  test('a shopper compares two floors from their cards, and the device keeps them through a reload and in another tab', async ({
    page,
    context,
  }) => {
    await open(page, '/products');
    await pressCompare(page, 'Family 20 - Coastal Maple', 'Wide Plank 20 - White Oak Natural');
    await expect(bar(page).getByText('2 floors to compare')).toBeAttached();
    await page.reload();
    await appIsRunning(page);
    await expect(bar(page).getByText('2 floors to compare')).toBeAttached();

    const other = await context.newPage();
    await open(other, '/products');
    await pressCompare(other, 'Everyday 12 - Natural Oak');
    await expect(bar(page).getByText('3 floors to compare')).toBeAttached();
    await other.close();

    await bar(page).getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/compare\?floors=/);
    await expect(table(page).getByRole('columnheader', { name: /Coastal Maple/ })).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('two floors fit beside each other; four scroll sideways under row names that stay', async ({ page }) => {
    await open(page, `/compare?floors=${MAPLE},${ESTATE}`);
    const estate = table(page).getByRole('columnheader', { name: /Estate Oak/ });
    await expect(estate).toBeVisible();
    const edges = await estate.boundingBox();
    expect((edges?.x ?? 0) + (edges?.width ?? 1_000)).toBeLessThanOrEqual(PHONE.width);

    await open(page, `/compare?floors=${FOUR}`);
    const name = table(page).getByText('Wear layer', { exact: true });
    await name.scrollIntoViewIfNeeded();
    const before = await name.boundingBox();
    await page.getByRole('region', { name: 'Comparison' }).evaluate((region) => region.scrollTo({ left: 300, behavior: 'instant' }));
    await expect.poll(async () => Math.abs(((await name.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('the page of a floor has one bar at its bottom, and leads to the comparison itself', async ({ page }) => {
    await open(page, '/products');
    await pressCompare(page, 'Wide Plank 20 - White Oak Natural');
    await open(page, `/products/${MAPLE}`);
    await page.getByRole('button', { name: 'Compare Family 20 - Coastal Maple' }).click();
    await expect(page.getByRole('region', { name: 'Your selection' })).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('link', { name: 'See 2 side by side' }).click();
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  });
});

for (const size of repeats ? [PHONE, { width: 820, height: 1180 }, { width: 1440, height: 900 }] : [PHONE]) {
  test(`At ${size.width} px the bar covers nothing at the end of a page, and neither chat nor status lies on it`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/products');
    await pressCompare(page, 'Family 20 - Coastal Maple', 'Wide Plank 20 - White Oak Natural');
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect
      .poll(() =>
        page.evaluate(() => {
          const box = document.querySelector('[data-sticky-bar]')?.getBoundingClientRect();
          if (box === undefined) return ['no bar'];
          return [
            ...document.querySelectorAll('main a, main button, footer a, footer button, [aria-label=Chat] button, [data-status-pill]'),
          ]
            .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('.visually-hidden') === null)
            .filter((control) => {
              const own = control.getBoundingClientRect();
              return own.height > 0 && own.bottom > box.top + 1 && own.top < box.bottom;
            })
            .map((control) => control.outerHTML.slice(0, 100));
        }),
      )
      .toEqual([]);
  });
}

test('On a tablet the titles of a comparison are whole words, beside no floor’s name', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, `/compare?floors=${FOUR}&sqft=250`);
  await expect(table(page).getByRole('rowheader', { name: 'Installation' }).first()).toBeVisible();
  const wrong = await table(page).evaluate((comparison) => {
    const boxOf = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    };
    return [...comparison.querySelectorAll('th[scope=rowgroup] > span')]
      .filter((title) => {
        const { right, bottom, height } = boxOf(title);
        const names = [...(title.closest('tr')?.querySelectorAll('td') ?? [])].map(boxOf);
        const isOver = names.some((name) => name.height > 0 && name.left < right && name.top < bottom - 1);
        return isOver || height > 1.5 * Number.parseFloat(getComputedStyle(title).lineHeight);
      })
      .map((title) => title.textContent);
  });
  expect(wrong).toEqual([]);
});

test('With the keyboard alone: two floors are chosen, compared, priced and reduced to what differs', async ({ page }) => {
  await open(page, '/products');
  await expect(page.getByRole('button', { name: /^Compare / })).toHaveCount(48);
  await page
    .getByRole('link', { name: /Shop Now/ })
    .first()
    .focus();
  for (const place of [0, 1]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Compare / }).nth(place)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  const link = bar(page).getByRole('link', { name: 'Compare' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare floors' })).toBeVisible();
  await page.getByLabel('Your area (sqft)').focus();
  await page.keyboard.type('14 x 18');
  await expect(row(page, 'Boxes')).toContainText('12 boxes');
  await page.getByRole('checkbox', { name: 'Only differences' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^\d+ of \d+ rows differ$/)).toBeVisible();
  const words = table(page).locator('summary').filter({ hasText: 'Total thickness' });
  await words.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The whole plank with its pad.')).toBeVisible();
});

test.describe('With a worker', () => {
  test.skip(!repeats, 'tests/pages/compare.test.tsx shows the same of a floor without saved details.');
  test.use({ hasWorker: true });

  test('Without signal saved floors are compared, and one that is not saved says so', async ({ page, context, complaints }) => {
    for (const slug of [MAPLE, ESTATE]) {
      await open(page, `/products/${slug}`);
      await expect(page.getByRole('heading', { name: 'Specifications' })).toBeAttached();
    }
    await open(page, '/products');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await open(page, `/compare?floors=${MAPLE},${ESTATE}`);
    await expect(row(page, 'Wear layer')).toContainText('28 mil');
    for (const slug of [MAPLE, ESTATE])
      await expect.poll(async () => (await savedQueries(page)).some((key) => key.includes(`"${slug}"`))).toBe(true);
    await context.setOffline(true);
    await open(page, `/compare?floors=${MAPLE},${ESTATE},herringbone-20-walnut&sqft=250`);
    await expect(row(page, 'Wear layer')).toContainText('28 mil');
    await expect(row(page, 'All of it, for pickup')).toContainText('$');
    await expect(page.getByText('its details are not saved on this device', { exact: false })).toBeVisible();
    await expect(row(page, 'Wear layer')).toContainText('Not saved here');
    complaints.length = 0;
  });
});

test('With blocked site data Compare works as long as the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await open(page, '/products');
  await pressCompare(page, 'Family 20 - Coastal Maple', 'Wide Plank 20 - White Oak Natural');
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
});

test('Four floors of four constructions print on one page, with an area too, and a board sheet on one page a floor', async ({ page }) => {
  for (const search of [`floors=${FOUR}&sqft=250`, `floors=${MAPLE},${ESTATE}&sqft=250`]) {
    await open(page, `/compare?${search}`);
    await expect(row(page, 'Wear layer')).toContainText('mil');
    await page.waitForLoadState('load');
    expect(await printedPages(page), search).toBe(1);
  }
  await open(page, `/board-sheet?floors=${MAPLE},${ESTATE}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await printedPages(page)).toBe(2);
  // The control: what is twice as long takes a page more.
  await page.evaluate(() =>
    document.querySelector('main article')?.append(...Array.from({ length: 40 }, () => document.createElement('p'))),
  );
  await page.addStyleTag({ content: 'main article > p:empty { height: 30px; }' });
  expect(await printedPages(page)).toBeGreaterThan(2);
});

test('The comparison and the board sheet are kept out of search engines', async ({ request }) => {
  for (const path of ['/compare?floors=a,b', '/board-sheet?floors=a']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/\/compare|\/board-sheet/);
});
