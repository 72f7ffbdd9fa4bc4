import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const LAST_KIND = 'Loose-Lay Vinyl';
const DEVICES = [
  { device: 'phone', hasTouch: true, viewport: { width: 360, height: 800 } },
  { device: 'tablet', hasTouch: true, viewport: { width: 820, height: 1180 } },
];

for (const { device, ...settings } of DEVICES) {
  test.describe(`On a ${device}`, () => {
    test.use(settings);

    test('the kinds of floors stand in one row, and the one chosen comes into sight', async ({ page }) => {
      await page.goto('/products');
      const kinds = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
      const last = kinds.filter({ hasText: LAST_KIND });
      await expect(last).not.toBeInViewport();
      const tops = await kinds.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(5);
      expect(new Set(tops).size).toBe(1);
      await page.goto((await last.getAttribute('href')) ?? '');
      await expect(page.getByRole('heading', { level: 1, name: LAST_KIND })).toBeVisible();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  });
}

test.describe('In a narrow window with a mouse', () => {
  test.use({ viewport: { width: 820, height: 900 } });

  test('every kind of floor is in sight, since nothing there scrolls sideways easily', async ({ page }) => {
    await page.goto('/products');
    for (const kind of await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').all())
      await expect(kind).toBeInViewport({ ratio: 1 });
  });
});
