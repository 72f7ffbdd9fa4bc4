import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { repeats } from '../repetitions';

declare global {
  interface Window {
    /** Once `bringAxe` has put it there. */
    readonly axe: typeof axe;
  }
}

const PHONE = { width: 360, height: 800 };
const SIZES = repeats ? [{ width: 1440, height: 900 }, { width: 820, height: 1180 }, PHONE] : [PHONE];

/**
 * axe finds nothing in the open state, on a desktop, a tablet and a phone (without repetitions on a phone), and nothing scrolls sideways; `within` looks at a part only,
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

/** What axe finds in the page as it stands, frames included, and where. What it finds in order is not put together: that takes it longer than the looking. */
export async function violationsIn(page: Page, within?: string): Promise<readonly object[]> {
  await bringAxe(page);
  const { violations } = await page.evaluate(
    (selector) => window.axe.run(selector ?? document, { resultTypes: ['violations'] }),
    within ?? null,
  );
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }));
}

/** Once for a document and each of its frames: half a megabyte that takes longer to send and to read than axe takes to look. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${axe.source};0`);
}
