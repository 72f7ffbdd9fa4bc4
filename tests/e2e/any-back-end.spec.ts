import { expect, test as base, type Page } from '@playwright/test';
import { databaseNames, localKeys, OBJECT_STORE } from '../../src/offline/storage/storage-keys';
import { BAD_VALUES, HOSTILE_HTML } from '../pages/bad-values';
import { SAMPLE_REPLIES } from '../pages/sample-replies';
import { startOtherBackEnd, type OtherBackEnd } from './other-back-end';
import { withoutWorker } from './other-device';
import { appIsRunning } from './shopper';

type Replies = Parameters<typeof startOtherBackEnd>[0];

interface Fixtures {
  /** Starts a store on a back end with these replies; stopped with the test. */
  readonly openStore: (replies: Replies) => Promise<OtherBackEnd>;
}

const test = base.extend<Fixtures>({
  openStore: async ({}, use) => {
    const started: OtherBackEnd[] = [];
    await use(async (replies) => {
      const store = await startOtherBackEnd(replies);
      started.push(store);
      return store;
    });
    await Promise.all(started.map((store) => store.stop()));
  },
});

/** What ran although it must not, and what the policy had to stop: both stay empty. */
async function watchForCode(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('tellViolation', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(globalThis, 'tellViolation');
      if (typeof tell === 'function') tell(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => [...seen, ...((await page.evaluate(() => 'ran' in globalThis)) ? ['code of the data ran'] : [])];
}

/** The second words of the keys of what is saved ('home', 'product'); puts markup into every text of it, as somebody with the device in hand could. */
async function savedReplies(page: Page, markup: string | null): Promise<readonly string[]> {
  return page.evaluate(
    async ({ database, store, html }) => {
      const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('not done')));
        });
      const poisoned = (value: unknown, name: string): unknown => {
        if (Array.isArray(value)) return value.map((item: unknown) => poisoned(item, name));
        if (typeof value === 'object' && value !== null)
          return Object.fromEntries(Object.entries(value).map(([key, part]: [string, unknown]) => [key, poisoned(part, key)]));
        if (typeof value !== 'string' || /^(slug|type|src|color)$/.test(name)) return value;
        return /url|instagram|facebook|tiktok|twitter/i.test(name) ? 'javascript:globalThis.ran=1' : `${value} ${html}`;
      };
      // Opened before the store has made it, it would stay empty.
      if (!(await indexedDB.databases()).some(({ name }) => name === database)) return [];
      const db = await done(indexedDB.open(database));
      const records = db.transaction(store, 'readwrite').objectStore(store);
      const [keys, rows] = await Promise.all([done(records.getAllKeys()), done<unknown[]>(records.getAll())]);
      const names: string[] = [];
      for (const [index, key] of keys.entries()) {
        const row = rows[index];
        if (typeof row !== 'object' || row === null || !('queryKey' in row) || !Array.isArray(row.queryKey) || !('data' in row)) continue;
        names.push(String(row.queryKey[1]));
        if (html !== null) await done(records.put({ ...row, data: poisoned(row.data, '') }, key));
      }
      db.close();
      return names;
    },
    { database: databaseNames.publicQueries, store: OBJECT_STORE, html: markup },
  );
}

/** Public screens, with the reply that each of them saves. */
const SAVED_BY = {
  '/products/coastal-maple': 'product',
  '/blog/maple-or-oak': 'article',
  '/': 'home',
  '/products': 'products',
  '/installation/floating': 'guide',
  '/about-us': 'about',
  '/privacy-policy': 'settings',
};
const SAVED = Object.values(SAVED_BY);
const PUBLIC_SCREENS = Object.keys(SAVED_BY);

test('Hostile HTML in the replies saved on the device runs nothing when the store opens offline', async ({ page, openStore }) => {
  const store = await openStore(SAMPLE_REPLIES);
  const whatRan = await watchForCode(page);
  for (const [path, reply] of Object.entries(SAVED_BY)) {
    await page.goto(`${store.url}${path}`);
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => savedReplies(page, null), path).toContain(reply);
  }
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // A file of the store, where no page runs that would save its own again.
  await page.goto(`${store.url}/manifest.webmanifest`);
  expect(await savedReplies(page, HOSTILE_HTML)).toEqual(expect.arrayContaining(SAVED));
  await store.stop();

  for (const path of PUBLIC_SCREENS) {
    const response = await page.goto(`${store.url}${path}`);
    expect(response?.fromServiceWorker()).toBe(true);
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('What is left is shown.').first(), path).toBeAttached();
    await page.mouse.move(200, 300);
    expect(await whatRan(), path).toEqual([]);
    expect(
      await page.evaluate(
        () => document.querySelectorAll('main iframe, main svg[onload], main [onerror], main form[action], a[href^="javascript:"]').length,
      ),
      path,
    ).toBe(0);
  }
});

