import { defaultShouldDehydrateQuery, dehydrate, hashKey, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { Product } from '../../domain/catalogue';
import { FLOORS_AT_ONCE } from './floors-shown';
import { openingKey, type ListOpening } from './list-opening';
import { PRODUCT_LISTS_KEY } from './queries';

/** A longer list is left out of a document: at about 0.9 kB a floor it would outweigh all that the page shows. */
const LONGEST_INLINED = 200;

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
