import { offlinePictureKey } from '../src/offline/catalogue/picture-key';
import { cacheNames, OFFLINE_PICTURES_CACHE } from '../src/offline/storage/storage-keys';
import { hasKind } from './may-keep-media';
import { closestSibling, isSized } from './media-sibling';

// A URL has one file, independent of the request's headers.
const matchOptions = { ignoreVary: true };

/** Only when its width and format match the URL. */
export async function offlinePicture(url: string): Promise<Response | undefined> {
  const only = await offlineUnder(url);
  if (only !== undefined) return only;
  const found = await offlineInOneSize(url);
  return found?.headers.get('X-Kept-Address') === new URL(url).pathname ? found : undefined;
}

/** The offline catalogue's, which is large, else the closest cached one. */
export async function keptSibling(url: string): Promise<Response | undefined> {
  return isSized(url) ? ((await offlineInOneSize(url)) ?? cachedSibling(url)) : undefined;
}

function offlineInOneSize(url: string): Promise<Response | undefined> {
  return offlineUnder(offlinePictureKey(url, location.href));
}

function offlineUnder(key: string): Promise<Response | undefined> {
  return caches.match(key, { ...matchOptions, cacheName: OFFLINE_PICTURES_CACHE }).catch(() => undefined);
}

async function cachedSibling(url: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.media);
  const sibling = closestSibling(
    url,
    (await cache.keys()).map((cached) => cached.url),
  );
  const cached = sibling === null ? undefined : await cache.match(sibling, matchOptions);
  return cached !== undefined && sibling !== null && hasKind(cached, sibling) ? cached : undefined;
}
