import { readFindParameters } from '../../domain/find/find-parameters';
import { readFindState, type FindState } from '../../domain/find/find-state';

/** Reads the filters and the search text of an address; malformed values are ignored. */
export function readAsked(search: Readonly<Record<string, unknown>>): FindState {
  return readFindState(readFindParameters(search));
}
