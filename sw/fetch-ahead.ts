import type { PrecacheEntry } from 'workbox-precaching';
import { forEachLimited } from './for-each-limited';

/** The connections that browsers open to one server (HTTP/1.1). */
const AT_ONCE = 6;

/**
 * Workbox precaches one file after the other, each in a round trip: half a minute for two hundred files on a weak signal. So several at
 * once are put into the cache where it looks first, from the end of the list. Only files with a hash in their name (no revision).
 * What fails here Workbox fetches again and reports.
 */
export function fetchAhead(scope: ServiceWorkerGlobalScope, manifest: readonly (PrecacheEntry | string)[], cacheName: string): void {
  const files = manifest.flatMap((entry) => (typeof entry !== 'string' && entry.revision === null ? [entry.url] : [])).reverse();
  scope.addEventListener('install', (event) => event.waitUntil(fetchAll(files, cacheName).catch(() => undefined)));
}

async function fetchAll(files: readonly string[], cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await forEachLimited(files, AT_ONCE, (file) => fetchInto(cache, file));
}

async function fetchInto(cache: Cache, file: string): Promise<void> {
  if ((await cache.match(file)) !== undefined) return;
  const response = await fetch(file, { credentials: 'same-origin', priority: 'low' });
  if (response.ok && !response.redirected) await cache.put(file, response);
}
