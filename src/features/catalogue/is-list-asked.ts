import type { ListSearch } from './list-search';

/** The names of `FIND_PARAMETERS`, in the form that costs a first screen the least. */
const ASKED = /^(?:q|sort|price|look|tone|core|wear|thickness|width|waterproof|pad|install|room|sound)$/;

/** Whether something is asked of the list. */
export function isListAsked(search: ListSearch): boolean {
  return Object.entries(search).some(([name, value]) => ASKED.test(name) && `${value}`.trim() !== '');
}
