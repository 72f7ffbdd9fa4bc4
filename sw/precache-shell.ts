import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

/** Keeps this build's shell, code and fonts, and drops those of older builds once this worker has taken over. */
export function precacheShell(manifest: (PrecacheEntry | string)[]): void {
  cleanupOutdatedCaches();
  // No guessing of '/about' for '/about.html': addresses of the store are routes of the page.
  precacheAndRoute(manifest, { cleanURLs: false, directoryIndex: '' });
}
