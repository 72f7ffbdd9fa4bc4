import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { onDemand, queryOf } from '../../api/on-demand';
import type { CategoryChoice, Product, ProductDetails } from '../../domain/catalogue';

const catalogue = onDemand(() => import('../../api/catalogue'));
const readCategories = queryOf(catalogue, (calls, options) => calls.fetchCategories(undefined, options));

/** Milliseconds since 1970. Not `performance.timeOrigin`, whose clock stops in some browsers while the device sleeps. */
export const PAGE_OPENED_AT = Date.now() - performance.now();

export const PRODUCT_LISTS_KEY = ['public', 'products'] as const;

export const catalogueQueries = {
  /** Fetched once per page load, counting the document's data. Only data saved by an earlier visit is stale. */
  categories: () =>
    queryOptions({
      queryKey: ['public', 'categories'],
      queryFn: readCategories,
      staleTime: ({ state }) => (state.dataUpdatedAt >= PAGE_OPENED_AT ? Number.POSITIVE_INFINITY : 0),
    }),
  products: (choice: CategoryChoice) =>
    queryOptions({
      queryKey: [...PRODUCT_LISTS_KEY, choice],
      queryFn: queryOf(catalogue, (calls, options) => calls.fetchProducts(choice, options)),
    }),
  product: (slug: string) =>
    queryOptions({
      queryKey: ['public', 'product', slug],
      queryFn: queryOf(catalogue, (calls, options) => calls.fetchProductDetails(slug, options)),
    }),
};

export function detailsFromLists(queryClient: QueryClient, slug: string): ProductDetails | undefined {
  const product = queryClient
    .getQueriesData<readonly Product[]>({ queryKey: PRODUCT_LISTS_KEY })
    .flatMap(([, products = []]) => products)
    .find((each) => each.slug === slug);
  return product === undefined ? undefined : { product, media: [], specifications: [] };
}
