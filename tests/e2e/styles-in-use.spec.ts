import type { Page, Route } from '@playwright/test';
import { expect, test } from './store-test';
import { appIsRunning } from './shopper';

// A document carries the styles that it shows (docs/decisions/0019).
test.use({ sharesStore: true, hasWorker: false });

/** Remembers what every element looks like; called again, it tells what looks another way since. */
function changedLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const remembered = window as { looks?: Map<string, readonly string[]> };
    // A list for each element: an entry for each of its five hundred properties takes twice as long.
    const looks = new Map<string, readonly string[]>();
    [...document.querySelectorAll('html, body, body *:not(script)')].forEach((element, index) => {
      // What a closed <details> holds is laid out only once somebody asks for its size.
      if (element.closest('details:not([open])') !== null && element.closest('summary') === null && !element.matches('details')) return;
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part === '' ? undefined : part);
        if (part !== '' && style.content === 'none') continue;
        looks.set(
          `${index} ${element.tagName} ${element.getAttribute('class') ?? ''}${part}`,
          Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`),
        );
      }
    });
    const before = (remembered.looks ??= looks);
    return [...looks]
      .flatMap(([what, lines]) => {
        const earlier = before.get(what) ?? [];
        return lines.flatMap((line, at) => (line === earlier[at] ? [] : [`${what} ${line}, before ${earlier[at]}`]));
      })
      .slice(0, 10);
  });
}

/** Every rule of the styles that the page has, in their order. */
function rulesInPage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('head style')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
    ),
  );
}

/** Every rule of the files that the document names, in their order. */
function rulesOfFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const files = [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')];
    const whole = new CSSStyleSheet();
    whole.replaceSync((await Promise.all(files.map(async ({ href }) => (await fetch(href)).text()))).join(''));
    return [...whole.cssRules].map(({ cssText }) => cssText);
  });
}

/** The page as the server wrote it, which React never takes over. What it gives back lets the other styles come, and waits for them. */
async function openWithStylesInUse(page: Page, path: string): Promise<() => Promise<void>> {
  // A page gives up on late styles after ten seconds; a busy machine needs longer to look at every element.
  await page.addInitScript(() => (AbortSignal.timeout = () => new AbortController().signal));
  await page.route(/assets\/libraries[^/]*\.js$/, () => undefined);
  let deliver: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/page-styles/*', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  // Words are set in other fonts then, and may take a line more.
  await page.evaluate(async () => void (await document.fonts.ready));
  const inUse = await rulesInPage(page);
  return async () => {
    deliver();
    await expect.poll(async () => (await rulesInPage(page)).length).toBeGreaterThan(inUse.length);
  };
}

for (const path of ['/', '/products', '/products/family-20-coastal-maple', '/contact-us']) {
  test(`The styles in the document of ${path} are all that it shows: nothing looks another way when the others come`, async ({
    browser,
    store,
  }) => {
    for (const width of [360, 1440]) {
      const context = await browser.newContext({
        baseURL: store.url,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      const deliverStyles = await openWithStylesInUse(page, path);
      await changedLooks(page);
      await deliverStyles();
      expect(await changedLooks(page)).toEqual([]);
      expect(await rulesInPage(page)).toEqual(await rulesOfFiles(page));
      await context.close();
    }
  });
}

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

test('The other styles come without the page being styled anew', async ({ browser, store }) => {
  const page = await browser.newPage({ baseURL: store.url, serviceWorkers: 'block', viewport: { width: 412, height: 823 } });
  const deliverStyles = await openWithStylesInUse(page, '/products');
  const nextFrames = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await nextFrames();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await deliverStyles();
  await nextFrames();
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0);
  expect(styled.length).toBeGreaterThan(0);
  // The page has some 700 elements; pictures that arrive meanwhile are a few.
  expect(Math.max(...styled)).toBeLessThan(100);
  await page.close();
});

test('The styles that a document leaves out are one request, and none of the files that it names is another', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/products/family-20-coastal-maple');
  const named = await page
    .locator('head link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await appIsRunning(page);
  expect(named.length).toBeGreaterThan(3);
  expect(asked.filter((path) => path.startsWith('/page-styles/'))).toHaveLength(1);
  expect(asked.filter((path) => named.includes(path))).toEqual([]);
});

const FAULTS: readonly (readonly [name: string, reply: (route: Route) => Promise<void>])[] = [
  ['a lost connection', (route) => route.abort()],
  [
    'a server of another build',
    (route) => route.fulfill({ status: 404, json: { status: 0, message: 'There is no such file.', data: null } }),
  ],
];

for (const [name, reply] of FAULTS) {
  test(`Where the other styles cannot be had at once, by ${name}, the browser is left to load each`, async ({ page, complaints }) => {
    await page.route('**/page-styles/*', reply);
    await page.goto('/products');
    await appIsRunning(page);
    await expect(page.locator('head link[rel=stylesheet][disabled]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(3);
    complaints.splice(0);
  });
}
