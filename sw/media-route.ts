import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { DOWNLOAD_HEADER } from '../src/offline/catalogue/picture-key';
import { cacheNames } from '../src/offline/storage/storage-keys';
import { choosePicture } from './choose-picture';
import { keptSibling, offlinePicture } from './offline-picture';
import { hasKind, mayKeepMedia } from './file-kind';
import type { Silence } from './network-silence';

const MOST_PICTURES = 500;
const MOST_VIDEOS = 6;
const PICTURE_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** No screen waits for a prefetched file. */
const WARM_LIMIT_MS = 20_000;
const FALLBACK_PICTURE_URL = '/media/fallback.svg';
const PICTURE = /^\/media\/.+\.(avif|webp|jpe?g|png|svg|gif)$/i;
/** Replaceable by the shop: not in the build's list of files. */
const SHOP_ICON = /^\/icons\/(?:favicon\.svg|[a-z0-9-]+\.png)$/;
const VIDEO = /^\/media\/.+\.(mp4|webm)$/i;

/** Only complete requested files are cached: a wrong one would be shown for a month. */
const wholeFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await mayKeepMedia(response, request.url)) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse !== undefined && hasKind(cachedResponse, request.url) ? cachedResponse : null,
};

// A URL has one file, independent of the request's headers.
const matchOptions = { ignoreVary: true };

const cachedPictures = {
  cacheName: cacheNames.media,
  matchOptions,
  plugins: [
    wholeFilesOnly,
    expiring({ maxEntries: MOST_PICTURES, maxAgeSeconds: PICTURE_LIFETIME_SECONDS, matchOptions, purgeOnQuotaError: true }),
  ],
};
const pictures = new CacheFirst(cachedPictures);
const icons = new StaleWhileRevalidate(cachedPictures);
const picturesWithoutNetwork = new CacheOnly(cachedPictures);

const videos = new CacheFirst({
  cacheName: cacheNames.video,
  matchOptions,
  plugins: [wholeFilesOnly, expiring({ maxEntries: MOST_VIDEOS, matchOptions, purgeOnQuotaError: true })],
});

/** Icons keep their names and are revalidated in the background. */
export function serveMedia(silence: Silence): void {
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && PICTURE.test(url.pathname) && !request.headers.has(DOWNLOAD_HEADER),
    ({ request, event }) => pictureFor(request, event, silence),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && SHOP_ICON.test(url.pathname),
    ({ request, event }) => icons.handle({ request, event }).catch(() => Response.error()),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && VIDEO.test(url.pathname),
    ({ request }) => videoFor(request),
  );
}

/** Caches a picture or video that the page has shown, unless it is cached already or takes too long. */
export async function cacheMedia(address: string, event: ExtendableEvent): Promise<void> {
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin) return;
  const strategy = PICTURE.test(pathname) ? pictures : VIDEO.test(pathname) ? videos : SHOP_ICON.test(pathname) ? icons : null;
  if (strategy === null) return;
  const [response, done] = strategy.handleAll({ request: new Request(address, { signal: AbortSignal.timeout(WARM_LIMIT_MS) }), event });
  await Promise.allSettled([response, done]);
}

function pictureFor(request: Request, event: ExtendableEvent, silence: Silence): Promise<Response> {
  const sources = {
    exact: async () => (await offlinePicture(request.url)) ?? picturesWithoutNetwork.handle({ request, event }).catch(() => undefined),
    other: () => keptSibling(request.url),
    fetch: (signal: AbortSignal) => pictures.handle({ request: new Request(request, { signal }), event }),
    isPicture: (response: Response) => response.status === 200 && hasKind(response, request.url),
  };
  return choosePicture(sources, silence).catch(async () => (await matchPrecache(FALLBACK_PICTURE_URL)) ?? Response.error());
}

/** Players request ranges: a cached file is cut to the range, an uncached one is not cached. */
async function videoFor(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { ...matchOptions, cacheName: cacheNames.video });
  if (cached === undefined || !hasKind(cached, request.url)) return fetch(request);
  return request.headers.has('range') ? partOf(request, cached) : cached;
}

/** Workbox responds to a range beyond the end with an empty part; the right status is 416. */
async function partOf(request: Request, whole: Response): Promise<Response> {
  const part = await createPartialResponse(request, whole);
  return part.status === 206 && part.headers.get('Content-Length') === '0'
    ? new Response(null, { status: 416, statusText: 'Range Not Satisfiable' })
    : part;
}

/** The plugin declares its hooks possibly undefined, which exactOptionalPropertyTypes rejects. */
function expiring(options: ExpirationPluginOptions): WorkboxPlugin {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin(options);
  return {
    ...(cacheDidUpdate === undefined ? {} : { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed === undefined ? {} : { cachedResponseWillBeUsed }),
  };
}
