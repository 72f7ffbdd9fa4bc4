import type { PrecacheEntry } from 'workbox-precaching';
import { CONNECTIONS, forEachLimited, keepFile } from './fetch-files';
import type { KeptLanguage } from './kept-language';
import type { OwnFiles } from './own-files';

/**
 * Workbox fetches one after the other, half a minute for two hundred files on a weak signal. From the end of the list, into Workbox's
 * cache, which it checks first. Only files with a hash in their name; Workbox fetches and reports what fails here.
 */
export function fetchAhead(
  scope: ServiceWorkerGlobalScope,
  manifest: readonly (PrecacheEntry | string)[],
  ownFiles: OwnFiles,
  cacheName: string,
  { isToInstall }: Pick<KeptLanguage, 'isToInstall'>,
): void {
  const files = manifest.flatMap((entry) => (typeof entry !== 'string' && entry.revision === null ? [entry.url] : [])).reverse();
  const fetchAll = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    await forEachLimited(files, CONNECTIONS, async (file) => {
      if (await isToInstall(file)) await keepFile(cache, file, ownFiles);
    });
  };
  scope.addEventListener('install', (event) => event.waitUntil(fetchAll().catch(() => undefined)));
}
