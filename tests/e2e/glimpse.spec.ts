import type { Locator, Page } from '@playwright/test';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

/** Below what any window shows of the list at first. */
const FLOOR = 'Herringbone 20 - Walnut';
const ADDRESS = '/products/herringbone-20-walnut';

/** The floor as it is shown before its screen is in its place: to be seen, not heard. */
function glimpseOf(page: Page): Locator {
  return page.locator('body > [aria-hidden="true"]').getByRole('heading', { level: 1, name: FLOOR, includeHidden: true });
}

/** Presses the floor's card and does not let go until its glimpse is drawn. What draws it comes when the list has nothing else to do. */
async function press(page: Page): Promise<void> {
  const card = page.getByRole('link', { name: new RegExp(FLOOR) }).first();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await card.hover();
    await page.mouse.down();
    await expect(glimpseOf(page)).toBeAttached({ timeout: 1_000 });
  }).toPass();
}

interface Seen {
  readonly address: string;
  /** Left, top, width and height of what a floor begins with. */
  readonly places: readonly (readonly number[])[];
  readonly words: readonly string[];
  /** A press in the middle of the window is for this. */
  readonly pressable: string | undefined;
}

/** Notes where everything stands in the glimpse, and then where it stands in the screen that has taken its place. */
async function watchGlimpse(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lookAt = (header: Element | null | undefined, content: Element | null | undefined) => {
      const parts = [
        header,
        ...['nav a', 'section img', 'section p', 'section ul + ul, section div + ul', 'h1', 'h1 + *'].map((selector) =>
          content?.querySelector(selector),
        ),
      ];
      return {
        address: window.location.pathname,
        places: parts.map((part) => {
          const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
          return [x, y, width, height].map(Math.round);
        }),
        words: parts.map((part) => part?.textContent ?? ''),
        pressable: document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.parentElement?.localName,
      };
    };
    const seen: { glimpse?: ReturnType<typeof lookAt>; screen?: ReturnType<typeof lookAt> } = {};
    Object.assign(window, { seen });
    const observer = new MutationObserver(() => {
      const stage = document.querySelector('body > [data-shown]');
      if (stage !== null) seen.glimpse ??= lookAt(stage.querySelector('header'), stage.querySelector('article'));
      else if (seen.glimpse !== undefined) {
        observer.disconnect();
        seen.screen = lookAt(document.querySelector('header'), document.querySelector('main article'));
      }
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-shown'] });
  });
}

async function seenBy(page: Page): Promise<{ readonly glimpse: Seen; readonly screen: Seen }> {
  const seen = await page.waitForFunction(() => {
    const noted = (window as { seen?: { glimpse: Seen; screen?: Seen } }).seen;
    return noted?.screen === undefined ? null : { glimpse: noted.glimpse, screen: noted.screen };
  });
  const noted = await seen.jsonValue();
  if (noted === null) throw new Error('No glimpse was shown');
  return noted;
}

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`At ${width} a pressed floor is seen the moment it is let go, and its screen takes that place without moving anything`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/products');
    await press(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await watchGlimpse(page);
    await page.mouse.up();
    const { glimpse, screen } = await seenBy(page);
    expect(glimpse.address).toBe('/products');
    expect(screen.address).toBe(ADDRESS);
    expect(glimpse.pressable).toBe('body');
    expect(glimpse.words).toEqual(screen.words);
    expect(glimpse.words.join()).toContain('Walnut');
    expect(glimpse.places).toEqual(screen.places);
    expect(glimpse.places.filter(([, , wide]) => wide === 0)).toEqual(width < 768 ? [] : [glimpse.places[3]]);
    await expect(glimpseOf(page)).not.toBeAttached();
    await expect(page.getByRole('textbox', { name: 'Coverage' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('A floor that is pressed is neither heard nor seen before it is let go, and scrolling takes it back', async ({ page }) => {
  await page.goto('/products');
  await press(page);
  await expect(page.getByRole('heading', { name: FLOOR, level: 1 })).toHaveCount(0);
  await expect(page.locator('body > [aria-hidden="true"]')).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, 300);
  await expect(glimpseOf(page)).not.toBeAttached();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/products$/);
});

test('A floor that is pressed and not let go on its card is taken back', async ({ page }) => {
  await page.goto('/products');
  await press(page);
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(glimpseOf(page)).not.toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});

test('After a floor that was seen at once the way back leads to the same place in the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products');
  await press(page);
  const scrolledTo = await page.evaluate(() => window.scrollY);
  expect(scrolledTo).toBeGreaterThan(0);
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: 'Coverage' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolledTo);
});
