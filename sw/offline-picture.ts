import { offlinePictureKey } from '../src/offline/catalogue/picture-key';
import { cacheNames, OFFLINE_PICTURES_CACHE } from '../src/offline/storage/storage-keys';
import { hasKind } from './file-kind';

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

/** '/media/p107-plank-640.avif' is p107-plank, 640 px, avif. */
interface SizedAddress {
  readonly name: string;
  readonly widthPx: number;
  readonly format: string;
}

/** The formats of `pictureSrcset`; fewer digits are a number of the picture rather than a width. */
const SIZED = /^(.+)-(\d{3,4})\.(avif|webp)$/;

function partsOf(url: string): SizedAddress | null {
  const match = SIZED.exec(new URL(url).pathname);
  if (match === null) return null;
  const [, name = '', width = '', format = ''] = match;
  return { name, widthPx: Number(width), format };
}

/** Whether the picture may have others of another width or format. */
function isSized(url: string): boolean {
  return partsOf(url) !== null;
}

/** The next wider one, else the widest; between equal widths the same format. Null when there is none. */
export function closestSibling(wantedUrl: string, cachedUrls: readonly string[]): string | null {
  const wanted = partsOf(wantedUrl);
  if (wanted === null) return null;
  let best: { readonly url: string; readonly rank: number } | null = null;
  for (const url of cachedUrls) {
    const cached = partsOf(url);
    if (cached === null || cached.name !== wanted.name) continue;
    const isWideEnough = cached.widthPx >= wanted.widthPx;
    const rank = (isWideEnough ? cached.widthPx - wanted.widthPx : 1e6 - cached.widthPx) + (cached.format === wanted.format ? 0 : 0.5);
    if (best === null || rank < best.rank) best = { url, rank };
  }
  return best?.url ?? null;
}
