import type { Page } from 'playwright';
import { buyForPickup, joinDesk } from '../../tests/e2e/desk-visit';
import { fillWithOrders } from '../../tests/fixtures/many-orders';
import { median, printTable, RUNS } from '../figures';
import { slowDown, untilTrue, withBrowser } from '../phone';
import { withStore, type BenchStore } from '../with-store';

const ORDERS = 5_000;
/** So many are open: more than a device keeps. */
const OPEN = 2_000;
const NEWEST_OPEN = `SPS-${90_000 + OPEN}`;
/** Of a reply that holds orders. */
const WHOLE_BYTES = 10_000;
const TABLET = { width: 820, height: 1180 };
const SLOWER = 4;

/** The Desk on a tablet four times slower than the machine, in a shop of 5,000 orders. */
export async function measureDesk(): Promise<void> {
  await withStore(async (store) => {
    await buyForPickup(store);
    await store.kill();
    await fillWithOrders(store.folder, { orders: ORDERS, open: OPEN });
    await store.start();
    await withBrowser(async (browser) => {
      const context = await browser.newContext({ viewport: TABLET, hasTouch: true, baseURL: store.url });
      const page = await context.newPage();
      await joinDesk(page, store, 'bench@shop.example');
      const looks = await timeLooks(page, store);
      await untilTrue(
        page,
        "navigator.serviceWorker.controller !== null && caches.match('/desk', { cacheName: 'sps-desk' }).then((kept) => kept !== undefined)",
      );
      await slowDown(page, SLOWER);
      const rows: (readonly [string, number, number])[] = [
        ['a look at the day, whole, ms', looks.whole, Number.NaN],
        ['a look while nothing has changed, ms', looks.unchanged, Number.NaN],
        ['signed in to Today, warm, ms', await timeToday(page), 2_000],
        ['an order from the press, ms', await timeOrder(page, NEWEST_OPEN), 100],
        ['a step from the press until it shows, ms', await timeStep(page), 100],
        ['a letter of the search, the slowest, ms', await timeLetters(page), 100],
        ['longest task while 5,000 orders scroll, ms', await timeScroll(page), 50],
      ];
      printTable(
        ['', 'measured', 'aim'],
        rows.map(([what, measured, aim]) => [what, measured.toFixed(0), Number.isNaN(aim) ? '' : String(aim)]),
      );
    });
  });
}

/** The Desk's own, every five seconds: after a change the whole day comes. */
async function timeLooks(page: Page, { tool }: Pick<BenchStore, 'tool'>): Promise<{ readonly whole: number; readonly unchanged: number }> {
  const look = async (): Promise<{ readonly tookMs: number; readonly isWhole: boolean }> => {
    const reply = await page.waitForResponse((each) => each.url().endsWith('/desk/snapshot'));
    const { length } = await reply.body();
    const { requestStart, responseEnd } = reply.request().timing();
    return { tookMs: responseEnd - requestStart, isWhole: length > WHOLE_BYTES };
  };
  const [whole, unchanged]: [number[], number[]] = [[], []];
  await page.goto('/desk');
  while (whole.length < RUNS || unchanged.length < RUNS) {
    await tool('stock', 'family-20-coastal-maple', String(40 + whole.length));
    for (let looks = 0; looks < 2; looks += 1) {
      const { tookMs, isWhole } = await look();
      (isWhole ? whole : unchanged).push(tookMs);
    }
  }
  return { whole: median(whole), unchanged: median(unchanged) };
}

async function timeToday(page: Page): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('/desk');
    await page.getByRole('link', { name: /new orders/ }).waitFor();
    times.push(await page.evaluate(() => performance.now()));
  }
  return median(times);
}

/** From a press in the page to the frame in which `shown` is there. */
function untilShown(page: Page, pressed: string, shown: string): Promise<number> {
  return page.evaluate(
    ([button = '', wanted = '']) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        const look = (): void => {
          if (document.body.innerText.includes(wanted)) return resolve(performance.now() - startedAt);
          requestAnimationFrame(look);
        };
        const found = [...document.querySelectorAll<HTMLElement>('a, button')].find((each) => each.innerText.includes(button));
        found?.click();
        requestAnimationFrame(look);
      }),
    [pressed, shown],
  );
}

async function timeOrder(page: Page, number: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`/desk/orders?q=${number}`);
    await page.getByRole('link', { name: new RegExp(number) }).waitFor();
    times.push(await untilShown(page, number, 'Note among staff'));
  }
  return median(times);
}

async function timeStep(page: Page): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await untilShown(page, 'Ready for pickup', 'Picked up'));
    await page.getByRole('button', { name: /Take back/ }).click();
    await page.getByRole('button', { name: 'Ready for pickup' }).waitFor();
  }
  return median(times);
}

/** Handling and painting, as the browser itself counts them. */
async function timeLetters(page: Page): Promise<number> {
  await page.goto('/desk/orders');
  await page.getByRole('link', { name: /SPS-9/ }).first().waitFor();
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(globalThis, { taken });
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => taken.push(...list.getEntries().map(({ duration }) => duration))).observe(options);
  });
  await page.getByLabel('Find an order').pressSequentially('coastal', { delay: 400 });
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { readonly taken: readonly number[] }).taken));
}

async function timeScroll(page: Page): Promise<number> {
  await slowDown(page, 1);
  await page.goto('/desk/orders');
  await page.getByRole('link', { name: /SPS-9/ }).first().waitFor();
  for (let pages = 0; pages < ORDERS / 50; pages += 1) {
    const earlier = page.getByRole('button', { name: 'Earlier orders' });
    const isMore = await earlier.click({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!isMore) break;
  }
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  await slowDown(page, SLOWER);
  await page.mouse.move(400, 600);
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { readonly tasks: readonly number[] }).tasks));
}
