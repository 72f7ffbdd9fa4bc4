import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { localKeys } from '../storage/storage-keys';

/**
 * Fills a query without data from the offline catalogue, with the true age of the data, and refetches it when that is stale. On a device without
 * an offline catalogue it only fetches, and loads no further code.
 */
export async function cachedFirst<Data>(
  queryFn: QueryFunction<Data>,
  context: QueryFunctionContext<QueryKey>,
  query: Query,
): Promise<Data> {
  if (!hasOfflineCatalogue()) return queryFn(context);
  const saved = await readSaved(context.queryKey);
  if (saved === null) return queryFn(context);
  // Query treats returned data as fresh. The true age is set afterwards.
  setTimeout(() => {
    query.setState({ dataUpdatedAt: saved.savedAt });
    if (query.isStale()) query.fetch().catch(() => undefined);
  }, 0);
  return saved.data as Data;
}

/** Whether this device has an offline catalogue, or has started to download one. Reads one localStorage key; opens no database. */
export function hasOfflineCatalogue(): boolean {
  return offlineCatalogueMark() !== null;
}

/** The saved state of the download ('working', 'paused' or 'done'); null without an offline catalogue. */
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
