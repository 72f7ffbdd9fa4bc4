import type { Page } from 'playwright';

/** Runs before the page's own scripts. */
export const NOTE_INPUTS = `
  window.inputMs = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId !== 0) inputMs.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** The least that the browser reports. */
const NOTHING_REPORTED_MS = 16;
const SETTLED = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))';

/** Until the next paint, in steps of 8 ms. */
export async function slowestInputMs(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(SETTLED);
  await page.evaluate('void (inputMs.length = 0)');
  await act();
  await page.evaluate(SETTLED);
  return Math.max(NOTHING_REPORTED_MS, ...(await page.evaluate<number[]>('inputMs')));
}
