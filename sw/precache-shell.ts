import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

/** Precaches this build's app shell, scripts and fonts; deletes those of older builds once this worker is active. */
export function precacheShell(manifest: (PrecacheEntry | string)[]): void {
  cleanupOutdatedCaches();
  // No '/about' for '/about.html': the store's URLs are routes of the page.
  precacheAndRoute(manifest, { cleanURLs: false, directoryIndex: '' });
}
