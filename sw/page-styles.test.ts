import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterWorkerScope, integrityOf, type WorkerScopeInTest, ONE_LANGUAGE } from '../tests/fixtures/worker-scope';

const FILES = { 'assets/app-x1.css': '.a{}', 'assets/floor-x2.css': '.b{}' } as const;
const FROM_SERVER = 'from the server';

let scope: WorkerScopeInTest;

beforeEach(async () => {
  scope = enterWorkerScope();
  vi.stubGlobal('fetch', async () => new Response(FROM_SERVER));
  const manifest = await Promise.all(
    Object.entries(FILES).map(async ([url, body]) => ({ url, revision: 'abc', integrity: await integrityOf(body) })),
  );
  const [{ precacheShell }, { servePageStyles }, { createOwnFiles }] = await Promise.all([
    import('./precache-shell'),
    import('./page-styles'),
    import('./own-files'),
  ]);
  const ownFiles = createOwnFiles(manifest, scope.location.href);
  precacheShell(manifest, ownFiles, 'precache', ONE_LANGUAGE);
  servePageStyles(ownFiles);
  for (const [url, body] of Object.entries(FILES)) await keep(url, body);
});
afterEach(() => void vi.unstubAllGlobals());

async function keep(url: string, body: string): Promise<void> {
  const cache = await scope.caches.open('workbox-precache-v2-https://store.example/');
  await cache.put(`https://store.example/${url}?__WB_REVISION__=abc`, new Response(body));
}

it("A document's styles come from the kept files, joined in its order", async () => {
  const response = await scope.respond('/page-styles/floor-x2+app-x1.css');
  expect(response?.headers.get('Content-Type')).toContain('text/css');
  expect(await response?.text()).toBe('.b{}.a{}');
});

it.each([
  ['one is of another build', '/page-styles/app-x1+later-x3.css'],
  ['one went wrong in the cache', '/page-styles/app-x1+floor-x2.css'],
])('Where %s, the server is asked', async (_what, path) => {
  await keep('assets/floor-x2.css', 'Welcome to Guest WiFi');
  expect(await (await scope.respond(path))?.text()).toBe(FROM_SERVER);
});
