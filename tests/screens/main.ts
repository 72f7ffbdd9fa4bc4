import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { webManifest } from '../../src/domain/web-manifest';
import { askRunningStore } from '../../server/cli/tool-socket';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { findChromium } from '../browser/find-chromium.mjs';
import { startStore } from '../fixtures/running-store';
import { createAccounts } from './accounts';
import { cartScreens } from './cart-screens';
import { checkoutScreens } from './checkout-screens';
import { counterScreens } from './counter-screens';
import { layoutScreens } from './layout-screens';
import { orderScreens } from './order-screens';
import { publicScreens } from './public-screens';
import { readerScreens } from './reader-screens';
import { sampleScreens } from './sample-screens';
import { SIZES, type Screen, type SizeName } from './screen';
import { sessionScreens } from './session-screens';
import { pictureName, takeScreen } from './take-screen';

/**
 * `npm run screens [-- words… --out folder]`: pictures of every screen in every state at every size, into screens/.
 * `--manifest` takes those of the web manifest anew, in the pixels that it tells, into public/.
 * With `--stock` the shop counts its boxes: of a floor there are enough, of another too few, of a third none until a day.
 * With words, only those whose file name has all of them: `npm run screens -- cart 0360`, `npm run screens -- '^(cart|drawer)'`.
 */
const AT_ONCE = 2;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string', default: 'screens' }, stock: { type: 'boolean', default: false }, manifest: { type: 'boolean', default: false } } });
const screens: readonly Screen[] = [...publicScreens, ...layoutScreens, ...sessionScreens, ...cartScreens, ...checkoutScreens, ...orderScreens, ...sampleScreens, ...counterScreens, ...readerScreens];
const patterns = positionals.map((word) => new RegExp(word));
const sizeNames = Object.keys(SIZES).sort() as SizeName[];
const inManifest = new Map(webManifest().screenshots.map(({ src, sizes }) => [basename(src), Number.parseInt(sizes, 10)]));
const pixels = Object.fromEntries(sizeNames.flatMap((size) => [...inManifest].flatMap(([name, width]) => (values.manifest && name.endsWith(`--${size}.jpg`) ? [[size, width / SIZES[size].width]] : []))));
const folder = values.manifest ? 'public/screenshots' : values.out;
const wanted = screens
  .flatMap((screen) => (screen.sizes ?? sizeNames).map((size) => ({ screen, size })))
  .filter(({ screen, size }) => !values.manifest || inManifest.has(pictureName(screen, size)))
  .filter(({ screen, size }) => patterns.every((pattern) => pattern.test(pictureName(screen, size))));

await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'sps-flooring-screens-'));
const store = await startStore(dataDir);
// The floors of the shopper's cart and of the pages of floors (accounts.ts, public-screens.ts).
const COUNTS = ['133 60', '141 2 back 2099-12-03', '115 0', 'wide-plank-20-white-oak-natural 12', 'family-20-coastal-maple 400'];
for (const count of values.stock ? COUNTS : []) await askRunningStore(dataDir, { args: ['stock', ...count.split(' ')], workingDir: dataDir }, () => undefined);
const executablePath = findChromium();
const openBrowser = (): Promise<Browser> => chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath === null ? {} : { executablePath }) });
const accounts = createAccounts(store.url);
const studio = { storeUrl: store.url, folder, pixels, shellHtml: await readFile('dist/client/app.html', 'utf8') };

const failed: string[] = [];
const queue = [...wanted];
const photographer = async (): Promise<void> => {
  let browser = await openBrowser();
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { screen, size } = next;
    const name = pictureName(screen, size);
    try {
      // One that crashed must not cost the rest of the pictures.
      if (!browser.isConnected()) browser = await openBrowser();
      await takeScreen({ ...studio, browser }, screen, size, await accounts(screen.who ?? 'visitor', screen.isAltering ?? false));
    } catch (error) {
      failed.push(name);
      if (store.diedWith() !== null) throw new Error(`The store ended: ${store.diedWith()}`, { cause: error });
      console.error(`${name}: ${firstLines(error)}`);
    }
  }
  await browser.close();
};
/** Playwright tells the browser's whole life after what went wrong. */
function firstLines(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 4).join('\n  ');
}

await Promise.all(Array.from({ length: AT_ONCE }, photographer));

await store.stop();
await rm(dataDir, { recursive: true, maxRetries: 9, force: true });
console.log(`${wanted.length - failed.length} of ${wanted.length} pictures in ${folder}`);
if (failed.length > 0) process.exitCode = 1;
