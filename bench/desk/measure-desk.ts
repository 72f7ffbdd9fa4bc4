import type { Page } from 'playwright';
import { buyForPickup, joinDesk } from '../../tests/e2e/desk-visit';
import { fillWithOrders } from '../../tests/fixtures/many-orders';
import { median, printTable, RUNS } from '../figures';
import { slowDown, untilTrue, withBrowser } from '../phone';
import { withStore } from '../with-store';

const ORDERS = 5_000;
/** So many are open: more than a device keeps. */
const OPEN = 2_000;
const NEWEST_OPEN = `SPS-${90_000 + OPEN}`;
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
      const looks = await timeLooks(page);
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

/** The Desk's own: after a start it asks for the whole day, and then every five seconds whether it is still so. */
async function timeLooks(page: Page): Promise<{ readonly whole: number; readonly unchanged: number }> {
  const look = async (): Promise<number> => {
    const reply = await page.waitForResponse((each) => each.url().endsWith('/desk/snapshot'));
    await reply.finished();
    const { requestStart, responseEnd } = reply.request().timing();
    return responseEnd - requestStart;
  };
  const [whole, unchanged]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    const first = look();
    await page.goto('/desk');
    whole.push(await first);
    unchanged.push(await look());
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
  await page.goto('/desk/orders');
  await page.getByRole('link', { name: /SPS-9/ }).first().waitFor();
  for (let pages = 0; pages < ORDERS / 50; pages += 1) {
    const more = page.getByRole('button', { name: 'Earlier orders' });
    if ((await more.count()) === 0) break;
    await more.click();
  }
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  await page.mouse.move(400, 600);
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { readonly tasks: readonly number[] }).tasks));
}
