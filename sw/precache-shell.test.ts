import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptDocuments } from './kept-documents';
import { enterWorkerScope, integrityOf, type WorkerScopeInTest, ONE_LANGUAGE } from '../tests/fixtures/worker-scope';

const PRECACHE = 'workbox-precache-v2-https://store.example/';
const FILES = { 'assets/app-1234567.js': 'f()', 'app.html': '<div id="root"></div>' } as const;
const SHELL_KEY = 'https://store.example/app.html?__WB_REVISION__=abc';
const NO_DOCUMENTS: KeptDocuments = { read: async () => null, refresh: async () => undefined };
const PORTAL = 'Welcome to Guest WiFi';

let scope: WorkerScopeInTest;
/** What the network sends, by path; a browser compares hashes. */
let sends: Map<string, string>;
let asked: string[];

beforeEach(async () => {
  scope = enterWorkerScope();
  sends = new Map(Object.entries(FILES).map(([path, body]) => [`/${path}`, body]));
  asked = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init: RequestInit = {}) => {
    const request = typeof input === 'string' ? new Request(new URL(input, scope.location), init) : input;
    const { pathname } = new URL(request.url);
    asked.push(`${request.cache} ${pathname}`);
    if (init.signal?.aborted === true) throw init.signal.reason;
    const body = sends.get(pathname);
    if (body === undefined) throw new TypeError('network');
    if (request.integrity !== '' && request.integrity !== (await integrityOf(body))) throw new TypeError('integrity');
    return new Response(body, { headers: { 'Content-Type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html' } });
  });
  const manifest = await Promise.all(
    Object.entries(FILES).map(async ([url, body]) => ({
      url,
      revision: url.startsWith('assets/') ? null : 'abc',
      integrity: await integrityOf(body),
    })),
  );
  const [{ precacheShell }, { serveNavigations }, { createOwnFiles }] = await Promise.all([
    import('./precache-shell'),
    import('./navigation-route'),
    import('./own-files'),
  ]);
  const ownFiles = createOwnFiles(manifest, scope.location.href);
  precacheShell(manifest, ownFiles, PRECACHE, ONE_LANGUAGE);
  serveNavigations(ownFiles, PRECACHE, NO_DOCUMENTS);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function keep(key: string, body: string): Promise<void> {
  await (await scope.caches.open(PRECACHE)).put(key, new Response(body));
}
const kept = async (key: string): Promise<string | undefined> => (await scope.caches.match(key, { cacheName: PRECACHE }))?.text();
const CODE_KEY = 'https://store.example/assets/app-1234567.js';

describe('An installation', () => {
  it('keeps every file', async () => {
    await scope.fire('install');
    expect(scope.caches.addressesIn(PRECACHE).toSorted()).toEqual([SHELL_KEY, CODE_KEY].toSorted());
  });

  it('asks for nothing that is there already', async () => {
    await keep(CODE_KEY, FILES['assets/app-1234567.js']);
    await keep(SHELL_KEY, FILES['app.html']);
    await scope.fire('install');
    expect(asked).toEqual([]);
  });

  it.each(['/assets/app-1234567.js', '/app.html'])("fails, and keeps nothing of it, where a portal's page comes for %s", async (path) => {
    sends.set(path, PORTAL);
    await expect(scope.fire('install')).rejects.toThrow();
    expect(await kept(path.endsWith('.html') ? SHELL_KEY : CODE_KEY)).toBeUndefined();
  });

  it('fetches anew what an older worker kept wrongly under the same name', async () => {
    await keep(CODE_KEY, PORTAL);
    await scope.fire('install');
    expect(await kept(CODE_KEY)).toBe(FILES['assets/app-1234567.js']);
  });
});

describe('Code', () => {
  it('that is right comes from the cache', async () => {
    await scope.fire('install');
    asked = [];
    expect(await (await scope.respond(CODE_KEY))?.text()).toBe(FILES['assets/app-1234567.js']);
    expect(asked).toEqual([]);
  });

  it('that went wrong in the cache is fetched and kept anew', async () => {
    await keep(CODE_KEY, PORTAL);
    expect(await (await scope.respond(CODE_KEY))?.text()).toBe(FILES['assets/app-1234567.js']);
    expect(await kept(CODE_KEY)).toBe(FILES['assets/app-1234567.js']);
  });

  it("fails where a portal's page comes for it, and nothing of that is kept", async () => {
    sends.set('/assets/app-1234567.js', PORTAL);
    await expect(scope.respond(CODE_KEY)).rejects.toThrow();
    expect(await kept(CODE_KEY)).toBeUndefined();
  });

  it('is past the HTTP cache at the second try, where a wrong body may stand for a year', async () => {
    sends.delete('/assets/app-1234567.js');
    await expect(scope.respond(CODE_KEY)).rejects.toThrow();
    expect(asked).toEqual(['default /assets/app-1234567.js', 'default /assets/app-1234567.js', 'reload /assets/app-1234567.js']);
  });
});

describe('A navigation', () => {
  const textOf = async (path: string): Promise<string | undefined> => (await scope.respond(path, { isNavigation: true }))?.text();

  it('gets the kept shell, without the network', async () => {
    await keep(SHELL_KEY, FILES['app.html']);
    expect(await textOf('/products/oak')).toBe(FILES['app.html']);
    expect(asked).toEqual([]);
  });

  it('gets a fetched shell, which is kept, where the kept one is wrong', async () => {
    await keep(SHELL_KEY, PORTAL);
    expect(await textOf('/products/oak')).toBe(FILES['app.html']);
    expect(await kept(SHELL_KEY)).toBe(FILES['app.html']);
    asked = [];
    expect(await textOf('/products/oak')).toBe(FILES['app.html']);
    expect(asked).toEqual([]);
  });

  it("gets what the network has for its own address where no shell can be had: a portal's page is where a person signs in", async () => {
    sends = new Map([
      ['/app.html', PORTAL],
      ['/products/oak', PORTAL],
    ]);
    expect(await textOf('/products/oak')).toBe(PORTAL);
    expect(await kept(SHELL_KEY)).toBeUndefined();
  });

  it('gets a sentence where there is neither', async () => {
    sends = new Map();
    expect(await textOf('/products/oak')).toContain('The store could not be opened.');
  });

  it('waits three seconds for a shell and ten for its own document, then a sentence comes', async () => {
    const limits: number[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (limits.push(ms), AbortSignal.abort()));
    sends.set('/products/oak', 'too late');
    expect(await textOf('/products/oak')).toContain('The store could not be opened.');
    expect(limits).toEqual([3_000, 10_000]);
    timeout.mockRestore();
  });

  it('asks for no other file under a shorter name', async () => {
    await keep(SHELL_KEY, FILES['app.html']);
    expect(await scope.respond('/app')).toBeNull();
  });

  it('to no screen is left to the network', async () => {
    expect(await scope.respond('/api/beforeauth/setting', { isNavigation: true })).toBeNull();
  });
});
