import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../tests/browser/chromium-flags';
import { findChromium } from '../tests/browser/find-chromium.mjs';

const TIMEOUT_MS = 60_000;
const PHONE = { width: 412, height: 915 };
export const PHONE_CONTEXT = { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
/** More than the browser's own bars take. */
const BARS_HEIGHT = 200;

export async function withBrowser(work: (browser: Browser) => Promise<void>, flags: readonly string[] = CHROMIUM_FLAGS): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: [...flags], ...(executablePath === null ? {} : { executablePath }) });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

export async function openPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE_CONTEXT, baseURL });
  context.setDefaultTimeout(TIMEOUT_MS);
  return context;
}

/** The window is high enough for the phone: what lies outside of it is not painted when it changes. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: PHONE.width, height: PHONE.height + BARS_HEIGHT } });
  await session.detach();
  return page;
}

/** Slows down the main thread from here on. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
}

export async function untilWorkerControls(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await untilTrue(page, 'navigator.serviceWorker.controller !== null');
}

/** A policy against eval stops Playwright's own waiting. */
export async function untilTrue(page: Page, expression: string): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const look = async () => ((await (${expression})) ? resolve() : setTimeout(look, 50));
    void look();
  })`);
}
