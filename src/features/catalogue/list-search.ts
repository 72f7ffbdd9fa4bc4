import { FIND_PARAMETERS, type FindParameters, readFindParameters } from '../../domain/find/find-parameters';

/** Unchecked: read it with `readListSearch`. */
export type ListSearch = FindParameters & {
  /** All pages before it are shown too. Absent for the first. */
  readonly page?: number;
};

export function isListAsked(search: ListSearch): boolean {
  return FIND_PARAMETERS.some((name) => `${search[name] ?? ''}`.trim() !== '');
}

/** Malformed values are ignored. */
export function readListSearch(address: Readonly<Record<string, unknown>>): ListSearch {
  const { page } = address;
  const asked = readFindParameters(address);
  return typeof page === 'number' && Number.isSafeInteger(page) && page > 1 ? { ...asked, page } : asked;
}
