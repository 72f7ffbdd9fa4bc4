import { getCacheKeyForURL } from 'workbox-precaching';
import type { OwnFiles } from './own-files';

/** Stores the file in the precache. Rejects when only another file is available. */
export async function repairFile(url: string, ownFiles: OwnFiles, cacheName: string, signal?: AbortSignal): Promise<Response> {
  const response = await ownFiles.fetch(url, signal === undefined ? {} : { signal });
  const key = getCacheKeyForURL(url);
  if (key !== undefined) await (await caches.open(cacheName)).put(key, response.clone());
  return response;
}
