import type { Browser, Locator, Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../../tests/browser/chromium-flags';
import { median, printTable, RUNS } from '../figures';
import { openPhone, openTab, untilHydrated, withBrowser } from '../phone';
import { withStore } from '../with-store';

const PRODUCT = '/products/family-20-coastal-maple';
const ROOMS = ['Bedroom', 'Kitchen', 'Condo', 'Living room'];
const FRAMES = 90;
/** The store refuses software WebGL unless it is forced. */
const SOFTWARE_WEBGL_FLAGS = [
  ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
const getContextAs = (body: string): string => `{
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) { return ${body}; };
}`;
const SOFTWARE_WEBGL = getContextAs('original.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false })');
const NO_WEBGL = getContextAs("kind === 'webgl2' ? null : original.call(this, kind, options)");
const FRAME_TIMES = `new Promise((resolve) => {
  const marks = [];
  const note = (at) => {
    marks.push(at);
    if (marks.length > ${FRAMES}) resolve(marks.slice(1).map((mark, i) => mark - marks[i]));
    else requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
})`;

/** Bytes, from a choice to its picture, and frames at rest and while the divider moves. */
export async function measureRooms(): Promise<void> {
  const rows: (readonly string[])[] = [];
  await withStore(async ({ url }) => {
    await withBrowser(async (browser) => {
      rows.push(await measureTool('WebGL in software', browser, url, SOFTWARE_WEBGL));
    }, SOFTWARE_WEBGL_FLAGS);
    await withBrowser(async (browser) => {
      rows.push(await measureTool('canvas', browser, url, NO_WEBGL));
    });
  });
  printTable(
    ['drawn by', 'loaded to open, kB', 'another room, first, ms', 'again, ms', 'frame at rest, ms', 'sliding, ms', 'longest sliding, ms'],
    rows,
  );
}

async function measureTool(name: string, browser: Browser, url: string, initScript: string): Promise<readonly string[]> {
  const context = await openPhone(browser, url);
  const page = await openTab(context);
  await page.addInitScript(initScript);
  await page.goto(PRODUCT);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  page.on('requestfinished', (request) => {
    void request.sizes().then(
      ({ responseBodySize }) => (bytes += responseBodySize),
      () => undefined,
    );
  });
  await page.getByRole('button', { name: 'See it in a room' }).click();
  const tool = page.getByRole('dialog', { name: 'See it in a room' });
  await shown(tool);
  await page.waitForLoadState('networkidle');
  const openedBytes = bytes;
  const [first, again] = [await roomTimes(tool), await roomTimes(tool)];
  await tool.getByLabel('Compare with').selectOption({ label: 'Family 20 - Smoked Oak' });
  await shown(tool);
  const [atRest, sliding]: [number[][], number[][]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    atRest.push(await page.evaluate<number[]>(FRAME_TIMES));
    sliding.push(await framesWhileSliding(page, tool));
  }
  await context.close();
  const frameMs = (runs: readonly (readonly number[])[]): string => median(runs.map(median)).toFixed(1);
  return [
    name,
    (openedBytes / 1000).toFixed(0),
    median(first).toFixed(0),
    median(again).toFixed(0),
    frameMs(atRest),
    frameMs(sliding),
    median(sliding.map((times) => Math.max(...times))).toFixed(0),
  ];
}

function shown(tool: Locator): Promise<void> {
  return tool.locator('[data-state=shown]').waitFor();
}

/** Until its picture is shown. */
async function roomTimes(tool: Locator): Promise<readonly number[]> {
  const times: number[] = [];
  for (const room of ROOMS) {
    const startedAt = performance.now();
    await tool.getByRole('radio', { name: room }).check();
    await tool.getByRole('status').filter({ hasText: room }).waitFor();
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function framesWhileSliding(page: Page, tool: Locator): Promise<number[]> {
  const box = await tool.getByRole('slider').boundingBox();
  if (box === null) throw new Error('The divider is not shown');
  const progress = { isDone: false };
  const measured = page.evaluate<number[]>(FRAME_TIMES).finally(() => {
    progress.isDone = true;
  });
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 0; !progress.isDone; step += 1)
    await page.mouse.move(box.x + box.width * (0.5 + 0.3 * Math.sin(step / 12)), box.y + box.height / 2);
  await page.mouse.up();
  return measured;
}
