import type { Page } from '@playwright/test';
import { shopIcons } from '../../server/site/shop-manifest';
import { openFaultProxy, type FaultProxy } from '../faults/fault-proxy';
import { NO_FAULT, type Fault } from '../faults/fault-kinds';
import { PRECACHED, precacheList } from './other-build';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

/** Nothing is kept that is not what was asked for: docs/decisions/0038. */
test.use({ sharesStore: true });

/** A worker takes in some two hundred files behind the page, which takes long on a busy machine. */
const INSTALLED = { timeout: 120_000 };
const INSTALL_FILES = /^\/(assets|icons|manifest)/;
const SCREENS = ['/products', '/about-us', '/login', '/blog', '/contact-us'];
const PORTAL: Fault = { kind: 'page', status: 200 };

let proxy: FaultProxy;
test.beforeEach(async ({ store }) => {
  proxy = await openFaultProxy(store.url);
});
test.afterEach(async ({ complaints }) => {
  await proxy.close();
  // A portal's page in place of code, and a worker that does not install, are said in the console.
  complaints.length = 0;
});

async function workerIsActive(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state).catch(() => null), INSTALLED)
    .toBe('activated');
}

/** The store opens at these addresses, and then without a network. */
async function opensEverywhere(page: Page): Promise<void> {
  for (const state of ['open', 'down'] as const) {
    proxy.setNetwork(state);
    for (const path of SCREENS) {
      await page.goto(`${proxy.url}${path}`);
      await appIsRunning(page);
      await expect(page.getByText('Welcome to Guest WiFi')).toHaveCount(0);
      await expect(page.getByText(/something went wrong/)).toHaveCount(0);
    }
  }
  proxy.setNetwork('open');
}

/** Cached files whose body is a portal's page, or none at all. */
function wrongFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const wrong: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        if (text.includes('Guest WiFi') || text === '') wrong.push(`${name} ${new URL(request.url).pathname}`);
      }
    }
    return wrong;
  });
}

/** A page that needs code that was cut short reloads by itself, and what it was asked is asked of its next document. */
async function nothingWrongIsKept(page: Page): Promise<void> {
  await expect(async () => expect(await wrongFiles(page)).toEqual([])).toPass();
}

type WrongInstall = readonly [what: string, isHit: (path: string) => boolean, fault: Fault];
const isInstallFile = (path: string): boolean => INSTALL_FILES.test(path);
const WRONG_INSTALLS: readonly WrongInstall[] = [
  ['Code is cut short in its middle', isInstallFile, { kind: 'cut short', keptBytes: 200, isChunked: true }],
  ['A portal answers for code, icons and manifest', isInstallFile, PORTAL],
  ['A portal once answers for the shell', (path) => path.startsWith('/app.html'), PORTAL],
  ['Code is redirected to a portal', isInstallFile, { kind: 'page', status: 302 }],
  ['Code is cut short with a clean end', isInstallFile, { kind: 'cut short', keptBytes: 0, isChunked: false }],
];

for (const [what, isHit, fault] of WRONG_INSTALLS) {
  test(`${what} while the worker installs: nothing of it is kept, and the store opens, online and offline`, async ({ page }) => {
    let isHitting = false;
    /** The page's own code, which it has by the time the worker is registered: what follows is the worker's. */
    const ofPage = new Set<string>();
    proxy.choose(({ path }) => {
      if (path === '/sw.js') isHitting = true;
      if (!isHitting) ofPage.add(path);
      return isHitting && isHit(path) && !ofPage.has(path) ? fault : NO_FAULT;
    });
    await page.goto(proxy.url);
    await expect.poll(() => proxy.log.some(({ fault: kind }) => kind === fault.kind), INSTALLED).toBe(true);
    // The installation has failed: neither installing nor active. A page that needs code that was cut short reloads meanwhile.
    const installing = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null);
    await expect.poll(() => installing().catch(String), INSTALLED).toBeNull();
    await nothingWrongIsKept(page);
    proxy.choose(() => NO_FAULT);
    await page.goto(proxy.url);
    await workerIsActive(page);
    await nothingWrongIsKept(page);
    await opensEverywhere(page);
  });
}

test('Shell and code that went wrong under a running worker are fetched anew at the next look', async ({ page }) => {
  await page.goto(proxy.url);
  await workerIsActive(page);
  await page.evaluate(async () => {
    const cache = await caches.open(`workbox-precache-v2-${location.origin}/`);
    for (const request of await cache.keys()) {
      if (/\/app\.html|\.js$/.test(request.url.split('?')[0] ?? '')) {
        await cache.put(request, new Response('Welcome to Guest WiFi', { headers: { 'Content-Type': 'text/html' } }));
      }
    }
  });
  for (const path of SCREENS) {
    await page.goto(`${proxy.url}${path}`);
    await appIsRunning(page);
  }
  await page.goto(`${proxy.url}/products`);
  await expect(page.getByRole('heading', { name: 'Products' }).first()).toBeVisible();
  proxy.setNetwork('down');
  await page.goto(`${proxy.url}/products`);
  await expect(page.getByRole('heading', { name: 'Products' }).first()).toBeVisible();
});

