import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wholeMedia } from '../fixtures/whole-media';
import { enterWorkerScope, ExtendableEventInTest, integrityOf, type WorkerScopeInTest, ONE_LANGUAGE } from '../fixtures/worker-scope';
import { columns } from './fault-columns';
import { NO_FAULT, type Fault } from './fault-kinds';
import { faultyFetch } from './faulty-fetch';

/** Every fault of docs/faults.md on every kind of file that the worker keeps: what is kept is whole and what was asked for. */

const PRECACHE = 'workbox-precache-v2-https://store.example/';
const MOMENT_MS = 100;
/** Of each kind of fault: what a file is not tells no further JSON from the first six. */
const MOST_FORMS = 6;
const INSTALLED = {
  shell: { path: 'app.html', mediaType: 'text/html', body: '<div id="root"></div><script src="/assets/app-1234567.js"></script>' },
  code: { path: 'assets/app-1234567.js', mediaType: 'text/javascript', body: 'export const answer = () => 42; // a few more words' },
  style: { path: 'assets/app-1234567.css', mediaType: 'text/css', body: '.page { color: #222; background: #fff; margin: 0 }' },
  font: { path: 'assets/basic-1234567.woff2', mediaType: 'font/woff2', body: 'wOF2 and what a font has, some bytes of it' },
  icon: { path: 'icons/icon.svg', mediaType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>' },
  manifest: { path: 'manifest.webmanifest', mediaType: 'application/manifest+json', body: '{"name":"Surface & Plank","start_url":"/"}' },
} as const;
const MEDIA = {
  picture: { path: 'media/oak-640.avif', mediaType: 'image/avif', body: wholeMedia('the picture of an oak floor, whole') },
  video: { path: 'media/hero.mp4', mediaType: 'video/mp4', body: wholeMedia('the film of an oak floor, whole') },
} as const;
const FILES = new Map(Object.values({ ...INSTALLED, ...MEDIA }).map((file) => [`/${file.path}`, file]));

let scope: WorkerScopeInTest;
let faultAt: (path: string) => Fault;
let keepMedia: (path: string) => Promise<void>;

beforeEach(async () => {
  scope = enterWorkerScope();
  faultAt = () => NO_FAULT;
  const server = async (path: string): Promise<Response> => {
    const file = FILES.get(path);
    return new Response(file?.body ?? null, { status: file === undefined ? 404 : 200, headers: { 'Content-Type': file?.mediaType ?? '' } });
  };
  const network = faultyFetch(server, ({ path }) => faultAt(path));
  vi.stubGlobal('fetch', async (input: RequestInfo, init: RequestInit = {}) => {
    const request = typeof input === 'string' ? new Request(new URL(input, scope.location), init) : input;
    const response = await network(new URL(request.url).pathname, { signal: init.signal ?? request.signal });
    // A browser compares the hash before anybody sees the reply.
    const isWrong = request.integrity !== '' && request.integrity !== (await integrityOf(await response.clone().text()));
    if (isWrong) throw new TypeError('integrity');
    return response;
  });
  // The worker is compiled with types of its own.
  type Mount = (...parts: unknown[]) => unknown;
  const [{ createOwnFiles }, { precacheShell }, { fetchAhead }, { serveMedia, cacheMedia }, { createSilence }] = await Promise.all([
    vi.importActual<{ createOwnFiles: Mount }>('../../sw/own-files'),
    vi.importActual<{ precacheShell: Mount }>('../../sw/precache-shell'),
    vi.importActual<{ fetchAhead: Mount }>('../../sw/fetch-ahead'),
    vi.importActual<{ serveMedia: Mount; cacheMedia: Mount }>('../../sw/media-route'),
    vi.importActual<{ createSilence: Mount }>('../../sw/network-silence'),
  ]);
  const list = await Promise.all(
    Object.values(INSTALLED).map(async ({ path, body }) => ({
      url: path,
      revision: path.startsWith('assets/') ? null : 'abc',
      integrity: await integrityOf(body),
    })),
  );
  const ownFiles = createOwnFiles(list, scope.location.href);
  fetchAhead(scope, list, ownFiles, PRECACHE, ONE_LANGUAGE);
  precacheShell(list, ownFiles, PRECACHE, ONE_LANGUAGE);
  serveMedia(createSilence());
  keepMedia = async (path) => {
    const event = new ExtendableEventInTest('message');
    await cacheMedia(`${scope.location.origin}/${path}`, event);
    await event.settled().catch(() => undefined);
  };
});
afterEach(() => vi.unstubAllGlobals());

/** The files in the worker's caches, by path. Throws at one that is not whole, or not what its name says. */
async function keptFiles(): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const name of await scope.caches.keys()) {
    for (const address of scope.caches.addressesIn(name)) {
      const { pathname } = new URL(address);
      const body = await (await scope.caches.match(address, { cacheName: name }))?.text();
      expect(body, `${name} ${pathname}`).toBe(FILES.get(pathname)?.body);
      kept.push(pathname.slice(1));
    }
  }
  return kept.toSorted();
}

/** Waits for the end of work; what hangs has none and goes on for a moment. */
function settled(work: Promise<unknown>, fault: Fault): Promise<unknown> {
  const ended = work.catch(() => undefined);
  return fault.kind === 'hang' ? Promise.race([ended, new Promise((resolve) => setTimeout(resolve, MOMENT_MS))]) : ended;
}

const cases = <Kind extends string>(files: Readonly<Record<Kind, { readonly path: string }>>) =>
  Object.entries<{ readonly path: string }>(files).flatMap(([what, { path }]) =>
    columns.map(({ faults, ...column }) => ({ what, path, faults: faults.slice(0, MOST_FORMS), ...column })),
  );

it.each(cases(INSTALLED))(
  'The $what that met $column while the worker installed is kept whole or not at all, and whole afterwards',
  async ({ path, faults, getsReply }) => {
    for (const fault of faults) {
      faultAt = (asked) => (asked === `/${path}` ? fault : NO_FAULT);
      await settled(scope.fire('install'), fault);
      const kept = await keptFiles();
      expect(kept.includes(path), JSON.stringify(fault)).toBe(getsReply);
      faultAt = () => NO_FAULT;
      await scope.fire('install');
      expect(await keptFiles()).toEqual(
        Object.values(INSTALLED)
          .map((file) => file.path)
          .toSorted(),
      );
      await scope.caches.delete(PRECACHE);
    }
  },
);

it.each(cases(MEDIA))(
  'The $what that met $column is kept whole or not at all, and whole at the next look',
  async ({ path, faults, getsReply }) => {
    for (const fault of faults) {
      faultAt = () => fault;
      await settled(keepMedia(path), fault);
      expect(await keptFiles(), JSON.stringify(fault)).toEqual(getsReply ? [path] : []);
      faultAt = () => NO_FAULT;
      await keepMedia(path);
      expect(await keptFiles(), JSON.stringify(fault)).toEqual([path]);
      for (const name of await scope.caches.keys()) await scope.caches.delete(name);
    }
  },
);
