import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { localKeys } from '../storage/storage-keys';

/**
 * For every query: what the device keeps of the catalogue, or saved of a long list, shows at once where the page has nothing yet, as
 * old as it is, and is refreshed behind; and it replaces something older when the server does not answer. Where nothing is kept nothing is loaded.
 */
export async function cachedFirst<Data>(
  queryFn: QueryFunction<Data>,
  context: QueryFunctionContext<QueryKey>,
  query: Query,
): Promise<Data> {
  const isKept = hasOfflineCatalogue();
  if (!isKept && !isSet(localKeys.longLists)) return queryFn(context);
  const device = await import('./read-from-device').catch(() => null);
  return device === null ? queryFn(context) : device.readFromDevice(queryFn, context, query, isKept);
}

/** Whether this device keeps the catalogue, or was asked to. Reads one word; opens no database. */
export function hasOfflineCatalogue(): boolean {
  return isSet(localKeys.offlineCatalogue);
}

function isSet(key: string): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
