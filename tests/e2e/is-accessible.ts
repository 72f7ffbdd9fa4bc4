import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 800 },
] as const;

/**
 * axe finds nothing in the open state, on a desktop, a tablet and a phone, and nothing scrolls sideways; `within` looks at a part only,
 * where the rest has been looked at before.
 */
export async function isAccessible(page: Page, state: string, within?: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await violationsIn(page, within), `${state} at ${size.width} px`).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${state} scrolls sideways at ${size.width} px`,
    ).toBe(0);
  }
}

/** What axe finds in the page as it stands, and where. What it finds in order is not put together: that takes it longer than the looking. */
export async function violationsIn(page: Page, within?: string): Promise<readonly object[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }));
}
