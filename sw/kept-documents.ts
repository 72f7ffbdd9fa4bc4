import { registerQuotaErrorCallback } from 'workbox-core';
import { isFields } from '../src/offline/storage/stored-fields';
import { cacheNames } from '../src/offline/storage/storage-keys';
import type { OwnFiles } from './own-files';
import { inOnePiece, readStoreDocument } from './store-document';

const MOST_DOCUMENTS = 50;
/** Of one: twice the longest list. */
const MOST_CHARACTERS = 1_000_000;
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const LIMIT_MS = 20_000;
/** In a kept response. */
const BUILD = 'X-Kept-Build';
const KEPT_AT = 'X-Kept-At';
/** They tell of the body as it was sent. */
const OF_THE_TRANSFER = ['Content-Encoding', 'Content-Length', 'ETag', 'Vary'];

export type KeptDocuments = ReturnType<typeof createKeptDocuments>;

/**
 * Documents of public pages as this build's server rendered them, by address: a language with addresses of its own needs nothing else. Asked
 * for without cookies: nothing of a person is in them. docs/decisions/0061
 */
export function createKeptDocuments(ownFiles: OwnFiles) {
  const { build } = ownFiles;
  const open = (): Promise<Cache> => caches.open(cacheNames.documents);

  const refresh = async (path: string): Promise<void> => {
    const askedAt = Date.now();
    const ask = (address: string): Promise<Response> =>
      fetch(address, { credentials: 'omit', redirect: 'manual', priority: 'low', signal: AbortSignal.timeout(LIMIT_MS) });
    const response = await ask(path);
    const document = readStoreDocument(await response.text());
    // A portal, a busy server's shell, a redirect: they say nothing of this page.
    if (document === null) return;
    const isOfThisBuild = document.scripts.every((script) => ownFiles.has(script));
    if (response.status === 404 || !isOfThisBuild) return void (await (await open()).delete(path));
    if (response.status !== 200 || !document.hasData) return;
    const data: unknown = document.dataAddress === null ? null : await (await ask(document.dataAddress)).json();
    if (document.dataAddress !== null && !(isFields(data) && Array.isArray(data['queries']))) return;
    const html = inOnePiece(document, data, askedAt);
    if (html.length > MOST_CHARACTERS) return;
    const headers = new Headers(response.headers);
    for (const name of OF_THE_TRANSFER) headers.delete(name);
    headers.set(BUILD, build);
    headers.set(KEPT_AT, String(askedAt));
    await keep(path, new Response(html, { headers }));
  };

  const keep = async (path: string, document: Response): Promise<void> => {
    const cache = await open();
    try {
      // Anew, so that the order is that of the last visits.
      await cache.delete(path);
      await cache.put(path, document);
      const kept = await cache.keys();
      for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST_DOCUMENTS))) await cache.delete(oldest);
    } catch {
      await forgetAll();
    }
  };

  return {
    /** Null when none is kept. */
    async read(path: string): Promise<Response | null> {
      const kept = await caches.match(path, { cacheName: cacheNames.documents });
      const isOwn = kept !== undefined && kept.headers.get(BUILD) === build;
      const ageMs = Date.now() - Number(kept?.headers.get(KEPT_AT));
      return isOwn && ageMs >= 0 && ageMs < LIFETIME_MS ? kept : null;
    },
    /** Never rejects. A page that is gone, or of another build by now, is kept no longer. */
    refresh: (path: string): Promise<void> => refresh(path).catch(() => undefined),
  };
}

/** Those of an earlier build, and all when space is short. */
export function dropDocuments(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('activate', (event) => event.waitUntil(forgetAll()));
  registerQuotaErrorCallback(forgetAll);
}

async function forgetAll(): Promise<void> {
  await caches.delete(cacheNames.documents).catch(() => false);
}
