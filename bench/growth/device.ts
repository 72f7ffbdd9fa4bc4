import type { Browser, BrowserContext, Page } from 'playwright';
import { openPhone, untilWorkerControls } from '../phone';

/** Runs before the page's scripts; also sets the page's clock forward. */
export const COUNT_WRITES = `
  const laterMs = Number(sessionStorage.getItem('laterMs') ?? 0);
  const { now } = Date;
  Date.now = () => now() + laterMs;
  window.writes = [];
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, key) {
    writes.push({ key: String(key), bytes: JSON.stringify(value)?.length ?? 0 });
    return put.call(this, value, key);
  };`;

/** With the store's worker, without saved replies. */
export async function emptyDevice(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await openPhone(browser, url);
  const page = await context.newPage();
  await page.goto('/about-us');
  await untilWorkerControls(page);
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'indexeddb,local_storage' });
  await page.close();
  return context;
}

export async function threadMsOf(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskSeconds();
  await act();
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 300))');
  const ms = ((await taskSeconds()) - before) * 1000;
  await session.detach();
  return ms;

  async function taskSeconds(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  }
}

/** Two minutes later by the page's clock: its data is stale. */
export async function openLater(page: Page): Promise<void> {
  await page.evaluate(`sessionStorage.setItem('laterMs', Number(sessionStorage.getItem('laterMs') ?? 0) + 120_000)`);
  await page.reload();
}
