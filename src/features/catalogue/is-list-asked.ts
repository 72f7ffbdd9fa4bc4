import { FIND_PARAMETERS } from '../../domain/find/find-parameters';
import type { ListSearch } from './list-search';

export function isListAsked(search: ListSearch): boolean {
  return FIND_PARAMETERS.some((name) => `${search[name] ?? ''}`.trim() !== '');
}
