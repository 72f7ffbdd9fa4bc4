import { useSyncExternalStore } from 'react';
import { compareList, type ListedFloor } from '../../offline/compare-list';

const NONE: readonly ListedFloor[] = [];

/** The device's saved comparison. Empty in the document. */
export function useCompareList(): readonly ListedFloor[] {
  return useSyncExternalStore(compareList.subscribe, compareList.get, () => NONE);
}
