import { Suspense, useDeferredValue, useMemo, useRef } from 'react';
import type { Product } from '../../domain/catalogue';
import { lazyPart } from '../../ui/lazy-part';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { PRODUCTS_PER_PAGE } from './list-sizes';
import { ProductGrid } from './product-grid';
import type { Elements } from '../../ui/elements';

const ListEnd = lazyPart(
  () => import('./list-end'),
  (code) => code.ListEnd,
);

interface ProductListProps {
  /** The whole list, or its start until the rest has loaded. */
  readonly products: readonly Product[];
  /** Length of the whole list. */
  readonly count: number;
  readonly page: number;
  /** Replaces the button. */
  readonly failure: Elements;
}

export function ProductList({ products, count, page, failure }: ProductListProps) {
  const grid = useRef<HTMLUListElement>(null);
  // The server renders the first page only.
  const pagesShown = useDeferredValue(useIsHydrated() ? page : 1);
  const wanted = pagesShown * PRODUCTS_PER_PAGE;
  const shown = useMemo(() => products.slice(0, wanted), [products, wanted]);
  return (
    <>
      <Suspense>
        <ProductGrid ref={grid} products={shown} />
      </Suspense>
      {count > PRODUCTS_PER_PAGE && (
        <ListEnd grid={grid} shown={shown} count={count} page={page} isWaiting={wanted > shown.length} failure={failure} />
      )}
    </>
  );
}
