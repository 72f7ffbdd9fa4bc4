import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterWorkerScope, integrityOf, type WorkerScopeInTest } from '../tests/fixtures/worker-scope';

const PRECACHE = 'workbox-precache-v2-https://store.example/';
const FILES = {
  'assets/libraries-1234567.js': ['lib()', undefined],
  'assets/app-1234567.js': ["say('Add to Cart')", 'en'],
  'assets/app-7654321.js': ["say('Agregar al carrito')", 'es'],
  'app.html': ['<html lang="en-US">', 'en'],
  'es/app.html': ['<html lang="es-US">', 'es'],
} as const;

let scope: WorkerScopeInTest;
let isOnline: boolean;

beforeEach(() => {
  scope = enterWorkerScope();
  isOnline = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function startWorker() {
  vi.stubGlobal('fetch', async (input: RequestInfo, init: RequestInit = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, scope.location);
    const found = Object.entries(FILES).find(([file]) => `/${file}` === pathname);
    if (!isOnline || found === undefined || init.signal?.aborted === true) throw new TypeError('network');
    return new Response(found[1][0], { headers: { 'Content-Type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html' } });
  });
  const manifest = await Promise.all(
    Object.entries(FILES).map(async ([url, [body, language]]) => ({
      url,
      revision: url.endsWith('.html') ? 'abc' : null,
      integrity: await integrityOf(body),
      ...(language === undefined ? {} : { language }),
    })),
  );
  const [{ precacheShell }, { serveNavigations }, { createOwnFiles }, { createKeptLanguage }, { fetchAhead }, { getCacheKeyForURL }] =
    await Promise.all([
      import('./precache-shell'),
      import('./navigation-route'),
      import('./own-files'),
      import('./kept-language'),
      import('./fetch-ahead'),
      import('workbox-precaching'),
    ]);
  const worker = scope as unknown as ServiceWorkerGlobalScope;
  const ownFiles = createOwnFiles(manifest, scope.location.href);
  const language = createKeptLanguage(worker, manifest);
  fetchAhead(worker, manifest, ownFiles, PRECACHE, language);
  precacheShell(manifest, ownFiles, PRECACHE, language);
  serveNavigations(ownFiles, PRECACHE, { read: async () => null, refresh: async () => undefined });
  return { speak: (spoken: 'en' | 'es') => language.speak(spoken, ownFiles, PRECACHE, getCacheKeyForURL) };
}
const keptFiles = (): readonly string[] =>
  scope.caches
    .addressesIn(PRECACHE)
    .map((address) => new URL(address).pathname)
    .toSorted();
const open = async (path: string) => scope.respond(path, { isNavigation: true });

const ENGLISH = ['/app.html', '/assets/app-1234567.js', '/assets/libraries-1234567.js'];
const SPANISH = ['/assets/app-7654321.js', '/assets/libraries-1234567.js', '/es/app.html'];

describe('A worker keeps the files of one language', () => {
  it('English, where nobody chose another', async () => {
    await startWorker();
    await scope.fire('install');
    expect(keptFiles()).toEqual(ENGLISH);
  });

  it('Spanish, where the page that installs it is Spanish', async () => {
    scope.tabs.push({ url: 'https://store.example/es/products' });
    await startWorker();
    await scope.fire('install');
    expect(keptFiles()).toEqual(SPANISH);
  });

  it('those of the new one after a switch, and the next build asks for no others', async () => {
    const { speak } = await startWorker();
    await scope.fire('install');
    await speak('es');
    expect(keptFiles()).toEqual(SPANISH);
    await scope.caches.delete(PRECACHE);
    await scope.fire('install');
    expect(keptFiles()).toEqual(SPANISH);
  });

  it('and no document whose scripts are not here', async () => {
    const { speak } = await startWorker();
    await scope.fire('install');
    const documents = await scope.caches.open('sps-documents');
    for (const path of ['/products', '/es/products']) await documents.put(`https://store.example${path}`, new Response(path));
    await speak('es');
    expect(scope.caches.addressesIn('sps-documents')).toEqual(['https://store.example/es/products']);
  });

  it('of the earlier one, where the switch lost its signal, until the page tells it again', async () => {
    const { speak } = await startWorker();
    await scope.fire('install');
    isOnline = false;
    await expect(speak('es')).rejects.toThrow();
    expect(keptFiles()).toEqual(ENGLISH);
    isOnline = true;
    await speak('es');
    expect(keptFiles()).toEqual(SPANISH);
  });
});

describe('Without a signal', () => {
  it('and without any file, a page says so in its language', async () => {
    await startWorker();
    isOnline = false;
    expect(await (await open('/es/products'))?.text()).toContain('No se pudo abrir la tienda. Revise la conexión');
    expect(await (await open('/products'))?.text()).toContain('The store could not be opened. Check the connection');
  });

  it('a page opens in its kept language', async () => {
    const { speak } = await startWorker();
    await scope.fire('install');
    await speak('es');
    isOnline = false;
    expect(await (await open('/es/products'))?.text()).toContain('es-US');
  });

  it('a link into the other language leads to the same page in the kept one', async () => {
    const { speak } = await startWorker();
    await scope.fire('install');
    await speak('es');
    isOnline = false;
    const reply = await open('/products?q=oak');
    expect([reply?.status, reply?.headers.get('Location')]).toEqual([302, 'https://store.example/es/products?q=oak']);
  });
});
