import type { Locator, Page } from '@playwright/test';
import { expect, test } from './store-test';
import { appIsRunning } from './shopper';

test.use({ sharesStore: true, hasWorker: false });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appIsRunning(page);
}

/** The behaviours that scrolls were asked for since the last look. */
async function scrollsSince(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (document.documentElement.dataset['scrolls'] ?? '').split(' ').filter((word) => word !== ''));
}

const forgetScrolls = (page: Page): Promise<void> => page.evaluate(() => void delete document.documentElement.dataset['scrolls']);

async function recordScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (options: unknown): void => {
      const behavior = typeof options === 'object' && options !== null && 'behavior' in options ? String(options.behavior) : 'auto';
      document.documentElement.dataset['scrolls'] = `${document.documentElement.dataset['scrolls'] ?? ''} ${behavior}`;
    };
    const { scrollTo } = window;
    window.scrollTo = (...args: unknown[]) => {
      note(args[0]);
      Reflect.apply(scrollTo, window, args);
    };
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function noted(this: Element, options) {
      note(options);
      scrollIntoView.call(this, options);
    };
  });
}

test('Every page change scrolls smoothly to the top, /?product to the categories, and at once for who wants no motion', async ({
  page,
}) => {
  await recordScrolls(page);
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/products');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await forgetScrolls(page);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(async () => (await scrollsSince(page))[0]).toBe(behavior);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Product' }).click();
    await expect(page).toHaveURL(/\/\?product$/);
    await expect.poll(() => scrollsSince(page)).toContain(behavior);
    await expect
      .poll(() => page.locator('#product').evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top))))
      .toBeLessThan(100);
  }
});

test('Nothing moves by itself while a first screen is taken over', async ({ page }) => {
  await page.addInitScript(() => {
    const note = () => {
      const root = document.documentElement;
      const names = document.getAnimations().map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'other'));
      if (root !== null && names.length > 0 && root.dataset['app'] !== 'running') root.dataset['moved'] = [...new Set(names)].join(' ');
      requestAnimationFrame(note);
    };
    note();
  });
  await open(page, '/');
  expect(await page.evaluate(() => document.documentElement.dataset['moved'] ?? '')).toBe('');
});

for (const path of ['/', '/products', '/products/family-20-coastal-maple']) {
  test(`What stands for words of ${path} that are on their way breathes in a page that is drawn`, async ({ page }) => {
    await page.route('**/page-data/**', (route) => route.fulfill({ json: null }));
    await page.route('**/api/**', () => undefined);
    await page.goto(path);
    await expect
      .poll(() =>
        page.evaluate(() =>
          document.getAnimations().some((animation) => animation instanceof CSSAnimation && animation.animationName.startsWith('breathe')),
        ),
      )
      .toBe(true);
  });
}

