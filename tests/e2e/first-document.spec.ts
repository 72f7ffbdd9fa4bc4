import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repeats } from '../repetitions';
import { LIGHT_BYTES } from './light-document';
import { expect, test } from './store-test';
import { appIsRunning } from './shopper';

test.use({ sharesStore: true, hasWorker: false });

/** Marks the heading that the server wrote: one that React draws anew has no mark. */
async function markWritten(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-written', '')),
  );
}

type PublicPage = readonly [path: string, heading: RegExp];
/** One of each kind: what is looked at, a list, a floor, a text. */
const KINDS: readonly PublicPage[] = [
  ['/', /./],
  ['/products', /^Products$/],
  ['/products/family-20-coastal-maple', /^Family 20\s- Coastal Maple$/],
  ['/blog/what-mil-means', /./],
];
const OTHERS: readonly PublicPage[] = [
  ['/products/category/2', /^Comfort Vinyl Plank \(WPC\)$/],
  ['/compare', /^Compare floors$/],
  ['/board-sheet', /^For your condo board$/],
  ['/blog', /./],
  ['/installation', /./],
  ['/installation/floating-click-plank', /./],
  ['/about-us', /./],
  ['/contact-us', /./],
  ['/privacy-policy', /./],
  ['/terms-and-conditions', /./],
];

for (const [path, heading] of repeats ? [...KINDS, ...OTHERS] : KINDS) {
  test(`${path} arrives complete without scripts, and hydrates without a complaint`, async ({ page, browser, store }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
    const withoutScripts = await plain.newPage();
    const response = await withoutScripts.goto(path);
    expect(response?.status()).toBe(200);
    await expect(withoutScripts.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await withoutScripts.title()).not.toBe('');
    await plain.close();

    await markWritten(page);
    await page.goto(path);
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-written');
    expect(await wordsOutsideTheApp(page)).toEqual([]);
  });
}

/** What stands in the document for scripts alone, and is drawn as words all the same. */
function wordsOutsideTheApp(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('script, style, template, body > :not(#root)')]
      .filter((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().height > 0;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

test('A page whose data does not all arrive is drawn anew, and saves nothing that is not whole', async ({ page }) => {
  await page.route('**/page-data/**', (route) => route.fulfill({ json: [] }));
  // A portal's page in place of the styles is none: they are fetched one by one.
  await page.route('**/page-styles/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Guest WiFi</h1>' }));
  await markWritten(page);
  await page.goto('/products');
  await appIsRunning(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('data-written');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Coastal Maple/ })
      .first(),
  ).toBeVisible();
  const styles = page.locator('style', { hasText: 'Guest WiFi' });
  expect(await styles.count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('main').getByText('Sample text.').first()).toBeVisible();
});

test('A document hydrates without a complaint on a device that has saved more than it shows', async ({ browser, store, complaints }) => {
  const context = await browser.newContext({ baseURL: store.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/products');
  await appIsRunning(page);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
  // A slow processor: saved replies arrive while React is still comparing.
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto('/');
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await context.close();
});

test('A production build answers not-found at /callback and /callbacktest and ships none of their code', async ({ request }) => {
  for (const path of ['/callback?code=1', '/callbacktest']) expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  const shipped = await readdir('dist/client', { recursive: true });
  const scripts = shipped.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const name of scripts)
    expect([
      name,
      /token-exchange|accountingAccessToken|intuit|Tokenize function|\b4\d{15}\b/.exec(await readFile(join('dist/client', name), 'utf8')),
    ]).toEqual([name, null]);
});

test.describe('With a worker', () => {
  test.use({ hasWorker: true });

  test('What the server has just written into a document is not asked for again: a list is here without a single call', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await page.goto('/products');
    // Registered last of all, when everything that is asked for by itself has been.
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(calls).toEqual([]);
  });
});

test('The first document asks for no bestsellers: they load once All is chosen', async ({ page, browser, store }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
  const withoutScripts = await plain.newPage();
  await withoutScripts.goto('/');
  const skeletons = withoutScripts.getByRole('list', { name: 'Weekly bestsellers' });
  await expect(skeletons.getByRole('listitem')).toHaveCount(2);
  await expect(skeletons.getByRole('link')).toHaveCount(0);
  await plain.close();

  const asked = page.waitForRequest(/\/beforeauth\/getproduct$/);
  await page.goto('/');
  await asked;
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('ALL');
  await page.getByRole('combobox', { name: 'Category' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'Weekly bestsellers' }).getByRole('link')).toHaveCount(12);
});

for (const path of ['/', '/products', '/products/everyday-12-natural-oak']) {
  test(`The document of ${path} is light from the first time it is asked for`, async ({ request }) => {
    const reply = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(Number(reply.headers()['content-length'])).toBeLessThanOrEqual(LIGHT_BYTES);
  });
}

test('No picture competes with the first one: the others are asked for once it is here, or where there are no scripts', async ({
  page,
  browser,
  store,
}) => {
  const asked = new Set<string>();
  const note = (opened: Page) =>
    opened.on('request', (request) => {
      if (/\/media\/(?!hero-1)/.test(request.url()) && request.resourceType() === 'image') asked.add(request.url());
    });
  let deliver: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/media\/hero-1/, async (route) => {
    await late;
    await route.continue();
  });
  note(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // The faces come from the layout, as pictures below would.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect([...asked]).toEqual([]);
  deliver();
  await expect.poll(() => asked.size).toBeGreaterThan(0);

  asked.clear();
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
  const withoutScripts = await plain.newPage();
  note(withoutScripts);
  await withoutScripts.goto('/');
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  await plain.close();
});

test('Every document asks for the upright faces at once, the empty shell of personal screens too: words that change their face move the form below them', async ({
  request,
}) => {
  for (const path of ['/products', '/login', '/sign-up', '/my-cart']) {
    const html = await (await request.get(path)).text();
    expect(
      [...html.matchAll(/<link rel="preload" as="font"[^>]*href="\/assets\/(basic-[a-z-]+)-[^"]*"/g)].map(([, face]) => face),
      path,
    ).toEqual(['basic-fraunces-normal', 'basic-instrument-sans-normal']);
  }
});