const LONG_TITLE = String(BAD_VALUES['a title of 300 characters without a space']);

/** Nothing on the screen is wider than a phone, and no title is cut off at its side. */
async function nothingSticksOut(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate((title) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('h1, h2, h3, p, span, a, li, td, th, dt, dd')].filter(
      (element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.includes(title)) &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).display !== 'inline' &&
        getComputedStyle(element).textOverflow !== 'ellipsis',
    );
    return { beyond: scrollWidth - clientWidth, cut: cut.map((element) => element.outerHTML.slice(0, 120)) };
  }, LONG_TITLE);
  expect(wide, where).toEqual({ beyond: 0, cut: [] });
}

const PATHS = [
  '/',
  '/products',
  '/products/category/1',
  '/products/coastal-maple',
  '/blog',
  '/blog/maple-or-oak',
  '/installation',
  '/installation/floating',
  '/about-us',
  '/my-cart',
  '/orders',
  '/orders/SPS-1',
];

test('Titles of 300 characters without a space stay on a phone: lists, floor, article, guide, cart, drawer, orders and receipt', async ({
  page,
  openStore,
}) => {
  const titled = (reply: unknown): unknown =>
    JSON.parse(
      JSON.stringify(reply).replaceAll(
        /Coastal Maple|Click planks|Maple or oak\?|Floating planks|A family shop|The floor is the room|Dimensions|9 x 60 in/g,
        LONG_TITLE,
      ),
    );
  const store = await openStore(Object.fromEntries(Object.entries(SAMPLE_REPLIES).map(([name, reply]) => [name, titled(reply)])));
  await withoutWorker(page.context());
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(({ authKey, firstName, lastName, fullName, accountId }) => {
    for (const [name, value] of [
      [authKey, 'key-1'],
      [firstName, 'Elena'],
      [lastName, 'Ruiz'],
      [fullName, 'Elena Ruiz'],
      [accountId, 'account-1'],
    ] as const)
      localStorage.setItem(name, value);
  }, localKeys);
  for (const path of PATHS) {
    await page.goto(`${store.url}${path}`);
    await appIsRunning(page);
    await expect(page.getByText(LONG_TITLE).first(), path).toBeAttached();
    await nothingSticksOut(page, path);
  }
  await page.getByRole('button', { name: /^Shopping cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' }).getByText(LONG_TITLE)).toBeVisible();
  await nothingSticksOut(page, 'drawer');
});

const ELSEWHERE = 'https://pictures.example';
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('A picture of another site shows, is not kept by the worker, and a broken one gives way to the fallback', async ({
  page,
  context,
  openStore,
}) => {
  const [first, second] = [`${ELSEWHERE}/maple.png`, `${ELSEWHERE}/gone.png`];
  await context.route(`${ELSEWHERE}/**`, (route) =>
    route.request().url() === first ? route.fulfill({ contentType: 'image/png', body: PIXEL }) : route.abort(),
  );
  const products = [
    { title: 'Coastal Maple', image: first },
    { title: 'Walnut', image: second },
  ].map(({ title, image }, index) => ({
    product_id: 107 + index,
    product_category_id: 1,
    title,
    price: '3.19',
    price_per_box: '75.41',
    sqft_in_box: '23.64',
    slug: `floor-${index}`,
    image,
    description: '',
  }));
  const store = await openStore({ ...SAMPLE_REPLIES, getProducts: products });
  await page.goto(`${store.url}/products`);
  await appIsRunning(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await appIsRunning(page);
  const addresses = () =>
    page
      .getByRole('main')
      .locator('li img')
      .evaluateAll((images) =>
        images.map((image) => (image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.currentSrc : 'not shown')),
      );
  await expect.poll(addresses).toEqual([first, `${store.url}/media/fallback.svg`]);
  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map(async ({ url }) => ({ url, type: (await cache.match(url))?.type })));
    });
    return (await Promise.all(caching)).flat();
  });
  expect(kept.filter(({ url, type }) => type === 'opaque' || url.startsWith('https://pictures.example'))).toEqual([]);
});
