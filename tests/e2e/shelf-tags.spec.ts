import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator } from '@playwright/test';
import { readScannedCode } from '../../src/domain/scanned-code';
import { decodePicture } from '../../src/features/scan/decode-picture';
import { photograph, type CodePlace } from '../fixtures/photograph';
import { randomFor } from '../fuzz/random';
import { expect, test } from './store-test';

/** Device pixels a CSS pixel: 288 dots an inch. */
const PIXELS = 3;
test.use({ sharesStore: true, hasWorker: false, deviceScaleFactor: PIXELS });

const SIZES = ['shelf', 'card', 'rack', 'sign'] as const;
/** Of each size. */
const EACH = 25;
const SEED = 20_261_125;

/** Where the code is on a screenshot of its tag. */
async function codeOn(tag: Locator): Promise<CodePlace> {
  const [all, code] = [await tag.boundingBox(), await tag.getByRole('img').boundingBox()];
  if (all === null || code === null) throw new Error('A tag without a code');
  const centre = [code.x - all.x + code.width / 2, code.y - all.y + code.height / 2] as const;
  return { centre: [centre[0] * PIXELS, centre[1] * PIXELS], sidePx: code.width * PIXELS };
}

test('No tag is cut off, whatever its size and however long its name', async ({ page, store }, info) => {
  for (const size of SIZES) {
    const file = join(info.outputPath(), `${size}.html`);
    await store.tool('tags', file, '--size', size);
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.fonts.ready);
    const cut = await page
      .getByRole('article')
      .evaluateAll((tags) =>
        tags
          .filter((tag) => tag.scrollHeight > tag.clientHeight + 1 || tag.scrollWidth > tag.clientWidth + 1)
          .map((tag) => tag.textContent),
      );
    expect(cut).toEqual([]);
  }
});

test('On paper no letter that hangs below its line is cut: a tag looks the same when nothing is hidden', async ({ page, store }, info) => {
  await page.emulateMedia({ media: 'print' });
  for (const size of SIZES) {
    const file = join(info.outputPath(), `${size}.html`);
    await store.tool('tags', file, '--size', size);
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const text of document.querySelectorAll('.series, h2, li')) text.textContent = 'Gypsy gray jpq';
    });
    const tag = page.getByRole('article').first();
    const asPrinted = await tag.screenshot();
    await page.addStyleTag({ content: '.tag * { overflow: visible !important; }' });
    expect(asPrinted.equals(await tag.screenshot()), size).toBe(true);
    // The control: without its room the name is cut.
    await page.addStyleTag({ content: '.tag h2 { overflow: hidden !important; padding: 0 !important; line-height: 0.9 !important; }' });
    expect(asPrinted.equals(await tag.screenshot()), `${size}, cut`).toBe(false);
  }
});

test('Of printed tags, photographed at an angle, blurred and dim, at least 95 of a hundred are read in a single frame', async ({
  page,
  store,
}, info) => {
  let read = 0;
  const missed: string[] = [];
  for (const [row, size] of SIZES.entries()) {
    const file = join(info.outputPath(), `${size}.html`);
    await store.tool('tags', file, '--size', size);
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.fonts.ready);
    const tags = page.getByRole('article');
    for (let index = 0; index < EACH; index += 1) {
      const tag = tags.nth(index);
      const number = Number(/No\. (\d+)/.exec(await tag.innerText())?.[1]);
      const photo = await photograph(await tag.screenshot(), await codeOn(tag), randomFor(SEED, row * EACH + index));
      // What a frame's time is enough for is measured by `npm run bench -- scan`: a busy machine must not decide here.
      const text = decodePicture(photo, false, Number.POSITIVE_INFINITY);
      const code = text === null ? null : readScannedCode(text, store.url);
      if (code?.kind === 'floor' && code.tag?.productId === number) read += 1;
      else missed.push(`${size} ${number}`);
    }
  }
  info.annotations.push({ type: 'read', description: `${read} of ${SIZES.length * EACH}, without ${missed.join(', ')}` });
  expect(read / (SIZES.length * EACH)).toBeGreaterThanOrEqual(0.95);
});
