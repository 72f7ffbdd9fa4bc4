import { hashKey, type QueryClient, type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';
import type { DocumentData } from '../../contract/rendered-page';
import type { CategoryChoice, Product } from '../../domain/catalogue';
import { HEAD_ONLY } from '../../ui/document-context';
import { catalogueQueries, PRODUCT_LISTS_KEY } from './queries';

/** 'Show more floors' adds as many again. */
export const PRODUCTS_PER_PAGE = 96;

/** At about 0.9 kB per product, a longer list would outweigh its document. */
export const LONGEST_INLINED_LIST = 200;

/** `count` is the length of the whole list. */
export interface ListStart {
  readonly products: readonly Product[];
  readonly count: number;
  /** With a search or filters: the number of matches, of which `products` are the first. */
  readonly foundCount?: number;
}

/** Rooms are asked for of the whole list only. */
function forCard(product: Product): Product {
  return product.facts === undefined ? product : { ...product, facts: { ...product.facts, suits: null, notForRooms: null } };
}

/** Comes with a document and is never fetched. */
export function listStart(choice: CategoryChoice) {
  return queryOptions<ListStart>({ queryKey: startKey(catalogueQueries.products(choice).queryKey), queryFn: skipToken });
}

/** Not saved on the device: only 'public' and 'private' keys are. */
const startKey = (listKey: QueryKey): QueryKey => ['start', ...listKey];

/** Of each long list only its start, from `startOf` with a search or filters. */
export function dataOfDocument(
  queryClient: QueryClient,
  startOf: (products: readonly Product[]) => ListStart | null = () => null,
): DocumentData {
  const leftOut = new Set<string>();
  for (const [key, products = []] of queryClient.getQueriesData<readonly Product[]>({ queryKey: PRODUCT_LISTS_KEY })) {
    if (products.length <= LONGEST_INLINED_LIST) continue;
    const start = startOf(products) ?? { products: products.slice(0, PRODUCTS_PER_PAGE), count: products.length };
    queryClient.setQueryData(startKey(key), { ...start, products: start.products.map(forCard) });
    leftOut.add(hashKey(key));
  }
  const loaded = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryHash, queryKey, state }) => state.status === 'success' && !leftOut.has(queryHash) && queryKey[0] !== HEAD_ONLY);
  return { queries: loaded.map(({ queryKey, state: { data, dataUpdatedAt } }) => ({ queryKey, state: { data, dataUpdatedAt } })) };
}
