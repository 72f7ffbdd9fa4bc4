import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inlineJson } from '../src/domain/inline-json';
import { enterWorkerScope, integrityOf, type WorkerScopeInTest, ONE_LANGUAGE } from '../tests/fixtures/worker-scope';

const DOCUMENTS = 'sps-documents';
const PRECACHE = 'workbox-precache-v2-https://store.example/';
const SHELL = '<div id="root"></div>';
const SCRIPT = '/assets/app-1234567.js';
const DAY_MS = 24 * 60 * 60 * 1000;
const PORTAL = new Response('<html>Welcome to Guest WiFi</html>');

interface Written {
  readonly price: string;
  readonly scripts?: string;
  readonly data?: string;
  readonly end?: string;
}

/** As server/site/compose-document.ts writes it. */
const documentOf = ({ price, scripts = SCRIPT, data = ' data-later="/page-data/a.json?of=%2F">', end = '</html>\n' }: Written): string =>
  `<!doctype html><html lang="en-US"><head><meta name="app-scripts" content="${scripts}"></head><body><h1>Oak ${price}</h1>` +
  `<script id="page-data" type="application/json"${data}</script></body>${end}`;
const withoutData = (scripts = SCRIPT): string => `<html><meta name="app-scripts" content="${scripts}"><h1>Page not found</h1></html>`;
const dataOf = (price: string): object => ({ queries: [{ queryKey: ['public', 'home'], state: { data: price, dataUpdatedAt: 5 } }] });

let scope: WorkerScopeInTest;
/** What the server has, by path and query. */
let server: Map<string, () => Response>;
let asked: [path: string, credentials: RequestCredentials | undefined][];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  scope = enterWorkerScope();
  [server, asked] = [new Map(), []];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    asked.push([address, init.credentials]);
    const respond = server.get(address);
    if (respond === undefined) throw new TypeError('network');
    return respond();
  });
  await startWorker(SHELL);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker of the build with this shell. */
async function startWorker(shell: string): Promise<void> {
  const manifest = await Promise.all(
    Object.entries({ 'app.html': shell, [SCRIPT.slice(1)]: 'f()' }).map(async ([url, body]) => ({
      url,
      revision: 'abc',
      integrity: await integrityOf(body),
    })),
  );
  const [{ precacheShell }, { serveNavigations }, { createOwnFiles }, { createKeptDocuments, dropDocuments }] = await Promise.all([
    import('./precache-shell'),
    import('./navigation-route'),
    import('./own-files'),
    import('./kept-documents'),
  ]);
  const ownFiles = createOwnFiles(manifest, scope.location.href);
  precacheShell(manifest, ownFiles, PRECACHE, ONE_LANGUAGE);
  dropDocuments(scope as unknown as ServiceWorkerGlobalScope);
  serveNavigations(ownFiles, PRECACHE, createKeptDocuments(ownFiles));
  await (await scope.caches.open(PRECACHE)).put('https://store.example/app.html?__WB_REVISION__=abc', new Response(shell));
}

