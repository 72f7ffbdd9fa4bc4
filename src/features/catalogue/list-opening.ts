import { queryOptions, skipToken, type QueryKey } from '@tanstack/react-query';
import type { CategoryChoice, Product } from '../../domain/catalogue';
import { catalogueQueries } from './queries';

/** What a document shows of a list: its first floors, and how many there are. Never the list itself, so never kept as one. */
export interface ListOpening {
  readonly products: readonly Product[];
  readonly count: number;
}

/** What the document brought of a list that was too long for it. Nobody is asked for it. */
export function openingOf(choice: CategoryChoice) {
  return queryOptions<ListOpening>({ queryKey: openingKey(catalogueQueries.products(choice).queryKey), queryFn: skipToken });
}

/** Begins with a word of its own: only keys that begin with 'public' or 'private' are saved on the device. */
export const openingKey = (listKey: QueryKey): QueryKey => ['opening', ...listKey];
