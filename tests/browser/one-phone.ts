import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/**
 * How fast the phone is that pages are measured for, by Lighthouse's benchmark index: what a slowdown of 4 makes of this machine when it has
 * its cores to itself (3,000). Chrome's own DevTools calls a phone of 1,000 mid-tier. Why one phone: docs/decisions/0029-one-phone.md.
 */
const PHONE_SPEED = 750;
/** Lighthouse's default, and the most: a faster machine measures as everybody's Lighthouse does. */
const USUAL_SLOWDOWN = 4;
/** Anything beside it makes a measurement lower, never higher: that of the machine is the best of these. */
const MEASUREMENTS = 3;

/** How many times slower than a machine of this benchmark index the phone is: 1 to 4. */
export function slowdownAt(machineSpeed: number): number {
  return Math.min(USUAL_SLOWDOWN, Math.max(1, machineSpeed / PHONE_SPEED));
}

/** The benchmark index of this machine at this moment. Takes three seconds. */
export async function speedOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const measured: number[] = [];
  try {
    while (measured.length < MEASUREMENTS)
      measured.push(await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex.toString()})()`));
  } finally {
    await page.close();
  }
  return Math.max(...measured);
}
