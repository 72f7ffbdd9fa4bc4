import { cacheNames } from '../storage/storage-keys';
import type { WorkerMessage } from './worker-messages';

/** The one that came before there was a worker, which keeps what it is asked for from then on. */
export function keepFirstDocument(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit === undefined || !('workerStart' in visit) || visit.workerStart !== 0) return;
  const { pathname, search } = new URL(visit.name);
  if (search === '') keepDocuments([pathname]);
}

/** Fetched by the worker, the kept ones anew. Paths without a query. */
export function keepDocuments(paths: readonly string[]): void {
  navigator.serviceWorker?.ready.then(
    ({ active }) => active?.postMessage({ type: 'KEEP_DOCUMENTS', paths } satisfies WorkerMessage),
    () => undefined,
  );
}

/** Rejects where the browser refuses caches. */
export async function isDocumentKept(path: string): Promise<boolean> {
  return (await caches.match(path, { cacheName: cacheNames.documents })) !== undefined;
}
