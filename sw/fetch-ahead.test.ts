import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ONE_LANGUAGE } from '../tests/fixtures/worker-scope';
import { fetchAhead } from './fetch-ahead';
import { forEachLimited } from './fetch-files';
import type { OwnFiles } from './own-files';

const FILES = Array.from({ length: 40 }, (_, index) => `assets/part-${index}.js`);
const MANIFEST = [{ url: 'app.html', revision: 'abc' }, ...FILES.map((url) => ({ url, revision: null }))];

let kept: Set<string>;
let asked: string[];
let priorities: (string | undefined)[];
let atOnce: number;
let mostAtOnce: number;
/** What the server says to a file; 200 unless told. */
let statuses: ReadonlyMap<string, number | 'cut off' | 'redirected'>;
/** Names of kept files whose body is not the build's. */
let wrong: ReadonlySet<string>;

const ownFiles: OwnFiles = {
  has: () => true,
  build: '',
  isOwn: async (_response, url) => !wrong.has(url),
  fetch: (url, init) => fetch(url, init),
};

beforeEach(() => {
  [kept, asked, priorities, atOnce, mostAtOnce, statuses, wrong] = [new Set(), [], [], 0, 0, new Map(), new Set()];
  const cache = {
    match: async (file: string) => (kept.has(file) ? new Response() : undefined),
    put: async (file: string) => void kept.add(file),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (file: string, init?: RequestInit) => {
    asked.push(file);
    priorities.push(init?.priority);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    const status = statuses.get(file) ?? 200;
    if (status === 'cut off') throw new TypeError('network');
    if (status === 'redirected') return Object.defineProperty(new Response(''), 'redirected', { value: true });
    return new Response('', { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Resolves when the worker's installation no longer waits for it; rejects when it would stop the installation. */
function install(): Promise<unknown> {
  const scope = new EventTarget() as ServiceWorkerGlobalScope;
  fetchAhead(scope, MANIFEST, ownFiles, 'precache', ONE_LANGUAGE);
  let waitsFor: Promise<unknown> = Promise.resolve();
  scope.dispatchEvent(Object.assign(new Event('install'), { waitUntil: (work: Promise<unknown>) => (waitsFor = work) }));
  return waitsFor;
}

it('A worker that installs takes in several files at once, not one after the other, and never too many', async () => {
  await install();
  expect(kept).toEqual(new Set(FILES));
  expect(mostAtOnce).toBe(6);
});

it('Workbox begins at the start of the list, so this begins at its end; what the page asks for goes first', async () => {
  await install();
  expect(asked).toEqual(FILES.toReversed());
  expect(new Set(priorities)).toEqual(new Set(['low']));
});

it('Files it has are not asked for again, nor those whose name does not say what is in them', async () => {
  kept = new Set(FILES.slice(10));
  await install();
  expect(asked.toSorted()).toEqual(FILES.slice(0, 10).toSorted());
});

it('A file that an older worker kept wrongly is asked for again', async () => {
  kept = new Set(FILES);
  wrong = new Set(FILES.slice(4, 6));
  await install();
  expect(asked.toSorted()).toEqual(FILES.slice(4, 6).toSorted());
});

it('A file that fails, is missing or comes from elsewhere is left to Workbox, and the others come', async () => {
  statuses = new Map<string, number | 'cut off' | 'redirected'>([
    [FILES[3] ?? '', 'cut off'],
    [FILES[7] ?? '', 404],
    [FILES[9] ?? '', 'redirected'],
  ]);
  await install();
  expect(kept).toEqual(new Set(FILES.filter((_, index) => ![3, 7, 9].includes(index))));
});

const TEN_FILES = Array.from({ length: 10 }, (_, index) => `file ${index}`);

it('Every file is worked on once, in order, at most so many at a time', async () => {
  const begun: string[] = [];
  let [atOnce, most] = [0, 0];
  await forEachLimited(TEN_FILES, 3, async (file) => {
    begun.push(file);
    most = Math.max(most, (atOnce += 1));
    await Promise.resolve();
    atOnce -= 1;
  });
  expect([begun, most]).toEqual([TEN_FILES, 3]);
});

it('Files that fail stop no other, also where all fail', async () => {
  const begun: string[] = [];
  await forEachLimited(TEN_FILES, 1, async (file) => {
    begun.push(file);
    throw new TypeError('network');
  });
  expect(begun).toEqual(TEN_FILES);
});

it('It ends when the last file is done', async () => {
  let done = 0;
  await forEachLimited(TEN_FILES, 4, async () => {
    await new Promise((resolve) => setTimeout(resolve));
    done += 1;
  });
  expect(done).toBe(TEN_FILES.length);
});
