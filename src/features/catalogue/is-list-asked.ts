import type { ListSearch } from './list-search';

/** The names of `FIND_PARAMETERS` as a regular expression: the fewest bytes on a first screen. */
const ASKED = /^(?:q|sort|price|look|tone|core|wear|thickness|width|waterproof|pad|install|room|sound)$/;

/** Whether the address searches, filters or sorts the list. */
export function isListAsked(search: ListSearch): boolean {
  return Object.entries(search).some(([name, value]) => ASKED.test(name) && `${value}`.trim() !== '');
}
