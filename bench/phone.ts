import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../tests/browser/chromium-flags';
import { findChromium } from '../tests/browser/find-chromium.mjs';

/** How much slower than this machine the phone is taken to be, as in Lighthouse. */
export const SLOWDOWN = 4;
const PATIENCE_MS = 60_000;

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath === null ? {} : { executablePath }) });
}

/** A phone of 412 x 915 points whose browser notes what `page-clock.ts` reads. */
export async function openPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, baseURL });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** From here on the page's thread works slower than this machine. */
export async function slowDown(page: Page, rate = SLOWDOWN): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function appRuns(page: Page): Promise<void> {
  await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
}

/** Waits in the page for an expression to hold: a policy against eval stops Playwright's own waiting. */
export async function untilTrue(page: Page, expression: string): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const look = async () => ((await (${expression})) ? resolve() : setTimeout(look, 50));
    void look();
  })`);
}
