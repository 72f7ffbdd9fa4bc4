import { isFields } from '../storage/stored-fields';

export const WORKER_URL = '/sw.js';

export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' | 'ARE_YOU_OURS' }
  | { readonly type: 'WARM_MEDIA'; readonly urls: readonly string[] };

/** Reads a message; null for anything else. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (!isFields(data)) return null;
  const { type, urls } = data;
  if (type === 'SKIP_WAITING' || type === 'ARE_YOU_OURS') return { type };
  return type === 'WARM_MEDIA' && Array.isArray(urls) ? { type, urls: urls.filter((url) => typeof url === 'string') } : null;
}
