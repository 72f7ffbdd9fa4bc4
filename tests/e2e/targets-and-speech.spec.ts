import type { Page } from '@playwright/test';
import { appIsRunning, fillCart } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const SMALLEST_PX = 44;
const PATHS = [
  '/',
  '/products',
  '/products/family-20-coastal-maple',
  '/compare?floors=everyday-12-natural-oak,comfort-28-estate-oak,loose-lay-20-loft-oak&sqft=250',
  '/sign-up',
  '/board-sheet?floors=family-20-coastal-maple',
  '/blog',
  '/blog/what-mil-means',
  '/installation',
  '/installation/herringbone-layout',
  '/about-us',
  '/contact-us',
  '/login',
  '/forgot-password',
  '/no-such-page',
];

/** Controls that a finger would miss: less than 44 px high or wide. Links within running text are not meant. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((smallest) => {
    const isInText = (control: Element): boolean => {
      const block = control.closest('p, li, dd, td, th, label, h1, h2, h3');
      const own = control.textContent?.trim() ?? '';
      return block !== null && getComputedStyle(control).display === 'inline' && (block.textContent?.trim().length ?? 0) > own.length;
    };
    return [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          control.closest('[inert], .visually-hidden') === null &&
          !isInText(control),
      )
      .map((control) => ({
        control,
        label: control.closest('label') ?? (control.id === '' ? null : document.querySelector(`label[for="${CSS.escape(control.id)}"]`)),
      }))
      .map(({ control, label }) => {
        const own = control.getBoundingClientRect();
        const isMark = control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
        const around = isMark && label !== null ? label.getBoundingClientRect() : own;
        // The label of a mark is part of its target.
        const reach = isMark && label !== null ? Number.parseFloat(getComputedStyle(label, '::before').height) || 0 : 0;
        return {
          control,
          height: Math.max(own.height, around.height, reach),
          width: isMark ? Math.max(own.width, around.width) : own.width,
        };
      })
      .filter(({ height, width }) => Math.min(height, width) < smallest - 0.5)
      .map(
        ({ control, height, width }) =>
          `${control.localName} "${control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''}" ${Math.round(width)} x ${Math.round(height)}`,
      );
  }, SMALLEST_PX);
}

test('On a phone every button and link outside running text is a target of 44 px', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PATHS) {
    await page.goto(path);
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await smallTargets(page), path).toEqual([]);
  }
  // The missing page's own response, unless the worker gives it.
  expect(complaints.splice(0).filter((text) => !/404/.test(text))).toEqual([]);
  await fillCart(page, 'herringbone-20-walnut', 2);
  await expect(page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true })).toBeEnabled();
  expect(await smallTargets(page), 'cart').toEqual([]);
});

test('What a toast says is spoken once by a live region, and stays in reach of a screen reader after the toast has gone', async ({
  page,
}) => {
  await page.goto('/products/everyday-12-natural-oak');
  await appIsRunning(page);
  await page.getByLabel('Boxes').fill('2');
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login/);
  const spoken = page.getByRole('status').filter({ hasText: 'Please login first' });
  await expect(spoken).toHaveCount(1);
  await expect(spoken).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(0);
});

test('In high contrast a ticked box, the chosen slide and the chosen kind differ from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/products/everyday-12-natural-oak');
  await appIsRunning(page);
  const installation = page.getByRole('checkbox', { name: /installation/i });
  const mark = installation.locator('xpath=following-sibling::*//*[name()="svg"]');
  await expect(mark).toBeHidden();
  await installation.check();
  await expect(mark).toBeVisible();

  const fill = (name: string): Promise<string> =>
    page.getByRole('radio', { name }).evaluate((input) => getComputedStyle(input.nextElementSibling ?? input).backgroundColor);
  expect(await fill('None')).not.toBe(await fill('10%'));

  await page.goto('/products');
  await appIsRunning(page);
  const chips = page.getByRole('navigation', { name: 'Categories' });
  const colour = (name: string): Promise<string> =>
    chips.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await colour('All floors')).not.toBe(await colour('Click Vinyl Plank (SPC)'));

  await page.goto('/');
  await appIsRunning(page);
  const dot = (current: string): Promise<string> =>
    page
      .getByRole('region', { name: 'Featured floors' })
      .locator(`button${current}`)
      .first()
      .evaluate((button) => getComputedStyle(button, '::after').backgroundColor);
  const hero = await page.getByRole('region', { name: 'Featured floors' }).evaluate((section) => getComputedStyle(section).backgroundColor);
  expect(await dot(':not([aria-current])')).not.toBe(hero);
  expect(await dot('[aria-current]')).not.toBe(await dot(':not([aria-current])'));
});

test('The page keeps its own colours on a dark device, and its greys darken for who asks for more contrast', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' });
  await page.goto('/contact-us');
  await appIsRunning(page);
  const colours = () =>
    page.evaluate(() => ({
      paper: getComputedStyle(document.body).backgroundColor,
      field: getComputedStyle(document.querySelector('textarea') ?? document.body).backgroundColor,
      edge: getComputedStyle(document.querySelector('textarea') ?? document.body).borderTopColor,
    }));
  expect(await colours()).toEqual({ paper: 'rgb(251, 249, 246)', field: 'rgb(255, 255, 255)', edge: 'rgb(138, 128, 117)' });
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(async () => (await colours()).edge).toBe('rgb(20, 17, 15)');
});
