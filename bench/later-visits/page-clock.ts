import type { Page } from 'playwright';

/** The mark in a trace at which the screen waited for has been painted. */
export const OPENED = 'opened';

/** Runs before the page's own scripts: notes paints and, for each interaction, the longest time from an input to the next paint. */
const NOTE = `
  window.clock = { firstMs: null, largestMs: null, inputs: new Map(), opened: null };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') clock.firstMs = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) clock.largestMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId === 0) continue;
      const before = clock.inputs.get(entry.interactionId);
      if (before === undefined || before.duration < entry.duration) clock.inputs.set(entry.interactionId, entry);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  // From the tap until the screen with this heading has been painted: seen, be it as a glimpse (docs/decisions/0031), and in its place.
  window.watchHeading = (text) => {
    let tappedAt = null;
    addEventListener('pointerup', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true, once: true });
    const painted = (selector, mark) => new Promise((tell) => {
      const observer = new MutationObserver(() => {
        if (tappedAt === null || ![...document.querySelectorAll(selector)].some((heading) => heading.textContent.replaceAll('\\u00a0', ' ') === text)) return;
        observer.disconnect();
        // Right after the frame: what React does next in slices of its own is not waited for.
        requestAnimationFrame(() => scheduler.postTask(() => {
          performance.mark(mark);
          tell(performance.now() - tappedAt);
        }, { priority: 'user-blocking' }));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ['data-shown'] });
    });
    clock.opened = Promise.all([painted('[data-shown] h1, main h1', '${OPENED}'), painted('main h1', 'in-its-place')]);
  };`;

/** What the browser reports of one input: milliseconds, in steps of 8, never below 16. */
export interface Input {
  readonly toPaintMs: number;
  readonly waitedMs: number;
  readonly handledMs: number;
}

const NOTHING_REPORTED: Input = { toPaintMs: 16, waitedMs: 0, handledMs: 0 };
/** Two frames: what an input caused has been painted and reported. */
const SETTLED = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))';

export function startClock(page: Page): Promise<unknown> {
  return page.addInitScript(NOTE);
}

/** First and largest paint so far, in milliseconds from the start of the navigation. */
export async function paintsOf(page: Page): Promise<{ readonly firstMs: number; readonly largestMs: number }> {
  await page.evaluate(SETTLED);
  return page.evaluate('({ firstMs: clock.firstMs, largestMs: clock.largestMs })');
}

/** The slowest input of what `act` does, as INP counts it: until the next paint. */
export async function slowestInput(page: Page, act: () => Promise<void>): Promise<Input> {
  await page.evaluate(SETTLED);
  await page.evaluate('clock.inputs.clear()');
  await act();
  await page.evaluate(SETTLED);
  const inputs = await page.evaluate<Input[]>(
    '[...clock.inputs.values()].map((e) => ({ toPaintMs: e.duration, waitedMs: e.processingStart - e.startTime, handledMs: e.processingEnd - e.processingStart }))',
  );
  return inputs.toSorted((a, b) => b.toPaintMs - a.toPaintMs)[0] ?? NOTHING_REPORTED;
}

/** Milliseconds from the tap of `act` until the screen with this heading has been painted, and until it is in its place. */
export async function untilHeading(
  page: Page,
  heading: string,
  act: () => Promise<void>,
): Promise<{ readonly seenMs: number; readonly placedMs: number }> {
  await page.evaluate(SETTLED);
  await page.evaluate(`watchHeading(${JSON.stringify(heading)})`);
  await act();
  const [seenMs, placedMs] = await page.evaluate<[number, number]>('clock.opened');
  return { seenMs, placedMs };
}
