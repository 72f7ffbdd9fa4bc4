import { isFields } from '../storage/stored-fields';

export const WORKER_URL = '/sw.js';

export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' | 'ARE_YOU_OURS' }
  | { readonly type: 'WARM_MEDIA'; readonly urls: readonly string[] }
  /** Of public pages, without a query. */
  | { readonly type: 'KEEP_DOCUMENTS'; readonly paths: readonly string[] };

/** Reads a message; null for anything else. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (!isFields(data)) return null;
  const { type, urls, paths } = data;
  if (type === 'SKIP_WAITING' || type === 'ARE_YOU_OURS') return { type };
  if (type === 'WARM_MEDIA' && Array.isArray(urls)) return { type, urls: urls.filter((url) => typeof url === 'string') };
  return type === 'KEEP_DOCUMENTS' && Array.isArray(paths) ? { type, paths: paths.filter((path) => typeof path === 'string') } : null;
}
