import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { localKeys } from '../storage/storage-keys';

/** Saved data keeps its true age and is refetched when stale. Without an offline catalogue no further code is loaded. */
export async function cachedFirst<Data>(
  queryFn: QueryFunction<Data>,
  context: QueryFunctionContext<QueryKey>,
  query: Query,
): Promise<Data> {
  if (!hasOfflineCatalogue()) return queryFn(context);
  const saved = await readSaved(context.queryKey);
  if (saved === null) return queryFn(context);
  // Query treats returned data as fresh: the true age is set afterwards.
  setTimeout(() => {
    query.setState({ dataUpdatedAt: saved.savedAt });
    if (query.isStale()) query.fetch().catch(() => undefined);
  }, 0);
  return saved.data as Data;
}

/** True also while it is being downloaded. Opens no database. */
export function hasOfflineCatalogue(): boolean {
  return offlineCatalogueMark() !== null;
}

/** 'working', 'paused' or 'done'; null without one. */
export function offlineCatalogueMark(): string | null {
  try {
    return localStorage.getItem(localKeys.offlineCatalogue);
  } catch {
    return null;
  }
}

async function readSaved(queryKey: QueryKey): Promise<{ readonly data: unknown; readonly savedAt: number } | null> {
  try {
    const { readOfflineResponse } = await import('./catalogue-reader');
    return await readOfflineResponse(queryKey);
  } catch {
    return null;
  }
}
