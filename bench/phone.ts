import type { Browser, BrowserContext, Page } from 'playwright';

const PATIENCE_MS = 60_000;
const PHONE = { width: 412, height: 915 };
/** More than a window without a screen takes for its own bars. */
const BARS_HEIGHT = 200;

/** A phone of 412 x 915 points whose browser notes what `page-clock.ts` reads. */
export async function openPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true, baseURL });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/**
 * A tab whose window is high enough for all of the phone. Else the browser's own bars push the lower end of the page out of it, and
 * what changes there counts as painted only when something above it changes too.
 */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: PHONE.width, height: PHONE.height + BARS_HEIGHT } });
  await session.detach();
  return page;
}

/** From here on the page's thread works this many times slower than the machine. */
export async function slowDown(page: Page, rate: number): Promise<void> {
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
