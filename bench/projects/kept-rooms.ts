import { chromium, type BrowserContext } from 'playwright';
import { CHROMIUM_FLAGS } from '../../tests/browser/chromium-flags';
import { findChromium } from '../../tests/browser/find-chromium.mjs';
import { openTab, PHONE_CONTEXT, slowDown, untilHydrated, untilTrue, untilWorkerControls } from '../phone';

const SIZE_FIELDS = `document.querySelectorAll('input[placeholder="e.g. 14 x 18"]')`;
/** Three times in a row the browser offers almost its longest idle period. */
const UNTIL_QUIET = `(async () => {
  for (let quiet = 0; quiet < 3; )
    await new Promise((resolve) => requestIdleCallback((deadline) => {
      quiet = deadline.timeRemaining() > 40 ? quiet + 1 : 0;
      resolve();
    }));
})()`;
/** `window.opened` resolves after the frame that has price and rooms. */
const WATCH_OPENING = `window.opened = new Promise((resolve) => {
  const times = { price: null, rooms: null };
  const wanted = Number(new URLSearchParams(location.search).get('rooms'));
  const look = () => {
    const text = document.body?.textContent ?? '';
    if (times.price === null && text.includes('Total with everything') && ${SIZE_FIELDS}.length > 0) mark('price');
    if (times.rooms === null && ${SIZE_FIELDS}.length >= wanted) mark('rooms');
    if (times.price === null || times.rooms === null) requestAnimationFrame(look);
  };
  // After the frame: a task that follows it.
  const mark = (what) => {
    times[what] = 0;
    setTimeout(() => {
      times[what] = performance.now();
      if (times.price > 0 && times.rooms > 0) resolve(times);
    });
  };
  requestAnimationFrame(look);
})`;
/** Until the frame that shows a changed size. */
const EDIT_TIME = `(async () => {
  await ${UNTIL_QUIET};
  const [field] = ${SIZE_FIELDS};
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const from = performance.now();
  write.call(field, (field.value.startsWith('1') ? 20 : 10) + ' x 18');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - from;
})()`;

export interface OpeningTimes {
  /** Until the price with everything and the first room are painted. */
  readonly price: number;
  /** Until every room is painted. */
  readonly rooms: number;
}

/** Opened again, the browser starts cold, as after a restart. */
async function startPhone(folder: string, baseURL: string): Promise<BrowserContext> {
  const executablePath = findChromium();
  return chromium.launchPersistentContext(folder, {
    ...PHONE_CONTEXT,
    baseURL,
    args: [...CHROMIUM_FLAGS],
    ...(executablePath === null ? {} : { executablePath }),
  });
}

export async function keepRooms(folder: string, url: string, count: number): Promise<void> {
  const context = await startPhone(folder, url);
  const page = await openTab(context);
  await page.goto('/rooms');
  await untilHydrated(page);
  await untilWorkerControls(page);
  await page.getByLabel('Width x length').first().fill('14 x 18');
  await page.getByLabel('Floor for all rooms').selectOption({ index: 1 });
  for (let made = 1; made < count; made += 1) await page.getByRole('button', { name: 'Copy Room 1', exact: true }).click();
  await page.getByText('Total with everything').waitFor();
  await page.evaluate(UNTIL_QUIET);
  await context.close();
  // What the first start of a kept browser does once.
  await openCold(folder, url, count, 1);
}

/** Starts the browser and cuts its network. */
export async function openCold(folder: string, url: string, count: number, slower: number): Promise<OpeningTimes> {
  const context = await startPhone(folder, url);
  try {
    const page = await openTab(context);
    await context.setOffline(true);
    await slowDown(page, slower);
    await page.addInitScript(WATCH_OPENING);
    await page.goto(`/rooms?rooms=${count}`, { waitUntil: 'commit' });
    await untilTrue(page, 'window.opened.then(() => true)');
    return await page.evaluate<OpeningTimes>('window.opened');
  } finally {
    await context.close();
  }
}

/** Each edit on a quiet page. */
export async function editKept(folder: string, url: string, count: number, slower: number, edits: number): Promise<readonly number[]> {
  const context = await startPhone(folder, url);
  try {
    const page = await openTab(context);
    await page.goto('/rooms');
    await untilHydrated(page);
    await untilTrue(page, `${SIZE_FIELDS}.length >= ${count}`);
    await slowDown(page, slower);
    const times: number[] = [];
    for (let edit = 0; edit < edits; edit += 1) times.push(await page.evaluate<number>(EDIT_TIME));
    return times;
  } finally {
    await context.close();
  }
}
