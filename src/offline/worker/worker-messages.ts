import { type Language, readLanguage } from '../../domain/languages';
import { isFields } from '../storage/stored-fields';

export const WORKER_URL = '/sw.js';

export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' | 'WHICH_BUILD' }
  /** The language of the page: the worker keeps its files, and none of another. */
  | { readonly type: 'SPEAK'; readonly language: Language }
  | { readonly type: 'WARM_MEDIA'; readonly urls: readonly string[] }
  /** Of public pages, without a query. */
  | { readonly type: 'KEEP_DOCUMENTS'; readonly paths: readonly string[] };

/** Reads a message; null for anything else. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (!isFields(data)) return null;
  const { type, urls, paths, language } = data;
  if (type === 'SPEAK' && typeof language === 'string') return { type, language: readLanguage(language) };
  if (type === 'SKIP_WAITING' || type === 'WHICH_BUILD') return { type };
  if (type === 'WARM_MEDIA' && Array.isArray(urls)) return { type, urls: urls.filter((url) => typeof url === 'string') };
  return type === 'KEEP_DOCUMENTS' && Array.isArray(paths) ? { type, paths: paths.filter((path) => typeof path === 'string') } : null;
}

/** What a worker of the store replies to 'WHICH_BUILD'. */
export interface WorkerBuild {
  /** The same for the same code. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
}

/** Null for anything else. */
export function readWorkerBuild(data: unknown): WorkerBuild | null {
  if (!isFields(data)) return null;
  const { id, builtAt } = data;
  return typeof id === 'string' && typeof builtAt === 'string' ? { id, builtAt } : null;
}
