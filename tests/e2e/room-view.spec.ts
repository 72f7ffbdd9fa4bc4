import { chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { findChromium } from '../browser/find-chromium.mjs';
import { expect, test } from './store-test';
import { appIsRunning } from './shopper';

// As small as a phone: a picture is painted without a graphics card, dot by dot.
test.use({ viewport: { width: 412, height: 823 } });

const FLOOR = '/products/everyday-12-natural-oak';

/** Brightness of a canvas over a grid of 24 × 24, 0 to 255: what is there to see, whatever its size. */
function seen(canvas: Locator): Promise<readonly number[]> {
  return canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return [];
    const small = document.createElement('canvas');
    small.width = 24;
    small.height = 24;
    const context = small.getContext('2d');
    if (context === null) return [];
    context.imageSmoothingQuality = 'high';
    context.drawImage(element, 0, 0, 24, 24);
    const { data } = context.getImageData(0, 0, 24, 24);
    return Array.from({ length: 576 }, (_, i) => ((data[i * 4] ?? 0) + (data[i * 4 + 1] ?? 0) + (data[i * 4 + 2] ?? 0)) / 3);
  });
}

const difference = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
const isPicture = (cells: readonly number[]): boolean => Math.max(...cells) - Math.min(...cells) > 60;

async function openTool(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'See it in a room' }).click();
  const tool = page.getByRole('dialog', { name: 'See it in a room' });
  await expect(tool).toBeVisible();
  return tool;
}

/** Waits until the picture is the one these words tell of, and gives it. */
async function shows(tool: Locator, words: RegExp): Promise<readonly number[]> {
  await expect(tool.getByRole('status').first()).toHaveText(words, { timeout: 90_000 });
  const cells = await seen(tool.locator('canvas').first());
  expect(isPicture(cells)).toBe(true);
  return cells;
}

async function workerIsInCharge(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 }).toBe(true);
}

test.describe('On a device that keeps what was seen', () => {
  test('Rooms, floors and patterns change in the room view, and what was seen shows again without the server', async ({
    page,
    store,
    complaints,
  }) => {
    await page.goto(FLOOR);
    await appIsRunning(page);
    await workerIsInCharge(page);
    let tool = await openTool(page);
    const living = await shows(tool, /^Living room by day: Everyday 12 - Natural Oak, laid straight\.$/);
    await tool.getByRole('radio', { name: 'Diagonal' }).check();
    const diagonal = await shows(tool, /laid diagonally\.$/);
    expect(difference(living, diagonal)).toBeGreaterThan(0.3);
    const turn = tool.getByRole('button', { name: 'Turn the boards' });
    const look = (): Promise<string> => turn.evaluate((button) => getComputedStyle(button).boxShadow);
    await turn.click();
    await shows(tool, /laid diagonally and turned\.$/);
    await expect.poll(look).not.toBe('none');
    await turn.click();
    await shows(tool, /laid diagonally\.$/);
    await expect.poll(look).toBe('none');
    await tool.getByRole('radio', { name: 'Kitchen' }).check();
    const kitchen = await shows(tool, /^Kitchen by day: .*laid diagonally\.$/);
    expect(difference(diagonal, kitchen)).toBeGreaterThan(10);
    await tool.getByRole('radio', { name: 'Evening' }).check();
    expect(difference(kitchen, await shows(tool, /^Kitchen in the evening: /))).toBeGreaterThan(5);
    await tool.getByRole('radio', { name: 'Bedroom' }).check();
    const bedroom = await shows(tool, /^Bedroom in the evening: .*laid diagonally\.$/);
    await tool.getByLabel('Compare with').selectOption({ label: 'Family 20 - Smoked Oak' });
    await shows(tool, /on the right Family 20 - Smoked Oak, laid diagonally\.$/);
    const dark = await seen(tool.locator('canvas').nth(1));
    expect(difference(bedroom, dark)).toBeGreaterThan(5);
    const divider = tool.getByRole('slider', { name: 'Divider between the two floors' });
    await divider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(divider).toHaveAttribute('aria-valuetext', '51 % Everyday 12 - Natural Oak, 49 % Family 20 - Smoked Oak');

    // What the driver of the graphics card says.
    complaints.length = 0;

    await expect
      .poll(
        () =>
          page.evaluate(
            async () =>
              (await (await caches.open('sps-media')).keys()).filter(({ url }) => /room-(living|kitchen|bedroom)|-boards-/.test(url))
                .length,
          ),
        { timeout: 60_000 },
      )
      .toBeGreaterThanOrEqual(17);
    await store.kill();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everyday 12 - Natural Oak');
    await appIsRunning(page);
    tool = await openTool(page);
    expect(difference(await shows(tool, /^Living room by day: Everyday 12 - Natural Oak, laid straight\.$/), living)).toBeLessThan(2);
    await tool.getByRole('radio', { name: 'Kitchen' }).check();
    await shows(tool, /^Kitchen by day/);
    await tool.getByLabel('Floor', { exact: true }).selectOption({ label: 'Family 20 - Smoked Oak' });
    await shows(tool, /^Kitchen by day: Family 20 - Smoked Oak, laid straight\.$/);
    await tool.getByLabel('Floor', { exact: true }).selectOption({ label: 'Family 20 - Charcoal Oak' });
    await expect(tool.getByText('This room is not on this device yet')).toBeVisible();
    await store.restart();
    await tool.getByRole('button', { name: 'Try again' }).click();
    await shows(tool, /^Kitchen by day: Family 20 - Charcoal Oak, laid straight\.$/);
    complaints.length = 0;
  });
});

