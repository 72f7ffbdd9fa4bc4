import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { DOWNLOAD_HEADER, offlinePictureKey } from '../src/offline/catalogue/picture-key';
import { cacheNames, OFFLINE_PICTURES_CACHE } from '../src/offline/storage/storage-keys';
import { hasKind, mayKeepMedia } from './may-keep-media';
import { closestSibling } from './media-sibling';

const MOST_PICTURES = 500;
const MOST_VIDEOS = 6;
const PICTURE_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
const FALLBACK_PICTURE_URL = '/media/fallback.svg';
const PICTURE = /^\/media\/.+\.(avif|webp|jpe?g|png|svg|gif)$/i;
const VIDEO = /^\/media\/.+\.(mp4|webm)$/i;

/** What is not the whole file that was asked for would show for a month: it is not cached, and not used where an older worker did. */
const wholeFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await mayKeepMedia(response, request.url)) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse !== undefined && hasKind(cachedResponse, request.url) ? cachedResponse : null,
};

// One URL is one file, whatever the request's headers.
const matchOptions = { ignoreVary: true };

const pictures = new CacheFirst({
  cacheName: cacheNames.media,
  matchOptions,
  plugins: [
    wholeFilesOnly,
    expiring({ maxEntries: MOST_PICTURES, maxAgeSeconds: PICTURE_LIFETIME_SECONDS, matchOptions, purgeOnQuotaError: true }),
  ],
});

const videos = new CacheFirst({
  cacheName: cacheNames.video,
  matchOptions,
  plugins: [wholeFilesOnly, expiring({ maxEntries: MOST_VIDEOS, matchOptions, purgeOnQuotaError: true })],
});

/** Serves pictures and video cache first, and caches what it fetches. */
export function serveMedia(): void {
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && PICTURE.test(url.pathname) && !request.headers.has(DOWNLOAD_HEADER),
    ({ request, event }) => pictureFor(request, event),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && VIDEO.test(url.pathname),
    ({ request }) => videoFor(request),
  );
}

/** Caches one picture or video that the page has shown, unless it is cached already. */
export async function cacheMedia(address: string, event: ExtendableEvent): Promise<void> {
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin) return;
  const strategy = PICTURE.test(pathname) ? pictures : VIDEO.test(pathname) ? videos : null;
  if (strategy === null) return;
  const [response, done] = strategy.handleAll({ request: new Request(address), event });
  await Promise.allSettled([response, done]);
}

async function pictureFor(request: Request, event: ExtendableEvent): Promise<Response> {
  const offline = await offlinePicture(request.url);
  if (offline?.isExact === true) return offline.response;
  try {
    const response = await pictures.handle({ request, event });
    if (response.status < 500) return response;
    return (await standIn(request.url, offline)) ?? response;
  } catch {
    return (await standIn(request.url, offline)) ?? (await matchPrecache(FALLBACK_PICTURE_URL)) ?? Response.error();
  }
}

interface OfflinePicture {
  readonly response: Response;
  /** In the requested width and format. */
  readonly isExact: boolean;
}

/** The picture of the offline catalogue, in the one size that it has. */
async function offlinePicture(url: string): Promise<OfflinePicture | null> {
  const response = await caches
    .match(offlinePictureKey(url, location.href), { ...matchOptions, cacheName: OFFLINE_PICTURES_CACHE })
    .catch(() => undefined);
  if (response === undefined) return null;
  return { response, isExact: response.headers.get('X-Kept-Address') === new URL(url).pathname };
}

/** Without a connection: the offline catalogue's size, which is large, else a cached sibling. */
async function standIn(url: string, offline: OfflinePicture | null): Promise<Response | undefined> {
  return offline?.response ?? cachedSibling(url);
}

/** Another size or format of the same picture. */
async function cachedSibling(url: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.media);
  const sibling = closestSibling(
    url,
    (await cache.keys()).map((cached) => cached.url),
  );
  const cached = sibling === null ? undefined : await cache.match(sibling, matchOptions);
  return cached !== undefined && sibling !== null && hasKind(cached, sibling) ? cached : undefined;
}

/** Players request ranges: a cached file is cut to the range. Without one the network responds and nothing is cached. */
async function videoFor(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { ...matchOptions, cacheName: cacheNames.video });
  if (cached === undefined || !hasKind(cached, request.url)) return fetch(request);
  return request.headers.has('range') ? partOf(request, cached) : cached;
}

/** The library responds to a range beyond the end with an empty part. */
async function partOf(request: Request, whole: Response): Promise<Response> {
  const part = await createPartialResponse(request, whole);
  return part.status === 206 && part.headers.get('Content-Length') === '0'
    ? new Response(null, { status: 416, statusText: 'Range Not Satisfiable' })
    : part;
}

/** Only the plugin's hooks: its class type declares them possibly undefined, which exactOptionalPropertyTypes rejects. */
function expiring(options: ExpirationPluginOptions): WorkboxPlugin {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin(options);
  return {
    ...(cacheDidUpdate === undefined ? {} : { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed === undefined ? {} : { cachedResponseWillBeUsed }),
  };
}
