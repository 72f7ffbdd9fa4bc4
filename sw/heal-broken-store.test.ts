import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterWorkerScope, integrityOf, type WorkerScopeInTest } from '../tests/fixtures/worker-scope';
import { heal } from './heal-broken-store';
import { createOwnFiles } from './own-files';

const CODE = 'f()';
const SHELL = '<html><script src="/assets/app-1234567.js"></script><div id="root"></div></html>';
const CACHE = 'precache';
/** Of the build before: sound, and not this build's. */
const EARLIER_SHELL = SHELL.replace('app-1234567', 'app-7654321');
const OLD_SHELL = '/app.html?__WB_REVISION__=old';

let scope: WorkerScopeInTest;
beforeEach(async () => {
  scope = enterWorkerScope();
  const manifest = [
    { url: 'assets/app-1234567.js', revision: null, integrity: await integrityOf(CODE) },
    { url: 'app.html', revision: 'new', integrity: await integrityOf(SHELL) },
  ];
  const ownFiles = createOwnFiles(manifest, scope.location.href);
  heal(scope as unknown as ServiceWorkerGlobalScope, ownFiles, CACHE);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function keep(path: string, body: string, mediaType: string): Promise<void> {
  await (await scope.caches.open(CACHE)).put(path, new Response(body, { headers: { 'Content-Type': mediaType } }));
}

/** The worker installs and becomes active. */
async function takeOver(): Promise<void> {
  await scope.fire('install');
  await scope.fire('activate');
  await vi.runAllTimersAsync();
}

describe('A new worker', () => {
  it.each([
    ["the shell of an earlier build is a portal's page", OLD_SHELL, 'Welcome to Guest WiFi', 'text/html'],
    ['its own code stands there cut short', '/assets/app-1234567.js', 'f(', 'text/javascript'],
    ["earlier code is a portal's page", '/assets/old-1234567.js', 'Welcome to Guest WiFi', 'text/html'],
    ['earlier code is empty', '/assets/old-1234567.js', '', 'text/javascript'],
  ])('takes over and reloads every tab once where %s', async (_what, path, body, mediaType) => {
    await keep(path, body, mediaType);
    scope.openTab('/products');
    scope.openTab('/my-cart');
    await takeOver();
    expect(scope.done).toEqual([
      'skip waiting',
      'claim',
      'https://store.example/products -> https://store.example/products',
      'https://store.example/my-cart -> https://store.example/my-cart',
    ]);
  });

  it.each([
    ['nothing was kept', []],
    [
      'what was kept is right',
      [
        ['/assets/app-1234567.js', CODE, 'text/javascript'],
        [OLD_SHELL, EARLIER_SHELL, 'text/html'],
        ['/assets/old-1234567.js', 'g()', 'text/javascript'],
      ],
    ],
    ['only an icon is wrong', [['/icons/icon.png', 'Welcome to Guest WiFi', 'text/html']]],
  ] as const)('waits to be accepted where %s', async (_what, files) => {
    for (const [path, body, mediaType] of files) await keep(path, body, mediaType);
    scope.openTab('/products');
    await takeOver();
    expect(scope.done).toEqual([]);
  });

  it('takes over where earlier code was kept without saying what it is', async () => {
    await (await scope.caches.open(CACHE)).put('/assets/old-1234567.js', new Response(new TextEncoder().encode('g()')));
    await takeOver();
    expect(scope.done).toEqual(['skip waiting', 'claim']);
  });

  it('waits to be accepted where a file went while it looked: the browser may clear a cache at any time', async () => {
    await keep(OLD_SHELL, 'Welcome to Guest WiFi', 'text/html');
    const { open } = scope.caches;
    scope.caches.open = async (name) => ({ ...(await open(name)), match: async () => undefined });
    await takeOver();
    expect(scope.done).toEqual([]);
  });

  it('that was stopped after it installed reloads nobody when it becomes active: what it had found is not known any more', async () => {
    scope.openTab('/products');
    await scope.fire('activate');
    await vi.runAllTimersAsync();
    expect(scope.done).toEqual([]);
  });

  it('does not hold up its activation until the tabs have reloaded: their navigations wait for it', async () => {
    await keep(OLD_SHELL, 'Welcome to Guest WiFi', 'text/html');
    scope.openTab('/products');
    await scope.fire('install');
    await scope.fire('activate');
    expect(scope.done).toEqual(['skip waiting']);
  });

  it('reloads the other tabs when one cannot be reloaded', async () => {
    await keep(OLD_SHELL, 'Welcome to Guest WiFi', 'text/html');
    scope.openTab('/gone', () => Promise.reject(new TypeError('no such tab')));
    scope.openTab('/products');
    await takeOver();
    expect(scope.done.at(-1)).toBe('https://store.example/products -> https://store.example/products');
  });
});
