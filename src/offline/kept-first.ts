import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { NetworkError } from '../api/errors';
import { localKeys } from './storage-keys';

/**
 * For every query: what the device keeps of the catalogue, or saved of a long list, shows at once where the page has nothing yet, as
 * old as it is, and is refreshed behind; and it replaces something older when the server does not answer. Where nothing is kept nothing is loaded.
 */
export async function keptFirst<Data>(queryFn: QueryFunction<Data>, context: QueryFunctionContext<QueryKey>, query: Query): Promise<Data> {
  const isKept = isSomethingKept();
  if (query.state.data === undefined && (isKept || isSet(localKeys.longLists))) {
    const saved = (isKept ? await readKept(context.queryKey) : null) ?? (await readLongList(query.queryHash));
    if (saved === null) return queryFn(context);
    ageLater(query, saved.savedAt);
    return saved.data as Data;
  }
  if (!isKept || query.state.data === undefined) return queryFn(context);
  try {
    return await queryFn(context);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const kept = await readKept(context.queryKey);
    if (kept === null || kept.savedAt <= query.state.dataUpdatedAt) throw error;
    ageLater(query, kept.savedAt);
    return kept.data as Data;
  }
}

async function readKept(queryKey: QueryKey): Promise<{ readonly data: unknown; readonly savedAt: number } | null> {
  try {
    const { readKeptReply } = await import('./kept-reader');
    return await readKeptReply(queryKey);
  } catch {
    return null;
  }
}

async function readLongList(queryHash: string): Promise<{ readonly data: unknown; readonly savedAt: number } | null> {
  try {
    const { longLists } = await import('./long-lists');
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

/** Whether this device keeps the catalogue, or was asked to. Reads one word; opens no database. */
export function isSomethingKept(): boolean {
  return isSet(localKeys.keptCatalogue);
}

function isSet(key: string): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
