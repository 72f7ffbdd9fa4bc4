import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Product } from '../../domain/catalogue';
import type { Findings } from '../../domain/find/find-floors';
import type { FindState } from '../../domain/find/find-state';
import { catalogueQueries } from '../catalogue/queries';
import { finderOf } from './floor-finder';

/** Recomputed once the index is built. Equal states get the same object. */
export function useFindings(floors: readonly Product[], state: FindState): Findings {
  const queryClient = useQueryClient();
  const finder = finderOf(floors, (slug) => queryClient.getQueryData(catalogueQueries.product(slug).queryKey)?.specifications);
  useSyncExternalStore(finder.subscribe, finder.isIndexed, finder.isIndexed);
  return finder.find(state);
}
