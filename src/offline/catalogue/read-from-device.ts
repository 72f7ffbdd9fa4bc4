import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { NetworkError } from '../../api/errors';

/** Answers a query as `cachedFirst` says, where the device has something: of the kept catalogue only if `isKept`, and of saved long lists. */
export async function readFromDevice<Data>(
  queryFn: QueryFunction<Data>,
  context: QueryFunctionContext<QueryKey>,
  query: Query,
  isKept: boolean,
): Promise<Data> {
  if (query.state.data === undefined) {
    const saved = (isKept ? await readCatalogue(context.queryKey) : null) ?? (await readLongList(query.queryHash));
    if (saved === null) return queryFn(context);
    ageLater(query, saved.savedAt);
    return saved.data as Data;
  }
  try {
    return await queryFn(context);
  } catch (error) {
    if (!isKept || !(error instanceof NetworkError)) throw error;
    const kept = await readCatalogue(context.queryKey);
    if (kept === null || kept.savedAt <= query.state.dataUpdatedAt) throw error;
    ageLater(query, kept.savedAt);
    return kept.data as Data;
  }
}

async function readCatalogue(queryKey: QueryKey): Promise<{ readonly data: unknown; readonly savedAt: number } | null> {
  try {
    const { readOfflineReply } = await import('./catalogue-reader');
    return await readOfflineReply(queryKey);
  } catch {
    return null;
  }
}

async function readLongList(queryHash: string): Promise<{ readonly data: unknown; readonly savedAt: number } | null> {
  try {
    const { longLists } = await import('../saved-queries/long-lists');
    return await longLists.read(queryHash);
  } catch {
    return null;
  }
}

/** The query takes what it is given for new; once it has, it learns the truth and asks the server. */
function ageLater(query: Query, savedAt: number): void {
  setTimeout(() => {
    query.setState({ dataUpdatedAt: savedAt });
    if (query.isStale()) query.fetch().catch(() => undefined);
  }, 0);
}
