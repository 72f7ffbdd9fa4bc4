import type { OwnFiles } from './own-files';
import { isKeptWrongly, mustHeal } from './kept-wrongly';

/**
 * Workers of before decision 0038 kept whatever came. Where such a device does not open the store, this worker does not wait to be
 * accepted: nobody can press a button that is not shown. It takes over and reloads each tab once. Where nothing is wrong it does nothing.
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
    // Not within waitUntil: a navigation waits for the activation, which would wait for it.
    if (isNeeded) setTimeout(() => reloadTabs(scope.clients).catch(() => undefined));
  });
}

/** The paths of kept files that are wrong. What is repaired meanwhile under the same name may be missed, and is right then. */
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
  // The shell of another build has the same path.
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
