import { readFile, stat } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { BROTLI_QUALITY } from '../../server/http/compressed-text';
import { expect, test } from './store-test';

// The hand-written pages of bench/first-visit beside the store's documents, counted: it says the same on every machine.
test.use({ sharesStore: true, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/**
 * `timesItsBytes`: what a document may weigh, beside the page with the same first picture and words: it carries styles, data and the
 * rest of the screen too. `ahead`: fonts, pictures and scripts asked for before the first paint; the hand-written page asks for two fonts.
 */
const SCREENS = [
  { path: '/', name: 'home', timesItsBytes: 11, ahead: 4 },
  { path: '/products', name: 'list', timesItsBytes: 8.9, ahead: 4 },
  { path: '/products/family-20-coastal-maple', name: 'product', timesItsBytes: 11.6, ahead: 3 },
] as const;

/** The first picture's file, as a phone chooses it, and what holds the first paint back. */
async function firstScreen(
  page: Page,
  path: string,
): Promise<{ readonly picture: string; readonly blocking: readonly string[]; readonly ahead: readonly string[] }> {
  await page.goto(path);
  const picture = page.locator('img[fetchpriority=high]').first();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.currentSrc !== ''))
    .toBe(true);
  return page.evaluate(() => ({
    picture: [...document.images].find((image) => image.fetchPriority === 'high')?.currentSrc.replace(window.location.origin, '') ?? '',
    blocking: [...document.querySelectorAll('link[rel=stylesheet]:not([disabled]), head script[src]:not([async], [defer], [type=module])')]
      // Styles for paper hold no paint back.
      .filter((element) => window.matchMedia(element.getAttribute('media') ?? 'all').matches)
      .map((element) => element.outerHTML),
    ahead: [
      ...[...document.querySelectorAll('link[rel=preload], link[rel=modulepreload], script[src]')].filter(
        (element) => window.matchMedia(element.getAttribute('media') ?? 'all').matches,
      ),
      // A picture that waits for nothing: asked for as it is read, unless it was before.
      ...[...document.images].filter(
        (image) =>
          image.loading !== 'lazy' &&
          ![...document.querySelectorAll('link[as=image]')].some(
            (link) => link.getAttribute('imagesrcset') === image.parentElement?.querySelector('source')?.getAttribute('srcset'),
          ),
      ),
    ].map((element) => element.outerHTML.slice(0, 200)),
  }));
}

for (const { path, name, timesItsBytes, ahead } of SCREENS) {
  test(`${path} beside a hand-written page: its document weighs at most ${timesItsBytes} times as much, its first picture no more, and ${ahead} requests go ahead of the first paint`, async ({
    page,
    browser,
    request,
    store,
  }) => {
    const html = await readFile(`bench/first-visit/pages/${name}.html`, 'utf8');
    const itsBytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.soon } }).length;
    const sentBytes = async () => Number((await request.get(path, { headers: { 'Accept-Encoding': 'br' } })).headers()['content-length']);
    await expect
      .poll(async () => (await sentBytes()) / itsBytes, `the document beside ${itsBytes} bytes`)
      .toBeLessThanOrEqual(timesItsBytes);

    // As the server wrote it: what the app's scripts switch on later is not the first paint's.
    const plain = await browser.newContext({
      baseURL: store.url,
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
      deviceScaleFactor: 1.75,
    });
    const ours = await plain.newPage();
    const theirs = await plain.newPage();
    await theirs.route('**/*', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
        : route.request().url().includes('/fonts/')
          ? route.abort()
          : route.continue(),
    );
    const [screen, limit] = [await firstScreen(ours, path), await firstScreen(theirs, path)];
    const bytesOf = async (file: string) => (await stat(`dist/client${file}`)).size;
    expect(await bytesOf(screen.picture), `bytes of ${screen.picture}`).toBeLessThanOrEqual(await bytesOf(limit.picture));
    expect(screen.blocking, 'what holds the first paint back').toEqual([]);
    expect(screen.ahead.length, `asked for ahead of the first paint:\n${screen.ahead.join('\n')}\n`).toBeLessThanOrEqual(ahead);
    await plain.close();
  });
}
