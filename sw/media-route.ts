import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { DOWNLOAD_HEADER, offlinePictureKey } from '../src/offline/catalogue/picture-key';
import { cacheNames, OFFLINE_PICTURES_CACHE } from '../src/offline/storage/storage-keys';
import { closestSibling } from './media-sibling';

const MOST_PICTURES = 500;
const MOST_VIDEOS = 6;
const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;
const FALLBACK_PICTURE_URL = '/media/fallback.svg';
const PICTURE = /^\/media\/.+\.(avif|webp|jpe?g|png|svg|gif)$/i;
const VIDEO = /^\/media\/.+\.(mp4|webm)$/i;

/** Errors, redirects and opaque replies would be shown for a month; only a whole, good file is kept. */
const wholeFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

// One address is one file, whatever headers the request brought.
const matchOptions = { ignoreVary: true };

const pictures = new CacheFirst({
  cacheName: cacheNames.media,
  matchOptions,
  plugins: [
    wholeFilesOnly,
    expiring({ maxEntries: MOST_PICTURES, maxAgeSeconds: THIRTY_DAYS_SECONDS, matchOptions, purgeOnQuotaError: true }),
  ],
});

const videos = new CacheFirst({
  cacheName: cacheNames.video,
  matchOptions,
  plugins: [wholeFilesOnly, expiring({ maxEntries: MOST_VIDEOS, matchOptions, purgeOnQuotaError: true })],
});

/** Serves pictures and video from the device first, and keeps each whole one it fetches. */
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

/** Fetches and keeps one picture or video that the page has shown; does nothing for what is kept already. */
export async function cacheMedia(address: string, event: ExtendableEvent): Promise<void> {
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin) return;
  const strategy = PICTURE.test(pathname) ? pictures : VIDEO.test(pathname) ? videos : null;
  if (strategy === null) return;
  const [answered, kept] = strategy.handleAll({ request: new Request(address), event });
  await Promise.allSettled([answered, kept]);
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
  /** Of the width and format that is asked for. */
  readonly isExact: boolean;
}

/** The picture as the kept catalogue has it, in the one size that was kept. */
async function offlinePicture(url: string): Promise<OfflinePicture | null> {
  const response = await caches
    .match(offlinePictureKey(url, location.href), { ...matchOptions, cacheName: OFFLINE_PICTURES_CACHE })
    .catch(() => undefined);
  if (response === undefined) return null;
  return { response, isExact: response.headers.get('X-Kept-Address') === new URL(url).pathname };
}

/** Without a connection: the kept catalogue's size, which is a large one, before whatever was shown here once. */
async function standIn(url: string, offline: OfflinePicture | null): Promise<Response | undefined> {
  return offline?.response ?? cachedSibling(url);
}

/** Another size or format of the same picture: without a connection a slightly soft picture beats none. */
async function cachedSibling(url: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.media);
  const sibling = closestSibling(
    url,
    (await cache.keys()).map((kept) => kept.url),
  );
  return sibling === null ? undefined : cache.match(sibling, matchOptions);
}

/** Players ask for ranges. A kept file is cut to what is asked; otherwise the network answers and nothing is kept. */
async function videoFor(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ...matchOptions, cacheName: cacheNames.video });
  if (kept === undefined) return fetch(request);
  return request.headers.has('range') ? partOf(request, kept) : kept;
}

/** The library answers a part beyond the end with an empty one. */
async function partOf(request: Request, kept: Response): Promise<Response> {
  const part = await createPartialResponse(request, kept);
  return part.status === 206 && part.headers.get('Content-Length') === '0'
    ? new Response(null, { status: 416, statusText: 'Range Not Satisfiable' })
    : part;
}

/** The plugin's hooks alone: its class types leave them possibly undefined, which the strictest setting refuses. */
function expiring(options: ExpirationPluginOptions): WorkboxPlugin {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin(options);
  return {
    ...(cacheDidUpdate === undefined ? {} : { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed === undefined ? {} : { cachedResponseWillBeUsed }),
  };
}
