import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead';

const FILES = Array.from({ length: 40 }, (_, index) => `assets/part-${index}.js`);
const MANIFEST = [{ url: 'app.html', revision: 'abc' }, ...FILES.map((url) => ({ url, revision: null }))];

let kept: Set<string>;
let asked: string[];
let atOnce: number;
let mostAtOnce: number;
/** What the server says to a file; 200 unless told. */
let statuses: ReadonlyMap<string, number | 'cut off'>;

beforeEach(() => {
  [kept, asked, atOnce, mostAtOnce, statuses] = [new Set(), [], 0, 0, new Map()];
  const cache = {
    match: async (file: string) => (kept.has(file) ? new Response() : undefined),
    put: async (file: string) => void kept.add(file),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    const status = statuses.get(file) ?? 200;
    if (status === 'cut off') throw new TypeError('network');
    return new Response('', { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Resolves when the worker's installation no longer waits for it; rejects when it would stop the installation. */
function install(): Promise<unknown> {
  const scope = new EventTarget() as ServiceWorkerGlobalScope;
  fetchAhead(scope, MANIFEST, 'precache');
  let waitsFor: Promise<unknown> = Promise.resolve();
  scope.dispatchEvent(Object.assign(new Event('install'), { waitUntil: (work: Promise<unknown>) => (waitsFor = work) }));
  return waitsFor;
}

it('A worker that installs takes in several files at once, not one after the other, and never too many', async () => {
  await install();
  expect(kept).toEqual(new Set(FILES));
  expect(mostAtOnce).toBe(6);
});

it('Files it has are not asked for again, nor those whose name does not say what is in them', async () => {
  kept = new Set(FILES.slice(10));
  await install();
  expect(asked.toSorted()).toEqual(FILES.slice(0, 10).toSorted());
});

it('A file that fails or is missing is left to Workbox, and the others come', async () => {
  statuses = new Map<string, number | 'cut off'>([
    [FILES[3] ?? '', 'cut off'],
    [FILES[7] ?? '', 404],
  ]);
  await install();
  expect(kept).toEqual(new Set(FILES.filter((_, index) => index !== 3 && index !== 7)));
});
