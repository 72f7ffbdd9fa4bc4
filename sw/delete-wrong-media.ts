import { cacheNames } from '../src/offline/storage/storage-keys';
import { mayKeepMedia } from './may-keep-media';

/** Once for each new worker: deletes the pictures and videos that an older one kept wrongly or in part. The next look fetches them. */
export function deleteWrongMedia(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('activate', () => {
    // Not within waitUntil: pages wait for the activation.
    for (const name of [cacheNames.media, cacheNames.video]) deleteWrong(name).catch(() => undefined);
  });
}

/** One after the other: five hundred pictures are not read into memory at once. */
export async function deleteWrong(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept !== undefined && !(await mayKeepMedia(kept, request.url))) await cache.delete(request);
  }
}
