import { useSyncExternalStore } from 'react';
import { compareList, type ListedFloor } from '../../offline/compare-list';

const NONE: readonly ListedFloor[] = [];

/** Empty in the document. */
export function useCompareList(): readonly ListedFloor[] {
  return useSyncExternalStore(compareList.subscribe, compareList.get, () => NONE);
}
