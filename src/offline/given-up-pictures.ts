import { tellGivenUp } from './kept-channel';
import { KEPT_PICTURES_CACHE } from './storage-keys';

/** Stands in the cache of kept pictures when they are gone: the rows that call them kept are then wrong. */
const NOTE = '/given-up';

/** Gives the space of the kept catalogue's pictures to a shopper's change, and leaves word of it. For page and worker. */
export async function giveUpKeptPictures(): Promise<void> {
  if (typeof caches === 'undefined' || !(await caches.delete(KEPT_PICTURES_CACHE))) return;
  await (await caches.open(KEPT_PICTURES_CACHE)).put(NOTE, new Response());
  tellGivenUp();
}

/** Whether the kept pictures were given up and nobody has taken note of it yet. */
export async function wereKeptPicturesGivenUp(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  return (await caches.match(NOTE, { cacheName: KEPT_PICTURES_CACHE })) !== undefined;
}

/** The rows are right again. */
export async function forgetGivenUpPictures(): Promise<void> {
  await (await caches.open(KEPT_PICTURES_CACHE)).delete(NOTE);
}
