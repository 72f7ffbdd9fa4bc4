import { readFindParameters } from '../../domain/find/find-parameters';
import { readFindState, type FindState } from '../../domain/find/find-state';

/** Malformed values are ignored. */
export function readAsked(search: Readonly<Record<string, unknown>>): FindState {
  return readFindState(readFindParameters(search));
}
