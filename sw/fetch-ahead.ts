import type { PrecacheEntry } from 'workbox-precaching';
import { forEachLimited } from './for-each-limited';

/** As many as browsers open connections to one server (HTTP/1.1). */
const AT_ONCE = 6;

/**
 * Workbox takes in one file after the other, and each costs a round trip: half a minute for two hundred of them where the
 * signal is weak. So while it installs, several at once are put where it looks before it asks. Only files that are named by what is
 * in them (no revision): they are the same from wherever they come. Workbox begins at the front, this at the end. What fails here is
 * Workbox's to ask for again, and to report.
 */
export function fetchAhead(scope: ServiceWorkerGlobalScope, manifest: readonly (PrecacheEntry | string)[], cacheName: string): void {
  const files = manifest.flatMap((entry) => (typeof entry !== 'string' && entry.revision === null ? [entry.url] : [])).reverse();
  scope.addEventListener('install', (event) => event.waitUntil(keepAll(files, cacheName).catch(() => undefined)));
}

async function keepAll(files: readonly string[], cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await forEachLimited(files, AT_ONCE, (file) => keep(cache, file));
}

async function keep(cache: Cache, file: string): Promise<void> {
  if ((await cache.match(file)) !== undefined) return;
  const response = await fetch(file, { credentials: 'same-origin', priority: 'low' });
  if (response.ok && !response.redirected) await cache.put(file, response);
}