const html =
  (body: string, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': 'text/html', ...headers } });
function serverSends(path: string, written: Written): void {
  server.set(path, html(documentOf(written)));
  server.set('/page-data/a.json?of=%2F', () => Response.json(dataOf(written.price)));
}
const visit = async (path: string): Promise<string> => (await (await scope.respond(path, { isNavigation: true }))?.text()) ?? '';
const keptPaths = (): readonly string[] => scope.caches.addressesIn(DOCUMENTS).map((address) => new URL(address).pathname);

describe('A later visit', () => {
  it('gets the document of the visit before at once, with its data inside and when that was current, and the newer one at the next', async () => {
    serverSends('/', { price: '$2' });
    expect(await visit('/')).toBe(SHELL);
    serverSends('/', { price: '$3' });
    const second = await visit('/');
    expect(second).toContain('<h1>Oak $2</h1>');
    expect(second).toContain(`data-kept-at="1800000000000">${inlineJson(dataOf('$2'))}</script>`);
    expect(await visit('/')).toContain('<h1>Oak $3</h1>');
  });

  it('without a signal gets the kept document, and the shell where there is none', async () => {
    serverSends('/', { price: '$2' });
    await visit('/');
    server.clear();
    expect([await visit('/'), await visit('/'), await visit('/products')]).toEqual([
      expect.stringContaining('Oak $2'),
      expect.stringContaining('Oak $2'),
      SHELL,
    ]);
  });

  it('has the headers of the document, its policy among them, but for those of the transfer', async () => {
    serverSends('/', { price: '$2' });
    server.set('/', html(documentOf({ price: '$2' }), 200, { 'Content-Security-Policy': "default-src 'self'", 'Content-Encoding': 'br' }));
    await visit('/');
    const kept = await scope.respond('/', { isNavigation: true });
    expect(kept?.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    expect(kept?.headers.has('Content-Encoding')).toBe(false);
  });

  it('asks for documents without cookies', async () => {
    serverSends('/', { price: '$2' });
    await visit('/');
    expect(asked).toEqual([
      ['/', 'omit'],
      ['/page-data/a.json?of=%2F', 'omit'],
    ]);
  });

  it('of an address with a question gets the shell, and no document is asked for', async () => {
    serverSends('/', { price: '$2' });
    await visit('/');
    asked = [];
    expect([await visit('/?product'), asked]).toEqual([SHELL, []]);
  });

  it('keeps data that a document has inside', async () => {
    server.set('/', html(documentOf({ price: '$2', data: `>${inlineJson(dataOf('$2'))}` })));
    await visit('/');
    expect(await visit('/')).toContain(inlineJson(dataOf('$2')));
    expect(asked.map(([path]) => path)).toEqual(['/', '/']);
  });

  it('after 30 days, or with a clock set back, gets the shell', async () => {
    serverSends('/', { price: '$2' });
    await visit('/');
    server.clear();
    vi.setSystemTime(Date.now() + 30 * DAY_MS);
    expect(await visit('/')).toBe(SHELL);
    vi.setSystemTime(Date.now() - 31 * DAY_MS);
    expect(await visit('/')).toBe(SHELL);
  });
});

describe('What is no whole document of this build is never kept', () => {
  it.each([
    ["a portal's page", PORTAL],
    ['the empty shell of a personal screen or a busy server', new Response(SHELL)],
    ['an error', new Response(documentOf({ price: '$9' }), { status: 503 })],
    ['a redirect', new Response(null, { status: 308 })],
    ['a document that was cut short', new Response(documentOf({ price: '$9', end: '' }))],
    ['one without its data', new Response(documentOf({ price: '$9', data: ' data-later="/page-data/gone.json">' }))],
    ['one that is longer than any', new Response(documentOf({ price: '9'.repeat(1_000_000) }))],
  ])('%s: the kept one stays', async (_what, reply) => {
    server.set('/', () => reply.clone());
    await visit('/');
    expect(keptPaths()).toEqual([]);
    serverSends('/', { price: '$2' });
    await visit('/');
    server.set('/', () => reply.clone());
    await visit('/');
    expect(await visit('/')).toContain('Oak $2');
  });

  it.each([
    ['null: the catalogue has changed in between', () => Response.json(null)],
    ["a portal's page", () => PORTAL.clone()],
    ["another call's reply", () => Response.json({ status: 1 })],
  ])('Data that is %s', async (_what, data) => {
    serverSends('/', { price: '$2' });
    server.set('/page-data/a.json?of=%2F', data);
    await visit('/');
    expect(keptPaths()).toEqual([]);
  });

  it.each([
    ['was removed', html(withoutData(), 404)],
    ['is of another build by now', html(documentOf({ price: '$2', scripts: `${SCRIPT} /assets/later-1.js` }))],
  ])('A kept one that %s goes', async (_what, reply) => {
    serverSends('/', { price: '$2' });
    await visit('/');
    expect(keptPaths()).toEqual(['/']);
    server.set('/', reply);
    await visit('/');
    expect([keptPaths(), await visit('/')]).toEqual([[], SHELL]);
  });

  it('A kept one stays where a gateway says 404', async () => {
    serverSends('/', { price: '$2' });
    await visit('/');
    server.set('/', html('<html>404 no route</html>', 404));
    await visit('/');
    expect(await visit('/')).toContain('Oak $2');
  });
});

describe('Kept documents', () => {
  it('are dropped by the worker of the next build, and one that was written since is not used', async () => {
    serverSends('/', { price: '$2' });
    await visit('/');
    const old = await (await scope.caches.open(DOCUMENTS)).match('/');
    scope = enterWorkerScope();
    await startWorker('<div id="root"></div><!-- later -->');
    await (await scope.caches.open(DOCUMENTS)).put('/', old ?? Response.error());
    server.clear();
    expect(await visit('/')).toContain('later');
    await scope.fire('activate');
    expect(keptPaths()).toEqual([]);
  });

  it('are the fifty visited last', async () => {
    const paths = Array.from({ length: 51 }, (_, index) => `/products/${index}`);
    for (const path of paths) serverSends(path, { price: '$2' });
    for (const path of [...paths.slice(0, 50), '/products/0', '/products/50']) await visit(path);
    expect(keptPaths().toSorted()).toEqual(paths.filter((path) => path !== '/products/1').toSorted());
  });

  it('all go when the device is full, and the visit is answered', async () => {
    serverSends('/', { price: '$2' });
    await visit('/');
    const cache = await scope.caches.open(DOCUMENTS);
    vi.spyOn(scope.caches, 'open').mockResolvedValue({
      ...cache,
      put: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
    });
    expect(await visit('/')).toContain('Oak $2');
    expect(keptPaths()).toEqual([]);
  });
});
