import { readFindParameters } from '../../domain/find/find-parameters';
import type { ListSearch } from './list-search';

/** Malformed values are ignored. */
export function readListSearch(address: Readonly<Record<string, unknown>>): ListSearch {
  const { page } = address;
  const asked = readFindParameters(address);
  return typeof page === 'number' && Number.isSafeInteger(page) && page > 1 ? { ...asked, page } : asked;
}
