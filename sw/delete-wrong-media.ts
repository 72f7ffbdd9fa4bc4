import { cacheNames } from '../src/offline/storage/storage-keys';
import { mayKeepMedia } from './may-keep-media';

/** An older worker may have cached wrong or incomplete files. */
export function deleteWrongMedia(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('activate', () => {
    // Not in waitUntil: pages wait for the activation.
    for (const name of [cacheNames.media, cacheNames.video]) deleteWrong(name).catch(() => undefined);
  });
}

/** Sequential: five hundred pictures must not be in memory at once. */
export async function deleteWrong(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept !== undefined && !(await mayKeepMedia(kept, request.url))) await cache.delete(request);
  }
}
