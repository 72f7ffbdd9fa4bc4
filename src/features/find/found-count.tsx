import type { FindState } from '../../domain/find/find-state';
import type { Product } from '../../domain/catalogue';
import { useDeferredValue, useMemo } from 'react';
import type { ShownList } from '../catalogue/product-list-page';
import { countWords } from './count-words';
import { readAsked } from './read-address-filters';
import { useFindings } from './use-findings';
import { useSavedFloors } from './use-list-floors';

/** '3 of 48 floors', or '3 of 31 saved floors' while the whole list is not loaded. */
export function FoundCount({ list }: { readonly list: ShownList }) {
  const saved = useSavedFloors(list.choice, list.products === undefined);
  const state = useMemo(() => readAsked(list.search), [list.search]);
  if (list.products === undefined && saved === null) return null;
  if (list.products !== undefined && list.products.length < list.count)
    return <span>{countWords(list.foundCount ?? list.count, list.count, false)}</span>;
  return <Count floors={list.products ?? saved?.floors ?? []} state={state} isSaved={saved !== null} />;
}

function Count({ floors, state, isSaved }: { readonly floors: readonly Product[]; readonly state: FindState; readonly isSaved: boolean }) {
  const { count, total } = useFindings(floors, useDeferredValue(state));
  return <span>{countWords(count, total, isSaved)}</span>;
}
