import { expect, test } from './store-test';

test.use({ sharesStore: true });

const LAST_KIND = 'Loose-Lay Vinyl';

for (const { device, ...size } of [{ device: 'phone', width: 360, height: 800 }, { device: 'tablet', width: 820, height: 1180 }]) {
  test(`On a ${device} the kinds of floors stand in one row, and the one chosen comes into sight`, async ({ page }) => {
    await page.setViewportSize(size);
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
}
