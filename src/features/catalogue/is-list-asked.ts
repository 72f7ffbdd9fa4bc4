import type { ListSearch } from './list-search';

/** A regular expression of the names in `FIND_PARAMETERS`: the fewest bytes on a first screen. */
const ASKED = /^(?:q|sort|price|look|tone|core|wear|thickness|width|waterproof|pad|install|room|sound)$/;

export function isListAsked(search: ListSearch): boolean {
  return Object.entries(search).some(([name, value]) => ASKED.test(name) && `${value}`.trim() !== '');
}
