import type { WorkboxPlugin } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import type { OwnFiles } from './own-files';
import { repairFile } from './repair-file';

/** Precaches this build's app shell, scripts and fonts; deletes those of older builds once this worker is active. */
export function precacheShell(manifest: (PrecacheEntry | string)[], ownFiles: OwnFiles, cacheName: string): void {
  cleanupOutdatedCaches();
  addPlugins([onlyOwn(ownFiles, cacheName)]);
  // No '/about' for '/about.html': the store's URLs are routes of the page.
  precacheAndRoute(manifest, { cleanURLs: false, directoryIndex: '' });
}

/**
 * Workbox fetches with each entry's hash, but believes what it finds in the cache. An entry that is not this build's file counts as
 * missing, at install and later: Workbox fetches it anew and keeps that. Where the HTTP cache has it wrong, it is fetched past that.
 */
function onlyOwn(ownFiles: OwnFiles, cacheName: string): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      cachedResponse !== undefined && (await ownFiles.isOwn(cachedResponse, request.url)) ? cachedResponse : null,
    handlerDidError: ({ request }) => repairFile(request.url, ownFiles, cacheName),
  };
}
