import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { openPhone, openTab, slowDown } from '../phone';
import { PRODUCT } from './purchase-path';

/** How long a quick tap lasts. */
const FINGER_DOWN_MS = 80;

/** From the lifted finger until the title has been painted. */
export interface Opening {
  readonly firstMs: number;
  readonly laterMs: number;
}

export async function openProduct(
  browser: Browser,
  url: string,
  slowdown: number,
  untilReady: (page: Page) => Promise<void>,
): Promise<Opening> {
  const context = await openPhone(browser, url);
  const page = await openTab(context);
  await page.goto('/products');
  await untilReady(page);
  // Prefetched files have come by then.
  await page.waitForLoadState('networkidle');
  await slowDown(page, slowdown);
  const firstMs = await tapProduct(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  const laterMs = await tapProduct(page);
  await context.close();
  return { firstMs, laterMs };
}

const TITLE_PAINTED = `(() => {
  let liftedAt = null;
  addEventListener('pointerup', ({ timeStamp }) => (liftedAt = timeStamp), { capture: true, once: true });
  window.titlePaintedMs = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const title = document.querySelector('main h1')?.textContent.replaceAll('\\u00a0', ' ');
      if (liftedAt === null || title !== ${JSON.stringify(PRODUCT.title)}) return;
      observer.disconnect();
      requestAnimationFrame(() => scheduler.postTask(() => resolve(performance.now() - liftedAt), { priority: 'user-blocking' }));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
})()`;

async function tapProduct(page: Page): Promise<number> {
  const card = page.getByRole('link', { name: new RegExp(PRODUCT.title) }).first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (box === null) throw new Error('The list shows no card to tap');
  await page.evaluate(TITLE_PAINTED);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(FINGER_DOWN_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  return page.evaluate<number>('window.titlePaintedMs');
}
