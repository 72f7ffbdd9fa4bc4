import { defaultShouldDehydrateQuery, dehydrate, hashKey, type DehydratedState, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CategoryChoice, Product } from '../../domain/catalogue';
import { FLOORS_AT_ONCE } from './floors-shown';
import { catalogueQueries, PRODUCT_LISTS_KEY } from './queries';

/** A longer list is left out of a document: at about 0.9 kB a floor it would outweigh all that the page shows. */
const LONGEST_INLINED = 200;

/** What a document shows of a list: its first floors, and how many there are. Never the list itself, so never kept as one. */
export interface ListOpening {
  readonly products: readonly Product[];
  readonly count: number;
}

/** The data a document takes along: all that was loaded, but of each long list its opening in its place. */
export function dehydrateForDocument(queryClient: QueryClient): DehydratedState {
  const leftOut = new Set<string>();
  for (const [key, products = []] of queryClient.getQueriesData<readonly Product[]>({ queryKey: PRODUCT_LISTS_KEY })) {
    if (products.length <= LONGEST_INLINED) continue;
    const opening: ListOpening = { products: products.slice(0, FLOORS_AT_ONCE), count: products.length };
    queryClient.setQueryData(openingKey(key), opening);
    leftOut.add(hashKey(key));
  }
  return dehydrate(queryClient, { shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && !leftOut.has(query.queryHash) });
}

/** What the document brought of a list that was too long for it. */
export function inlinedOpening(queryClient: QueryClient, choice: CategoryChoice): ListOpening | undefined {
  return queryClient.getQueryData<ListOpening>(openingKey(catalogueQueries.products(choice).queryKey));
}

/** Begins with a word of its own: only keys that begin with 'public' or 'private' are saved on the device. */
const openingKey = (listKey: QueryKey): QueryKey => ['opening', ...listKey];
