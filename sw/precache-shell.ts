import type { WorkboxPlugin } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import type { OwnFiles } from './own-files';
import type { KeptLanguage } from './kept-language';
import { repairFile } from './repair-file';

/** Older builds' files are deleted when this worker is active. */
export function precacheShell(
  manifest: (PrecacheEntry | string)[],
  ownFiles: OwnFiles,
  cacheName: string,
  language: Pick<KeptLanguage, 'isToInstall'>,
): void {
  cleanupOutdatedCaches();
  addPlugins([onlyOwn(ownFiles, cacheName), onlySpoken(language)]);
  // No '/about' for '/about.html': the store's URLs are routes of the app.
  precacheAndRoute(manifest, { cleanURLs: false, directoryIndex: '' });
}

/**
 * Workbox trusts cached files: those that are not this build's count as missing, at install and later, and are fetched again, if necessary
 * past the HTTP cache.
 */
function onlyOwn(ownFiles: OwnFiles, cacheName: string): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      cachedResponse !== undefined && (await ownFiles.isOwn(cachedResponse, request.url)) ? cachedResponse : null,
    handlerDidError: ({ request }) => repairFile(request.url, ownFiles, cacheName),
  };
}

/** At install the files of other languages count as there: Workbox asks for those that are missing. */
function onlySpoken({ isToInstall }: Pick<KeptLanguage, 'isToInstall'>): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) =>
      event?.type === 'install' && !(await isToInstall(request.url)) ? new Response() : (cachedResponse ?? null),
  };
}