test.describe('Of a shared store', () => {
  test.use({ sharesStore: true });

  test('The picture of the graphics card and the plain one are as good as equal', async ({ store }) => {
    const executablePath = findChromium();
    const flags = CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu');
    const browser = await chromium.launch({
      args: [...flags, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      ...(executablePath === null ? {} : { executablePath }),
    });
    const pictures: (readonly number[])[] = [];
    for (const painter of ['webgl', 'canvas']) {
      const page = await browser.newPage({ baseURL: store.url, viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
      await page.addInitScript(painter === 'canvas' ? withoutWebgl : withSlowWebgl);
      await page.goto('/products/herringbone-20-natural-oak');
      await appIsRunning(page);
      const tool = await openTool(page);
      pictures.push(await shows(tool, /laid in herringbone\.$/));
      await expect(tool.locator('[data-painter]')).toHaveAttribute('data-painter', painter);
      if (painter === 'webgl') {
        // A phone may take the card away from a page: the next picture is painted without it.
        await page.evaluate(() => Reflect.get(window, 'loseCard')());
        await tool.getByRole('radio', { name: 'Bedroom' }).check();
        await shows(tool, /^Bedroom by day: /);
        await expect(tool.locator('[data-painter]')).toHaveAttribute('data-painter', 'canvas');
      }
      await page.close();
    }
    await browser.close();
    const [card = [], plain = []] = pictures;
    expect(card).toHaveLength(576);
    expect(difference(card, plain)).toBeLessThan(3);
  });
});

/** Takes the graphics card's stand-in for a graphics card; the store would rather paint by itself. */
function withSlowWebgl(): void {
  const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', function get(this: HTMLCanvasElement, kind: string, options: object) {
    const context = Reflect.apply(original, this, [kind, { ...options, failIfMajorPerformanceCaveat: false }]);
    if (context instanceof WebGL2RenderingContext)
      Reflect.set(window, 'loseCard', () => context.getExtension('WEBGL_lose_context')?.loseContext());
    return context;
  });
}

function withoutWebgl(): void {
  const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', function get(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind === 'webgl2' ? null : Reflect.apply(original, this, [kind, ...rest]);
  });
}
