import { tellEvicted } from './catalogue-channel';
import { OFFLINE_PICTURES_CACHE } from '../storage/storage-keys';

/** Stands in the cache of kept pictures when they are gone: the rows that call them kept are then wrong. */
const NOTE = '/given-up';

/** Gives the space of the kept catalogue's pictures to a shopper's change, and leaves word of it. For page and worker. */
export async function evictOfflinePictures(): Promise<void> {
  if (typeof caches === 'undefined' || !(await caches.delete(OFFLINE_PICTURES_CACHE))) return;
  await (await caches.open(OFFLINE_PICTURES_CACHE)).put(NOTE, new Response());
  tellEvicted();
}

/** Whether the kept pictures were given up and nobody has taken note of it yet. */
export async function wereOfflinePicturesEvicted(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  return (await caches.match(NOTE, { cacheName: OFFLINE_PICTURES_CACHE })) !== undefined;
}

/** The rows are right again. */
export async function forgetEviction(): Promise<void> {
  await (await caches.open(OFFLINE_PICTURES_CACHE)).delete(NOTE);
}
