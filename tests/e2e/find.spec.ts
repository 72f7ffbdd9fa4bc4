import type { Locator, Page } from '@playwright/test';
import { translateDocument } from '../fixtures/translate-document';
import { repeats } from '../repetitions';
import { DEVICES } from './devices';
import { isAccessible } from './is-accessible';
import { tabTo } from './keyboard';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

/** What is typed, what comes first, and the heading of its page. */
const TOPICS = [
  ['delivery', /^Article Five checks for delivery day/, 'Five checks for delivery day'],
  ['return policy', /^Page Terms and conditions/, 'Terms & Conditions'],
  ['hours', /^Page Contact us: telephone, address, opening hours/, 'Contact us'],
  ['stairs', /^Guide Stairs/, /^Stairs/],
  ['samples', /^Article Picking a color/, /^Picking a color/],
  ['quarter round', /^Guide Stairs/, /^Stairs/],
] as const;

const PHONE = DEVICES[0];
const TABLET = DEVICES[1];
const count = (page: Page): Locator => page.getByRole('main').getByRole('status').first();
const cards = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appIsRunning(page);
}

test.describe('On a phone', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: true, hasWorker: true });

  test('without a signal a waterproof light oak under $3.50 with IIC of 55 is found from home in six taps at most', async ({
    page,
    context,
    complaints,
  }) => {
    await open(page, '/products');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await open(page, '/');
    await expect(cards(page).first()).toBeVisible();
    await context.setOffline(true);
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      taps += 1;
      await target.tap();
    };
    await tap(page.getByRole('button', { name: 'Search', exact: true }));
    await page.getByRole('searchbox', { name: 'Search floors' }).fill('waterproof light oak');
    await tap(page.getByRole('option', { name: /^See all/ }));
    await tap(page.getByRole('button', { name: /^Filter/ }));
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await tap(sheet.getByLabel('To', { exact: true }));
    await page.keyboard.type('3.50');
    await tap(sheet.getByRole('checkbox', { name: /^IIC 55 or more/ }));
    await tap(sheet.getByRole('button', { name: /^Show \d+ floors?$/ }));
    expect(taps).toBeLessThanOrEqual(6);
    await expect(sheet).toHaveCount(0);
    await expect(count(page)).toHaveText(/^[1-9]\d* of 48 floors$/);
    await expect(page.getByRole('button', { name: 'Remove Up to $3.50 / sqft' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove IIC 55 or more' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Limewash Oak')).toBeVisible();
    await context.setOffline(false);
    complaints.length = 0;
  });

  test.describe('In the sheet of filters', () => {
    test.skip(!repeats, 'tests/pages/find.test.tsx shows the same, back-from-the-first-page.spec.ts that Back closes the sheet.');

    test('the sheet counts while one chooses, closes by Back, and its titles are explained', async ({ page }) => {
      await open(page, '/products');
      await page.getByRole('button', { name: /^Filter/ }).tap();
      const sheet = page.getByRole('dialog', { name: 'Filter' });
      await sheet.getByRole('button', { name: 'What Core means' }).tap();
      await expect(sheet.getByText(/^What the plank is made of/)).toBeVisible();
      await expect(sheet.getByText(/^Foamed plastic/)).toBeVisible();
      await sheet.getByRole('checkbox', { name: /^WPC/ }).tap();
      await expect(sheet.getByRole('button', { name: /^Show \d+ floors$/ })).not.toHaveText('Show 48 floors');
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/\?core=WPC$/);
      await page.getByRole('button', { name: 'Remove WPC' }).tap();
      await expect(count(page)).toHaveText('48 floors');
    });
  });

  test('two rows of floors with their prices stand in the first screen when nothing is asked', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/products');
    const prices = page
      .getByRole('main')
      .getByText(/\/ sqft$/)
      .and(page.locator('strong'));
    for (const at of [0, 1, 2, 3]) {
      const box = await prices.nth(at).boundingBox();
      expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThan(844);
    }
  });
});