test('Pictures that a portal answers for under a running worker are not kept, and show once it is gone', async ({ page }) => {
  await page.goto(proxy.url);
  await workerIsActive(page);
  proxy.choose(({ path }) => (path.startsWith('/media/') ? PORTAL : NO_FAULT));
  await page.goto(`${proxy.url}/products`);
  await expect.poll(() => proxy.log.filter(({ path, fault }) => path.startsWith('/media/') && fault === 'page').length).toBeGreaterThan(3);
  proxy.choose(() => NO_FAULT);
  await page.goto(`${proxy.url}/products`);
  const widths = () =>
    page
      .locator('main img')
      .evaluateAll((images) =>
        images
          .slice(0, 4)
          .map((image) => image instanceof HTMLImageElement && image.complete && image.currentSrc !== '' && image.naturalWidth),
      );
  await expect.poll(async () => (await widths()).length > 3 && (await widths()).every((width) => width !== false && width > 0)).toBe(true);
  expect(await wrongFiles(page)).toEqual([]);
});

test('Every file that the worker keeps stands once in its list, with its hash', async ({ store }) => {
  const worker = await (await fetch(`${store.url}/sw.js`)).text();
  const list = precacheList.parse(JSON.parse(PRECACHED.exec(worker)?.[0] ?? '[]'));
  expect(list.length).toBeGreaterThan(100);
  expect(list.filter(({ integrity }) => integrity === undefined)).toEqual([]);
  expect(new Set(list.map(({ url }) => url)).size).toBe(list.length);
  // What a shop puts in their place has another hash, and no worker would install.
  const icons = shopIcons('').map(({ holds }) => holds);
  expect(list.filter(({ url }) => icons.some((holds) => holds?.test(`/${url}`)))).toEqual([]);
});

test.describe('Without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test("The app's own scripts cut short on their way are fetched anew past the HTTP cache, and the page comes to life by itself", async ({
    page,
  }) => {
    proxy.choose(({ path, nth }) =>
      path.startsWith('/assets/') && path.endsWith('.js') && nth === 1 ? { kind: 'cut short', keptBytes: 200, isChunked: true } : NO_FAULT,
    );
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.goto(`${proxy.url}/products`);
    // Once for the app's own scripts, once for what starts after the first screen, and, where they come later, once for each part.
    await expect.poll(() => documents).toBeGreaterThanOrEqual(3);
    await appIsRunning(page);
    expect(documents).toBeLessThanOrEqual(6);
    expect(proxy.log.some(({ fault }) => fault === 'cut short')).toBe(true);
    // That follows each address.
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /contact/);
  });

  test('What starts after the first screen and was cut short on its way is fetched anew, and starts', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    proxy.choose(({ path, nth }) =>
      /^\/assets\/behind-.*\.js$/.test(path) && nth === 1 ? { kind: 'cut short', keptBytes: 200, isChunked: true } : NO_FAULT,
    );
    await page.goto(`${proxy.url}/products`);
    await expect.poll(() => documents).toBe(2);
    await appIsRunning(page);
    expect(proxy.log.filter(({ fault }) => fault === 'cut short')).toHaveLength(1);
    // Starts there too, and follows each address.
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /contact/);
  });

  test("The app's own scripts that stay cut short reload the page once, never again and again", async ({ page }) => {
    proxy.choose(({ path }) =>
      path.startsWith('/assets/') && path.endsWith('.js') ? { kind: 'cut short', keptBytes: 200, isChunked: true } : NO_FAULT,
    );
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    let refusals = 0;
    page.on('pageerror', () => (refusals += 1));
    await page.goto(`${proxy.url}/products`);
    await expect.poll(() => refusals).toBe(2);
    const asked = proxy.log.length;
    // What would follow a further reload is asked for before this.
    await page.evaluate(() => fetch('/healthz'));
    await expect.poll(() => proxy.log.length).toBeGreaterThan(asked);
    expect(documents).toBe(2);
  });

  test('A script cut short on its way is fetched anew past the HTTP cache, and its screen opens by itself', async ({ page }) => {
    await page.goto(proxy.url);
    await appIsRunning(page);
    proxy.choose(({ path, nth }) =>
      path.startsWith('/assets/') && path.endsWith('.js') && nth === 1 ? { kind: 'cut short', keptBytes: 200, isChunked: true } : NO_FAULT,
    );
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await expect(page.getByLabel(/message/i).first()).toBeVisible();
    await expect(page).toHaveURL(/contact/);
    expect(proxy.log.some(({ fault }) => fault === 'cut short')).toBe(true);
  });
});
