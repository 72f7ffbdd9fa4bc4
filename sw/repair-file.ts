import { getCacheKeyForURL } from 'workbox-precaching';
import type { OwnFiles } from './own-files';

/** Fetches a file of this build, puts it in its place of the precache, and gives it. Rejects where only something else can be had. */
export async function repairFile(url: string, ownFiles: OwnFiles, cacheName: string, signal?: AbortSignal): Promise<Response> {
  const response = await ownFiles.fetch(url, signal === undefined ? {} : { signal });
  const key = getCacheKeyForURL(url);
  if (key !== undefined) await (await caches.open(cacheName)).put(key, response.clone());
  return response;
}
