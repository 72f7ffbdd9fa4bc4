import { queryOptions } from '@tanstack/react-query';
import { fetchCategories, fetchProductDetails, fetchProducts } from '../../api/catalogue';
import type { CategoryChoice } from '../../domain/catalogue';

const OPENED_AT = Date.now();

/** What the keys of all product lists begin with. */
export const PRODUCT_LISTS_KEY = ['public', 'products'] as const;

export const catalogueQueries = {
  /** Fetched once per opened page (SPEC 4): only what an earlier visit kept is asked for anew. */
  categories: () =>
    queryOptions({
      queryKey: ['public', 'categories'],
      queryFn: ({ signal }) => fetchCategories(undefined, { signal }),
      staleTime: ({ state }) => (state.dataUpdatedAt >= OPENED_AT ? Number.POSITIVE_INFINITY : 0),
    }),
  products: (choice: CategoryChoice) =>
    queryOptions({ queryKey: [...PRODUCT_LISTS_KEY, choice], queryFn: ({ signal }) => fetchProducts(choice, { signal }) }),
  product: (slug: string) =>
    queryOptions({ queryKey: ['public', 'product', slug], queryFn: ({ signal }) => fetchProductDetails(slug, { signal }) }),
};
