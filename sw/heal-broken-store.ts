import type { OwnFiles } from './own-files';
import { isKeptWrongly, mustHeal } from './is-kept-wrongly';

/**
 * A worker from before decision 0038 may have cached wrong files: the store does not open, and nobody can accept an update. This one
 * activates without asking and reloads each tab once.
 */
export function heal(scope: ServiceWorkerGlobalScope, ownFiles: OwnFiles, cacheName: string): void {
  let isNeeded = false;
  scope.addEventListener('install', (event) =>
    event.waitUntil(
      findWrong(ownFiles, cacheName).then((wrong) => {
        isNeeded = mustHeal(wrong);
        return isNeeded ? scope.skipWaiting() : undefined;
      }),
    ),
  );
  scope.addEventListener('activate', () => {
    // Not in waitUntil: a navigation waits for the activation, which would wait for the navigation.
    if (isNeeded) setTimeout(() => reloadTabs(scope.clients).catch(() => undefined));
  });
}

/** May miss a file that is repaired in the meantime. */
async function findWrong(ownFiles: OwnFiles, cacheName: string): Promise<readonly string[]> {
  const cache = await caches.open(cacheName);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => ((await isWrong(cache, url, ownFiles)) ? new URL(url).pathname : null)),
  );
  return found.filter((pathname) => pathname !== null);
}

async function isWrong(cache: Cache, url: string, ownFiles: OwnFiles): Promise<boolean> {
  const response = await cache.match(url);
  if (response === undefined) return false;
  const { pathname } = new URL(url);
  // The shell has the same path in every build.
  if (ownFiles.has(url) && !pathname.endsWith('.html')) return !(await ownFiles.isOwn(response, url));
  return isKeptWrongly({
    pathname,
    mediaType: response.headers.get('Content-Type') ?? '',
    body: new Uint8Array(await response.arrayBuffer()),
  });
}

async function reloadTabs(clients: Clients): Promise<void> {
  await clients.claim();
  for (const tab of await clients.matchAll({ type: 'window' })) await tab.navigate(tab.url).catch(() => undefined);
}
