// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const OWN = location.origin;
const smallest = async (srcset: string) => (await import('./warm-visited-media')).smallestCandidate(srcset);

let told: unknown[];
let loaded: string[];

/** A browser with an active worker, or without one yet. */
function browse({ active = true, connection }: { readonly active?: boolean; readonly connection?: unknown } = {}): void {
  const worker = { postMessage: (message: unknown) => told.push(message) };
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve({ active: active ? worker : null }) },
    ...(connection === undefined ? {} : { connection }),
  });
}
const warm = async (): Promise<void> => (await import('./warm-visited-media')).warmVisitedMedia();
const tellsOf = (...paths: readonly string[]) => ({ type: 'WARM_MEDIA', urls: paths.map((path) => `${OWN}${path}`) });

beforeEach(() => {
  vi.resetModules();
  [told, loaded] = [[], []];
  document.body.innerHTML = '';
  // happy-dom's document has no such list.
  Object.defineProperty(document, 'images', { configurable: true, get: () => document.querySelectorAll('img') });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(((type: string) =>
    type === 'resource' ? loaded.map((name) => ({ name })) : []) as typeof performance.getEntriesByType);
  browse();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('The narrowest picture of a srcset is the one kept for later', async () => {
  expect(await smallest('/media/a-1280.avif 1280w, /media/a-320.avif 320w,/media/a-640.avif   640w')).toBe('/media/a-320.avif');
  expect(await smallest('/media/whole.avif, /media/a-640.avif 640w')).toBe('/media/a-640.avif');
  expect(await smallest('/media/whole.avif')).toBe('/media/whole.avif');
  expect(await smallest(', ,/media/a-640.avif  640w')).toBe('/media/a-640.avif');
  expect(await smallest('')).toBe('');
});

describe('The worker is told to keep', () => {
  it('pictures that were loaded before it was there, each once, and nothing else', async () => {
    loaded = [`${OWN}/media/a-320.avif`, `${OWN}/media/a-320.avif`, `${OWN}/icons/logo-1.svg`, `${OWN}/assets/a.js`];
    loaded.push('https://other.example/media/b.avif', `${OWN}/api/media/c.avif`);
    await warm();
    expect(told).toEqual([tellsOf('/media/a-320.avif', '/icons/logo-1.svg')]);
  });

  it('the smallest size of pictures that nobody has scrolled to', async () => {
    document.body.innerHTML = `
      <picture><source srcset="/media/a-640.avif 640w, /media/a-320.avif 320w"><img src="/media/a-960.jpg"></picture>
      <img srcset="/media/b-640.avif 640w, /media/b-320.avif 320w" src="/media/b.jpg">
      <picture><img src="/media/c.jpg"></picture>
      <img src="https://other.example/media/d.jpg">`;
    for (const image of document.querySelectorAll('img')) Object.defineProperty(image, 'currentSrc', { value: '' });
    await warm();
    expect(told).toEqual([tellsOf('/media/a-320.avif', '/media/b-320.avif', '/media/c.jpg')]);
  });

  it('the size that the browser shows, where it shows one', async () => {
    document.body.innerHTML = '<img srcset="/media/b-640.avif 640w, /media/b-320.avif 320w">';
    const [image] = document.images;
    Object.defineProperty(image, 'currentSrc', { value: `${OWN}/media/b-640.avif` });
    await warm();
    expect(told).toEqual([tellsOf('/media/b-640.avif')]);
  });

  it('nothing twice', async () => {
    loaded = [`${OWN}/media/a-320.avif`];
    await warm();
    await warm();
    loaded.push(`${OWN}/media/b-320.avif`);
    await warm();
    expect(told).toEqual([tellsOf('/media/a-320.avif'), tellsOf('/media/b-320.avif')]);
  });
});

describe('Nothing is kept', () => {
  beforeEach(() => (loaded = [`${OWN}/media/a-320.avif`]));

  it.each<[string, () => void]>([
    ['on a device that saves data', () => browse({ connection: { saveData: true } })],
    ['while no worker is active', () => browse({ active: false })],
    ['where there are no workers', () => vi.stubGlobal('navigator', {})],
  ])('%s', async (_where, browsing) => {
    browsing();
    await warm();
    expect(told).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['does not save data', { saveData: false }],
    ['does not say', {}],
    ['has no word of it', null],
    ['has an odd one', 'fast'],
  ])('only there: not on a device whose connection %s', async (_what, connection) => {
    browse({ connection });
    await warm();
    expect(told).toHaveLength(1);
  });

  it('until a worker is there, and then it is', async () => {
    browse({ active: false });
    await warm();
    browse();
    await warm();
    expect(told).toHaveLength(1);
  });
});

it('A screen is looked at once it has been quiet for two seconds, at first and after each change', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { warmMediaOfScreens } = await import('./warm-visited-media');
  warmMediaOfScreens();
  loaded = [`${OWN}/media/a-320.avif`];
  await vi.advanceTimersByTimeAsync(1_999);
  document.body.append(document.createElement('main'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveLength(1);
  loaded.push(`${OWN}/media/b-320.avif`);
  document.querySelector('main')?.append(document.createElement('p'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toHaveLength(2);
});
