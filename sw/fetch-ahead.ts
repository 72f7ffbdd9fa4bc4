import type { PrecacheEntry } from 'workbox-precaching';
import type { KeptLanguage } from './kept-language';
import { forEachLimited } from './for-each-limited';
import type { OwnFiles } from './own-files';

/** Connections that browsers open to one server (HTTP/1.1). */
const AT_ONCE = 6;

/**
 * Workbox fetches one after the other, half a minute for two hundred files on a weak signal. From the end of the list, into Workbox's
 * cache, which it checks first. Only files with a hash in their name; Workbox fetches and reports what fails here.
 */
export function fetchAhead(
  scope: ServiceWorkerGlobalScope,
  manifest: readonly (PrecacheEntry | string)[],
  ownFiles: OwnFiles,
  cacheName: string,
  language: Pick<KeptLanguage, 'read' | 'isIn'>,
): void {
  const files = manifest.flatMap((entry) => (typeof entry !== 'string' && entry.revision === null ? [entry.url] : [])).reverse();
  const fetchSpoken = async (): Promise<void> => {
    const spoken = await language.read();
    await fetchAll(
      files.filter((file) => language.isIn(spoken, file)),
      ownFiles,
      cacheName,
    );
  };
  scope.addEventListener('install', (event) => event.waitUntil(fetchSpoken().catch(() => undefined)));
}

async function fetchAll(files: readonly string[], ownFiles: OwnFiles, cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await forEachLimited(files, AT_ONCE, (file) => fetchInto(cache, file, ownFiles));
}

async function fetchInto(cache: Cache, file: string, ownFiles: OwnFiles): Promise<void> {
  const kept = await cache.match(file);
  if (kept !== undefined && (await ownFiles.isOwn(kept, file))) return;
  const response = await ownFiles.fetch(file, { priority: 'low' });
  if (response.ok && !response.redirected) await cache.put(file, response);
}
