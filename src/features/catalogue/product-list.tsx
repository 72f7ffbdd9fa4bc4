import { memo, type RefObject, Suspense, useDeferredValue, useMemo, useRef } from 'react';
import type { Product } from '../../domain/catalogue';
import type { Elements } from '../../ui/elements';
import { lazyPart } from '../../ui/lazy-part';
import { SectionReveal } from '../../ui/section-reveal';
import { SKELETON_COUNTS, skeletonKeys } from '../../ui/skeleton-counts';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { PRODUCTS_PER_PAGE } from './list-start';
import { GRID_SIZES, ProductCard, ProductCardSkeleton } from './product-card';
import css from './product-list.module.css';
import { catalogueTexts } from './catalogue.texts';

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

/** About those of the first viewport. */
const EAGER = 2;

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly ref: RefObject<HTMLUListElement | null>;
}

const ProductGrid = memo(function ProductGrid({ products, ref }: ProductGridProps) {
  return (
    <ul role="list" className={css['grid']} ref={ref}>
      {products.map((product, index) => (
        <SectionReveal as="li" key={product.id}>
          <ProductCard product={product} sizes={GRID_SIZES} isEager={index < EAGER} heading="h2" />
        </SectionReveal>
      ))}
    </ul>
  );
});

export function ProductGridSkeleton() {
  return (
    <div className={css['grid']} role="status" aria-label={catalogueTexts.loading}>
      {skeletonKeys(SKELETON_COUNTS.listCards).map((index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
