import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { localKeys } from '../storage/storage-keys';

/**
 * Gives a query without data what the offline catalogue has, at its true age, and refetches it when that is stale. On a device without an
 * offline catalogue it fetches, and loads no code for this.
 */
export async function cachedFirst<Data>(
  queryFn: QueryFunction<Data>,
  context: QueryFunctionContext<QueryKey>,
  query: Query,
): Promise<Data> {
  if (!hasOfflineCatalogue()) return queryFn(context);
  const saved = await readSaved(context.queryKey);
  if (saved === null) return queryFn(context);
  // Query takes this data for new. Once it has it, it learns the true age.
  setTimeout(() => {
    query.setState({ dataUpdatedAt: saved.savedAt });
    if (query.isStale()) query.fetch().catch(() => undefined);
  }, 0);
  return saved.data as Data;
}

/** Whether this device has an offline catalogue, or has begun to download one. Reads one word; opens no database. */
export function hasOfflineCatalogue(): boolean {
  return offlineCatalogueMark() !== null;
}

/** How far the download was when this device last said so ('working', 'paused' or 'done'); null without one. */
export function offlineCatalogueMark(): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(localKeys.offlineCatalogue);
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