test('Without scripts the search is a form that leads to what it finds', async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${store.url}/about-us`);
  const box = page.getByRole('searchbox', { name: 'Search floors' });
  await box.fill('maple');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=maple$/);
  await expect(cards(page).first()).toContainText('Maple');
  await context.close();
});

test.describe('By keyboard', () => {
  test.skip(
    !repeats,
    'tests/pages/search-box.test.tsx and tests/pages/find.test.tsx show the same; that the focus is seen is in keyboard-purchase.spec.ts.',
  );

  test('By keyboard alone one searches, chooses a floor, filters and takes a filter back', async ({ page }) => {
    await open(page, '/about-us');
    const box = page.getByRole('searchbox', { name: 'Search floors' });
    await tabTo(page, box);
    await page.keyboard.type('mapl');
    await expect(page.getByRole('listbox', { name: 'Floors found' }).getByRole('option').first()).toContainText('Maple');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox', { name: 'Floors found' }).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox', { name: 'Floors found' })).toHaveCount(0);
    await expect(box).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?q=mapl$/);
    await expect(count(page)).toHaveText(/of 48 floors$/);
    const remove = page.getByRole('button', { name: /^Remove/ });
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText('48 floors');
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused();
  });
});

test.describe('On a tablet without signal', () => {
  test.use({ viewport: TABLET.viewport, hasTouch: true, hasWorker: true });

  test.describe('With the list', () => {
    test.skip(!repeats, 'Found without a signal on a phone above.');

    test('the list that was seen is searched and filtered, and says how old it is where it is not the whole', async ({
      page,
      context,
      complaints,
    }) => {
      await open(page, '/products');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.reload();
      await appIsRunning(page);
      await context.setOffline(true);
      await page.getByRole('searchbox', { name: 'Search floors' }).fill('herrinbone');
      await expect(page.getByRole('listbox', { name: 'Floors found' }).getByRole('option').first()).toContainText('Herringbone');
      await page.keyboard.press('Enter');
      await expect(count(page)).toHaveText(/^[1-9]\d* of 48 floors$/);
      await page.getByRole('button', { name: /^Filter/ }).tap();
      const sheet = page.getByRole('dialog', { name: 'Filter' });
      await expect(sheet.getByRole('group', { name: 'Tone' })).toBeVisible();
      await sheet.getByRole('button', { name: /^Show/ }).tap();
      await page.reload();
      await appIsRunning(page);
      await expect(count(page)).toHaveText(/^[1-9]\d* of 48 floors$/);
      await context.setOffline(false);
      complaints.length = 0;
    });
  });

  test('what is no floor leads to guides, articles, pages and contact, and each of them opens', async ({ page, context, complaints }) => {
    for (const path of ['/products', '/installation', '/blog', '/terms-and-conditions', '/contact-us', '/rooms']) await open(page, path);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await appIsRunning(page);
    await context.setOffline(true);
    const box = page.getByRole('searchbox', { name: 'Search floors' });
    const pages = page.getByRole('navigation', { name: 'Guides and pages' });
    for (const [typed, first, title] of TOPICS) {
      await box.fill(typed);
      await page.keyboard.press('Enter');
      await expect(page, typed).toHaveURL(`/products?q=${typed.replace(' ', '+')}`);
      await pages
        .getByRole('link')
        .first()
        .and(pages.getByRole('link', { name: first }))
        .tap();
      await expect(page.getByRole('heading', { level: 1, name: title }), typed).toBeVisible();
      await page.goBack();
      // Contact stands at the end of what is asked about the shop.
      await expect(pages.getByRole('link', { name: /^Page/ }).first(), typed).toBeVisible();
    }
    await context.setOffline(false);
    complaints.length = 0;
  });

  test('without the list one searches among the floors that the device has, and it says so', async ({ page, context, complaints }) => {
    await open(page, '/products/category/4');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await appIsRunning(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'All floors' }).first().tap();
    await expect(count(page)).toHaveText(/^\d+ saved floors$/);
    await expect(page.getByText(/you search among \d+ saved floors, as of/)).toBeVisible();
    await context.setOffline(false);
    complaints.length = 0;
  });
});

test.describe('Further states', () => {
  test.skip(!repeats, 'Further states. The sheet of filters is looked at below.');

  test('axe finds nothing in the search, an explained filter, what is chosen and an empty result', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/products?q=oak&tone=light&price=-3.5');
    await isAccessible(page, 'chosen filters');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'What Tone means' }).click();
    await isAccessible(page, 'an explained filter');
    await open(page, '/products?q=marble&price=-2');
    await expect(page.getByText('No floor has all of that')).toBeVisible();
    await isAccessible(page, 'nothing found');

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('searchbox', { name: 'Search floors' }).fill('oak');
    await expect(page.getByRole('listbox', { name: 'Floors found' }).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await isAccessible(page, 'search results', 'header');
  });
});

test.describe('On a small phone', () => {
  // From the start: a document that loads while its window changes fetches pictures of both sizes, and the browser complains of one.
  test.use({ viewport: { width: 360, height: 800 } });

  test('axe finds nothing in the sheet of filters', async ({ page }) => {
    await open(page, '/products');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await isAccessible(page, 'sheet of filters', '[role=dialog]');
  });
});

test('The list marks in each card the words by which it was found, and in a page that is translated as well', async ({ page }) => {
  const marked = async (): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...new Set([...(CSS.highlights.get('found-words') ?? [])].map((range) => String(range).toLowerCase()))].toSorted(),
    );
  await open(page, '/products?q=maple');
  await expect.poll(marked).toEqual(['maple']);
  await page.evaluate(`(${String(translateDocument)})()`);
  await expect(page.locator('main font').first()).toBeAttached();
  await expect.poll(marked).toEqual(['maple']);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(marked).toEqual([]);
});

test('The list stays in sight until the filters are there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/products');
  const filter = page.getByRole('button', { name: 'Filter' });
  await expect(filter).toBeVisible();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isReleased;
    await route.fallback();
  });
  const asked = page.waitForRequest(/\/assets\/.*\.js$/);
  await filter.click();
  await asked;
  await expect(cards(page).first()).toBeVisible();
  release();
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});
