import { cacheNames } from '../src/offline/storage/storage-keys';
import { mayKeepMedia } from './may-keep-media';

/** On activation, deletes wrong or incomplete pictures and videos that an older worker cached. The next request fetches them. */
export function deleteWrongMedia(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('activate', () => {
    // Not in waitUntil: pages wait for the activation.
    for (const name of [cacheNames.media, cacheNames.video]) deleteWrong(name).catch(() => undefined);
  });
}

/** Sequential, so that five hundred pictures are not in memory at once. */
export async function deleteWrong(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept !== undefined && !(await mayKeepMedia(kept, request.url))) await cache.delete(request);
  }
}
