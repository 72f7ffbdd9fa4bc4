/** Messages from the page to the worker. */
export type WorkerMessage = { readonly type: 'SKIP_WAITING' } | { readonly type: 'WARM_MEDIA'; readonly urls: readonly string[] };

/** Reads a message; null for anything else. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'SKIP_WAITING') return { type: 'SKIP_WAITING' };
  if (data.type !== 'WARM_MEDIA' || !('urls' in data) || !Array.isArray(data.urls)) return null;
  return { type: 'WARM_MEDIA', urls: data.urls.filter((url) => typeof url === 'string') };
}
