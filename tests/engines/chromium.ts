import { chromium } from 'playwright';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { findChromium } from '../browser/find-chromium.mjs';
import type { EngineWindow } from './engine-window';

const TRY_LIMIT_MS = 60_000;

/** Opens Debian's Chromium, or Playwright's where there is none. */
export async function openChromium(): Promise<EngineWindow> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath === null ? {} : { executablePath }) });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(TRY_LIMIT_MS);
  return {
    engine: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    ask: (expression) => page.evaluate(expression),
    count: (xpath) => page.locator(`xpath=${xpath}`).count(),
    click: (xpath) => page.locator(`xpath=${xpath}`).first().click(),
    type: (xpath, text) => page.locator(`xpath=${xpath}`).first().fill(text),
    async cover() {
      const above = await context.newPage();
      return () => above.close();
    },
    end: () => browser.close(),
  };
}
