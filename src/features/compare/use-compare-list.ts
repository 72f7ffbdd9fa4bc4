import { useSyncExternalStore } from 'react';
import { compareList, type ListedFloor } from '../../offline/compare-list';

const NONE: readonly ListedFloor[] = [];

/** The floors to compare that this device keeps. None in the document. */
export function useCompareList(): readonly ListedFloor[] {
  return useSyncExternalStore(compareList.subscribe, compareList.get, () => NONE);
}
