import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A page of another device, in a browser without service workers: what is looked at on it needs none, and to install one costs more than the rest. */
export async function otherDevice(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await withoutWorker(context);
  return context.newPage();
}

/** As some browsers are in a private window. */
export async function withoutWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}
