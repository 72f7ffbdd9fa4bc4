import { readFindParameters } from '../../domain/find/find-parameters';
import { readFindState, type FindState } from '../../domain/find/find-state';

/** What an address asks of a list; malformed values ask nothing. */
export function readAsked(search: Readonly<Record<string, unknown>>): FindState {
  return readFindState(readFindParameters(search));
}
