import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../../tests/browser/chromium-flags';
import { findChromium } from '../../tests/browser/find-chromium.mjs';
import { startStore } from '../../tests/fixtures/running-store';

/** What the rooms cost a phone: bytes, paint times, frames while sliding; and the pictures of a list. See ../README.md. */
const FLOOR = '/products/family-20-coastal-maple';
const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true } as const;
const TURNS = 3;
const FRAMES = 90;
const PATIENCE_MS = 180_000;
const FRAME_TIMES = `new Promise((resolve) => {
  const marks = [];
  const note = (at) => {
    marks.push(at);
    if (marks.length > ${FRAMES}) resolve(marks.slice(1).map((mark, i) => mark - marks[i]));
    else requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
})`;
const SLOW_WEBGL = `
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return original.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
  };`;
const NO_WEBGL = `
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind === 'webgl2' ? null : original.call(this, kind, ...rest);
  };`;

const folder = await mkdtemp(join(tmpdir(), 'sps-flooring-rooms-'));
const store = await startStore(folder);
const browsers: Browser[] = [];

try {
  const plain = await launch(CHROMIUM_FLAGS);
  const drawn = await launch([
    ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ]);
  await measureList(plain);
  const tools = [
    { name: 'WebGL, by a software stand-in', ...(await openTool(drawn, SLOW_WEBGL)) },
    { name: 'plain arithmetic', ...(await openTool(plain, NO_WEBGL)) },
  ];
  for (const { name, tool } of tools) await measurePaints(name, tool);
  for (const { tool } of tools) {
    await tool.getByLabel('Compare with').selectOption({ label: 'Family 20 - Smoked Oak' });
    await shown(tool);
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const { name, page, tool } of tools) {
      const still = await frames(page, tool, false);
      const sliding = await frames(page, tool, true);
      console.log(
        `${name}: a frame ${still.middle.toFixed(1)} ms at rest, ${sliding.middle.toFixed(1)} ms while sliding (ratio ${(still.middle / sliding.middle).toFixed(2)}), longest ${sliding.longest.toFixed(0)} ms`,
      );
    }
  }
} finally {
  for (const browser of browsers) await browser.close();
  await store.kill();
  await rm(folder, { recursive: true, force: true });
}

async function launch(flags: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: [...flags], ...(executablePath === null ? {} : { executablePath }) });
  browsers.push(browser);
  return browser;
}

/** Counts what a page loads from /media and its scripts, kB, by a name for each kind. */
function countBytes(page: Page): Map<string, { count: number; bytes: number }> {
  const kinds = new Map<string, { count: number; bytes: number }>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const kind = /-(view|floor|bounce|cover)-\d+\./.test(pathname)
      ? 'the room'
      : /-boards-/.test(pathname)
        ? 'the floor'
        : (/-plank-(\d+)\./.exec(pathname)?.[1] ?? (pathname.endsWith('.js') ? 'scripts' : null));
    if (kind === null) return;
    void request.sizes().then(
      ({ responseBodySize }) => {
        const before = kinds.get(kind) ?? { count: 0, bytes: 0 };
        kinds.set(kind, { count: before.count + 1, bytes: before.bytes + responseBodySize });
      },
      () => undefined,
    );
  });
  return kinds;
}

function inWords(kinds: Map<string, { count: number; bytes: number }>): string {
  return [...kinds].map(([kind, { count, bytes }]) => `${kind}: ${count} files, ${(bytes / 1000).toFixed(0)} kB`).join('; ');
}

async function measureList(browser: Browser): Promise<void> {
  const context = await browser.newContext({ ...PHONE, baseURL: store.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const kinds = countBytes(page);
  await page.goto('/products', { timeout: PATIENCE_MS });
  const cards = page.locator('main li a[href^="/products/"] img');
  const count = await cards.count();
  for (let card = 0; card < count; card += 2) {
    await cards.nth(card).scrollIntoViewIfNeeded({ timeout: PATIENCE_MS });
    await page.waitForFunction(
      `[...document.querySelectorAll('main li a[href^="/products/"] img')].slice(0, ${card + 1}).every((image) => image.complete)`,
    );
  }
  const all = [...kinds]
    .filter(([kind]) => /^\d+$/.test(kind))
    .reduce((sum, [, { count: files, bytes }]) => ({ files: sum.files + files, bytes: sum.bytes + bytes }), { files: 0, bytes: 0 });
  console.log(
    `a list on a phone: ${all.files} cards, ${(all.bytes / 1000).toFixed(0)} kB, so 40 cards ${((all.bytes / all.files) * 0.04).toFixed(0)} kB (by width: ${inWords(kinds)})`,
  );
  await context.close();
}

async function openTool(browser: Browser, prepare: string): Promise<{ readonly page: Page; readonly tool: Locator }> {
  const context = await browser.newContext({ ...PHONE, baseURL: store.url, serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.addInitScript(prepare);
  await page.goto(FLOOR);
  await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
  const kinds = countBytes(page);
  await page.getByRole('button', { name: 'See it in a room' }).click();
  const tool = page.getByRole('dialog', { name: 'See it in a room' });
  await shown(tool);
  console.log(`opening the tool: ${inWords(kinds)}`);
  return { page, tool };
}

function shown(tool: Locator): Promise<void> {
  return tool.locator('[data-state=shown]').waitFor();
}

/** From a choice until its picture stands there, loading included the first time and not the second. */
async function measurePaints(name: string, tool: Locator): Promise<void> {
  const times: string[] = [];
  for (const round of ['first', 'again']) {
    for (const room of ['Bedroom', 'Kitchen', 'Condo', 'Living room']) {
      const startedAt = performance.now();
      await tool.getByRole('radio', { name: room }).check();
      await tool.getByRole('status').filter({ hasText: room }).waitFor();
      times.push(`${room} ${round} ${Math.round(performance.now() - startedAt)} ms`);
    }
  }
  console.log(`${name}: ${times.join(', ')}`);
}

/** Times between frames, milliseconds, while nothing or the divider moves. */
async function frames(page: Page, tool: Locator, moves: boolean): Promise<{ readonly middle: number; readonly longest: number }> {
  const box = await tool.getByRole('slider').boundingBox();
  if (box === null) throw new Error('The divider is not shown');
  const progress = { isDone: false };
  const measured = page.evaluate<number[]>(FRAME_TIMES).finally(() => {
    progress.isDone = true;
  });
  if (moves) {
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
    await page.mouse.down();
    for (let step = 0; !progress.isDone; step += 1)
      await page.mouse.move(box.x + box.width * (0.5 + 0.3 * Math.sin(step / 12)), box.y + box.height / 2);
    await page.mouse.up();
  }
  const sorted = (await measured).toSorted((a, b) => a - b);
  return { middle: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0 };
}
