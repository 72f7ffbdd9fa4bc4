import { cacheNames as workboxCacheNames } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cacheNames } from '../src/offline/storage/storage-keys';
import { isOfKind } from './file-kind';

const CODE = /^\/assets\//;

/** The lazy chunks of the previous build, which a tab may still run. Copied during install, before precaching deletes them. */
export function serveEarlierCode(scope: ServiceWorkerGlobalScope, manifest: readonly (PrecacheEntry | string)[]): void {
  const own = new Set(manifest.map((entry) => new URL(typeof entry === 'string' ? entry : entry.url, scope.location.href).pathname));
  const isEarlier = ({ pathname }: URL): boolean => CODE.test(pathname) && !own.has(pathname);
  // A device without space for them still installs the new version.
  scope.addEventListener('install', (event) => event.waitUntil(copyEarlier(isEarlier).catch(() => undefined)));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isEarlier(url),
    async ({ request }) =>
      (await keptCode(request.url, await caches.match(request.url, { cacheName: cacheNames.earlierCode }))) ?? fetch(request),
  );
}

async function copyEarlier(isEarlier: (url: URL) => boolean): Promise<void> {
  const [shell, earlier] = await Promise.all([caches.open(workboxCacheNames.precache), caches.open(cacheNames.earlierCode)]);
  const wanted = (await shell.keys()).filter(({ url }) => isEarlier(new URL(url)));
  for (const { url } of await earlier.keys()) if (!wanted.some((request) => request.url === url)) await earlier.delete(url);
  for (const request of wanted) {
    const response = await keptCode(request.url, await shell.match(request));
    if (response !== null) await earlier.put(request.url, response);
  }
}

/** Null when it is missing, empty or not code. */
export async function keptCode(url: string, kept: Response | undefined): Promise<Response | null> {
  if (kept === undefined || kept.status !== 200) return null;
  if (!isOfKind(new URL(url).pathname, kept.headers.get('Content-Type') ?? '')) return null;
  return (await kept.clone().arrayBuffer()).byteLength > 0 ? kept : null;
}
