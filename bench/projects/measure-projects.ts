import type { Browser, Page } from 'playwright';
import { median, printTable, RUNS } from '../figures';
import { openPhone, openTab, slowDown, untilHydrated, untilWorkerControls, withBrowser } from '../phone';
import { withStore } from '../with-store';

const ROOM_COUNT = 30;
const SLOWER = 4;
/** From a changed size in the first room to the frame that shows it, five changes in a row. */
const EDIT_TIMES = `(async () => {
  const field = document.querySelector('input[placeholder="e.g. 14 x 18"]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const times = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 600));
    const from = performance.now();
    write.call(field, (10 + turn) + ' x 18');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push(performance.now() - from);
  }
  return times;
})()`;

/** My rooms with 30 rooms on a phone: from an edit to its frame, and opening the project again without a signal. */
export async function measureProjects(): Promise<void> {
  await withStore(async ({ url }) => {
    await withBrowser(async (browser) => {
      const edits: number[] = [];
      const openings: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { editMs, openMs } = await measureOnce(browser, url);
        edits.push(editMs);
        openings.push(openMs);
      }
      printTable(
        ['rooms', 'edit to its frame, ms', 'slowest edit, ms', 'opened offline, ms'],
        [[String(ROOM_COUNT), median(edits).toFixed(0), Math.max(...edits).toFixed(0), median(openings).toFixed(0)]],
      );
    });
  });
}

async function measureOnce(browser: Browser, url: string): Promise<{ readonly editMs: number; readonly openMs: number }> {
  const context = await openPhone(browser, url);
  const page = await openTab(context);
  await page.goto('/rooms');
  await untilHydrated(page);
  await untilWorkerControls(page);
  await measureRooms(page);
  await slowDown(page, SLOWER);
  const editMs = median(await page.evaluate<number[]>(EDIT_TIMES));
  await slowDown(page, 1);
  await context.setOffline(true);
  const from = performance.now();
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Total with everything').waitFor();
  const openMs = performance.now() - from;
  await context.close();
  return { editMs, openMs };
}

async function measureRooms(page: Page): Promise<void> {
  const field = page.getByLabel('Width x length').first();
  await field.fill('14 x 18');
  await page.getByLabel('Floor for all rooms').selectOption({ index: 1 });
  for (let count = 1; count < ROOM_COUNT; count += 1) await page.getByRole('button', { name: 'Copy Room 1', exact: true }).click();
  await page.getByText('Total with everything').waitFor();
}
