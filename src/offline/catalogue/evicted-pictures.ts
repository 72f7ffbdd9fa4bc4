import { channelNames, OFFLINE_PICTURES_CACHE } from '../storage/storage-keys';
import { openBroadcast } from '../sync/broadcast';
import type { CatalogueNews } from './download-status';

/** While it exists, rows that count this cache's pictures as saved are wrong. */
const NOTE = '/given-up';

/** Makes room for a shopper's change, in page and worker. */
export async function evictOfflinePictures(): Promise<void> {
  if (typeof caches === 'undefined' || !(await caches.delete(OFFLINE_PICTURES_CACHE))) return;
  await (await caches.open(OFFLINE_PICTURES_CACHE)).put(NOTE, new Response());
  // A channel of its own, so that this tab is notified too.
  openBroadcast<CatalogueNews>(channelNames.offlineCatalogue).post({ kind: 'given-up' });
}

/** True while the rows still count them. */
export async function wereOfflinePicturesEvicted(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  return (await caches.match(NOTE, { cacheName: OFFLINE_PICTURES_CACHE })) !== undefined;
}

/** Call it once the rows are correct again. */
export async function forgetEviction(): Promise<void> {
  await (await caches.open(OFFLINE_PICTURES_CACHE)).delete(NOTE);
}