test('A page change whose smooth scroll is broken off still ends at the top', async ({ page }) => {
  await page.addInitScript(() => {
    let isBroken = false;
    document.addEventListener('scroll', () => {
      if (isBroken || window.location.pathname !== '/about-us' || window.scrollY > 900) return;
      isBroken = true;
      window.scrollTo({ top: 746, behavior: 'instant' });
    });
  });
  await open(page, '/products');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

const background = (locator: Locator): Promise<string> => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test('Header transparent on / and /about-us and black elsewhere, drawer 340 px wide, news list 560 px high, guide slider as large as the screen', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  for (const [path, colour] of [
    ['/', 'rgba(0, 0, 0, 0)'],
    ['/about-us', 'rgba(0, 0, 0, 0)'],
    ['/products', 'rgb(0, 0, 0)'],
    ['/contact-us', 'rgb(0, 0, 0)'],
    ['/my-cart', 'rgb(0, 0, 0)'],
  ] as const) {
    await open(page, path);
    expect([path, await background(header)]).toEqual([path, colour]);
  }
  await page.getByRole('button', { name: /^Shopping cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping cart' });
  await expect.poll(async () => drawer.boundingBox().then((box) => (box === null ? 0 : box.x + box.width))).toBe(1440);
  expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(340);

  await open(page, '/');
  const news = page.getByRole('list', { name: 'More news' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await news.scrollIntoViewIfNeeded();
  // A box may be a fraction of a pixel off where the screen is scrolled by fractions.
  expect(Math.round((await news.boundingBox())?.height ?? Number.NaN)).toBeLessThanOrEqual(560);
  expect(await news.evaluate((list) => list.scrollHeight)).toBeGreaterThan(560);

  await open(page, '/installation/herringbone-layout');
  const slider = await page
    .getByRole('region', { name: /^Pictures of/ })
    .getByRole('list', { name: 'Pictures' })
    .boundingBox();
  const headerHeight = (await header.boundingBox())?.height ?? 0;
  expect(slider?.width).toBe(1440);
  expect(Math.round((slider?.height ?? 0) + headerHeight)).toBe(900);
});

test('The hero advances by itself, its dots choose a slide, and it can be paused', async ({ page }) => {
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Featured floors' });
  const dot = (position: number): Locator => hero.getByRole('button', { name: new RegExp(`^Slide ${position}:`) });
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(0, 890);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await hero.getByRole('button', { name: 'Pause slides' }).click();
  await expect(hero.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await dot(1).click();
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await expect(hero.getByRole('group', { name: /^1 of/ })).not.toHaveAttribute('inert');
  await expect(hero.getByRole('link', { name: 'Scroll down' })).toBeVisible();
});

test('Nothing scrolls the hero sideways: a slide never stands left of the margin with a strip of the next', async ({ page }) => {
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Featured floors' });
  await expect(hero.getByRole('button', { name: /^Slide 2/ })).toBeVisible();
  await hero
    .locator('[aria-roledescription=slide]')
    .nth(1)
    .evaluate((slide) => {
      for (const element of slide.querySelectorAll('p, a')) element.scrollIntoView({ inline: 'nearest' });
    });
  expect(
    await hero
      .locator('[aria-roledescription=slide]')
      .first()
      .evaluate((slide) => slide.parentElement?.parentElement?.scrollLeft),
  ).toBe(0);
});

const bottomOf = async (locator: Locator): Promise<number> =>
  locator.boundingBox().then((box) => (box === null ? Number.NaN : box.y + box.height));

test('First screens show what is asked for: a price on the home page, price and Buy of a floor on tablets, prices and totals of a comparison, the first step of a guide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/');
  await expect(
    page
      .getByRole('region', { name: 'Featured floors' })
      .getByText(/^\$\d\.\d\d \/ sqft$/)
      .first(),
  ).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/products/wide-plank-20-white-oak-natural');
    const buy = page.getByRole('button', { name: 'Buy Now' });
    await expect(buy).toBeVisible();
    expect.soft(await bottomOf(buy), `Buy Now at ${width} px`).toBeLessThanOrEqual(height);
    const gallery = await page.getByRole('region', { name: /^Pictures of/ }).boundingBox();
    expect
      .soft((await buy.boundingBox())?.x, `two columns at ${width} px`)
      .toBeGreaterThan((gallery?.x ?? 0) + (gallery?.width ?? Infinity));
  }
  for (const [width, height] of [
    [360, 640],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/compare?floors=wide-plank-20-white-oak-natural,family-20-coastal-maple&sqft=252');
    const head = page.getByRole('columnheader', { name: /White Oak Natural/ });
    for (const figure of [head.getByText('$3.99 / sqft'), head.getByText(/^\$1,\d{3}\.\d\d$/)])
      await expect(figure).toBeInViewport({ ratio: 1 });
    await open(page, '/installation/herringbone-layout');
    for (const words of [page.getByRole('heading', { level: 1 }), page.getByText(/^Prepare the slab as for a floating plank: /).first()])
      await expect(words).toBeInViewport({ ratio: 1 });
  }
});

test('With text at 400 % and on a phone on its side the bar of a floor leaves three quarters of the height', async ({ page }) => {
  for (const [width, height] of [
    [320, 256],
    [360, 225],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/products/wide-plank-20-white-oak-natural');
    const bar = await page.getByRole('region', { name: 'Your selection' }).boundingBox();
    expect.soft(bar?.height, `at ${width} x ${height}`).toBeLessThanOrEqual(height / 4);
  }
});

/** How many of a rail's slides fit between its left margin and the window's right edge. */
async function slidesPerView(rail: Locator): Promise<number> {
  return rail.evaluate((list) => {
    const gap = Number.parseFloat(getComputedStyle(list).columnGap);
    const visible = list.clientWidth - Number.parseFloat(getComputedStyle(list).paddingLeft);
    return (visible + gap) / ((list.firstElementChild?.getBoundingClientRect().width ?? Number.NaN) + gap);
  });
}

const columns = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

test('Carousels and grid follow the widths of the specification, and cards below the window fade in', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Category' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'Weekly bestsellers' }).getByRole('link')).not.toHaveCount(0);
  const rails = (['Product categories', 'Weekly bestsellers', 'Testimonials'] as const).map((name) => page.getByRole('list', { name }));
  for (const [width, cards, quotes] of [
    [360, 1.5, 1],
    [540, 2.5, 1.2],
    [768, 2.5, 1.3],
    [1024, 3.5, 2.2],
    [1300, 4.2, 2.2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [categories = 0, bestsellers = 0, testimonials = 0] = await Promise.all(rails.map(slidesPerView));
    expect.soft(categories, `categories at ${width} px`).toBeCloseTo(cards, 1);
    expect.soft(bestsellers, `bestsellers at ${width} px`).toBeCloseTo(cards, 1);
    // At its narrowest a single quote keeps both margins.
    expect.soft(Math.abs(testimonials - quotes), `testimonials at ${width} px`).toBeLessThan(0.12);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/products');
  const grid = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /Shop Now/ }) });
  const below = grid.getByRole('listitem').nth(11);
  await expect(below).toHaveCSS('opacity', '1');
  const begins = below.evaluate(
    (card) =>
      new Promise((resolve) => {
        card.addEventListener('animationstart', () => {
          const { animationDuration, animationDelay, animationTimingFunction } = getComputedStyle(card);
          const effect = card.getAnimations()[0]?.effect;
          const [from] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
          resolve([animationDuration, animationDelay, animationTimingFunction, from?.['opacity'], from?.['translate']]);
        });
      }),
  );
  await below.scrollIntoViewIfNeeded();
  expect(await begins).toEqual(['0.6s', '0.2s', 'ease-out', '0', '0px 50px']);
  for (const [width, count] of [
    [360, 2],
    [820, 2],
    [1024, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await columns(grid)]).toEqual([width, count]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  expect(await columns(grid)).toBe(4);
});
