import type { Browser, BrowserContext, Page } from 'playwright';
import { openTab, slowDown } from '../phone';
import { startClock, untilHeading } from './page-clock';
import { FLOOR } from './purchase-path';
import { openingOnThread, traced } from './thread-trace';

/** How long a finger lies on the glass in a quick tap. One that goes down and up at once, as Playwright's does, has its press painted while the way begins. */
const FINGER_DOWN_MS = 80;

/** From the lifted finger on, milliseconds. */
export interface Opening {
  /** Until the floor is seen, the first time since the list was loaded. */
  readonly firstMs: number;
  readonly laterMs: number;
  /** Processor time of the page's thread, times the slowdown, of a later one that is not slowed down. */
  readonly threadMs: number;
  /** Until its screen is in its place; before that the store shows a glimpse of it (docs/decisions/0031). */
  readonly firstPlacedMs: number;
  readonly laterPlacedMs: number;
}

/** Three ways from a list to a floor and back, on a phone this many times slower than the machine. */
export async function openings(
  browser: Browser,
  context: BrowserContext,
  slowdown: number,
  listIsReady: (page: Page) => Promise<void>,
): Promise<Opening> {
  const page = await openTab(context);
  try {
    await startClock(page);
    await page.goto('/products');
    await listIsReady(page);
    await slowDown(page, slowdown);
    const first = await openFloor(page);
    const later = await openFloor(page);
    await slowDown(page, 1);
    const threadMs = slowdown * openingOnThread(await traced(browser, async () => void (await openFloor(page))));
    return { firstMs: first.seenMs, laterMs: later.seenMs, threadMs, firstPlacedMs: first.placedMs, laterPlacedMs: later.placedMs };
  } finally {
    await page.close();
  }
}

/** There and back. */
async function openFloor(page: Page): ReturnType<typeof untilHeading> {
  const card = page.getByRole('link', { name: new RegExp(FLOOR.title) }).first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (box === null) throw new Error('The list shows no card to tap');
  const opening = await untilHeading(page, FLOOR.title, () => tap(page, box.x + box.width / 2, box.y + box.height / 2));
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  return opening;
}

/** The browser's own touch: Playwright's tap on an element looks at every event of it. */
async function tap(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await new Promise((resolve) => setTimeout(resolve, FINGER_DOWN_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
