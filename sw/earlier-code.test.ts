import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterWorkerScope, type WorkerScopeInTest } from '../tests/fixtures/worker-scope';

const MANIFEST = [{ url: 'assets/app-7654321.js', revision: null }, 'assets/by-name-alone.js'];
const PRECACHE = 'workbox-precache-v2-https://store.example/';
const EARLIER = 'sps-earlier-code';

let scope: WorkerScopeInTest;
/** What the network has, by path. */
let network: ReadonlyMap<string, string>;
let asked: string[];

beforeEach(async () => {
  scope = enterWorkerScope();
  [network, asked] = [new Map(), []];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return new Response(network.get(pathname) ?? 'gone', { status: network.has(pathname) ? 200 : 404 });
  });
  const { serveEarlierCode } = await import('./earlier-code');
  serveEarlierCode(scope as unknown as ServiceWorkerGlobalScope, MANIFEST);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function keep(cacheName: string, path: string, body: string, mediaType = 'text/javascript'): Promise<void> {
  await (await scope.caches.open(cacheName)).put(path, new Response(body, { headers: { 'Content-Type': mediaType } }));
}
const keptPaths = (): readonly string[] => scope.caches.addressesIn(EARLIER).map((address) => new URL(address).pathname);
const textOf = async (path: string): Promise<string | undefined> => (await scope.respond(path))?.text();

describe('While a new build installs', () => {
  it('the code of the build before is copied, and neither its own files nor what is no code', async () => {
    await keep(PRECACHE, '/assets/portal-1234567.js', 'Welcome to Guest WiFi', 'text/html');
    await keep(PRECACHE, '/assets/old-1234567.js', 'old()');
    await keep(PRECACHE, '/assets/old-1234567.css', 'a{}', 'text/css');
    await keep(PRECACHE, '/assets/app-7654321.js', 'own()');
    await keep(PRECACHE, '/assets/by-name-alone.js', 'own()');
    await keep(PRECACHE, '/app.html?__WB_REVISION__=old', '<html>', 'text/html');
    await scope.fire('install');
    expect(keptPaths()).toEqual(['/assets/old-1234567.js', '/assets/old-1234567.css']);
  });

  it('the code of the build before that goes', async () => {
    await keep(EARLIER, '/assets/older-1234567.js', 'older()');
    await keep(EARLIER, '/assets/old-1234567.js', 'old()');
    await keep(PRECACHE, '/assets/old-1234567.js', 'old()');
    await scope.fire('install');
    expect(keptPaths()).toEqual(['/assets/old-1234567.js']);
  });

  it('copies of before stay where the device has no room to make them again', async () => {
    for (const name of ['old', 'other']) {
      await keep(EARLIER, `/assets/${name}-1234567.js`, 'old()');
      await keep(PRECACHE, `/assets/${name}-1234567.js`, 'old()');
    }
    const open = scope.caches.open;
    scope.caches.open = async (name) => ({
      ...(await open(name)),
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    });
    await scope.fire('install');
    expect(keptPaths()).toHaveLength(2);
  });

  it('a full device installs it all the same', async () => {
    await keep(PRECACHE, '/assets/old-1234567.js', 'old()');
    scope.caches.open = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await expect(scope.fire('install')).resolves.toBeUndefined();
  });
});

describe('A tab of an earlier build', () => {
  it('gets its code from what was copied, without the network', async () => {
    network = new Map([['/assets/old-1234567.js', 'from the network']]);
    await keep(EARLIER, '/assets/old-1234567.js', 'old()');
    expect(await textOf('/assets/old-1234567.js')).toBe('old()');
    expect(asked).toEqual([]);
  });

  it('gets it from that copy alone, whatever its request accepts', async () => {
    const headers = { 'Content-Type': 'text/javascript', Vary: 'Accept' };
    await keep('sps-media', '/assets/old-1234567.js', 'somewhere else');
    await (await scope.caches.open(EARLIER)).put('/assets/old-1234567.js', new Response('old()', { headers }));
    expect(await (await scope.respond('/assets/old-1234567.js', { headers: { Accept: '*/*' } }))?.text()).toBe('old()');
  });

  it('gets from the network what was not copied, or is no code', async () => {
    network = new Map([
      ['/assets/old-1234567.js', 'from the network'],
      ['/assets/portal-1234567.js', 'from the network'],
    ]);
    await keep(EARLIER, '/assets/portal-1234567.js', 'Welcome to Guest WiFi', 'text/html');
    expect(await textOf('/assets/old-1234567.js')).toBe('from the network');
    expect(await textOf('/assets/portal-1234567.js')).toBe('from the network');
  });

  it('is the only one served: own files, other folders and other sites are left alone', async () => {
    for (const path of ['/assets/app-7654321.js', '/icons/icon.png', '/other/assets/old.js', 'https://js.example/assets/old-1234567.js']) {
      expect(await scope.respond(path), path).toBeNull();
    }
  });
});

const URL_OF_CODE = 'https://store.example/assets/old-1234567.js';
const code = (status: number, mediaType: string, body = 'f()'): Response =>
  new Response(body, { status, headers: { 'Content-Type': mediaType } });

it('Code of an earlier build is answered from what was kept, and from the network where that is no code', async () => {
  const kept = code(200, 'text/javascript');
  const { keptCode } = await import('./earlier-code');
  expect(await keptCode(URL_OF_CODE, kept)).toBe(kept);
  expect(await kept.text()).toBe('f()');
  expect(await keptCode(URL_OF_CODE, undefined)).toBeNull();
  expect(await keptCode(URL_OF_CODE, code(200, 'text/html'))).toBeNull();
  expect(await keptCode(URL_OF_CODE, new Response(new TextEncoder().encode('f()')))).toBeNull();
  expect(await keptCode(URL_OF_CODE, code(200, 'text/javascript', ''))).toBeNull();
  expect(await keptCode(URL_OF_CODE, code(503, 'text/javascript'))).toBeNull();
});
