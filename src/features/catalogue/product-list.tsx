import { useNavigate } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { Product } from '../../domain/catalogue';
import { formatCount } from '../../domain/number-text';
import { Button } from '../../ui/button';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { PRODUCTS_PER_PAGE } from './list-sizes';
import { ProductGrid } from './product-grid';
import css from './product-list.module.css';
import { productPath } from './product-link';
import type { Elements } from '../../ui/elements';

interface ProductListProps {
  /** The whole list, or its start until that is here. */
  readonly products: readonly Product[];
  /** Length of the whole list. */
  readonly count: number;
  /** Pages to show. */
  readonly page: number;
  /** Shown instead of the button when the rest of the list did not come. */
  readonly failure: Elements;
}

export function ProductList({ products, count, page, failure }: ProductListProps) {
  const navigate = useNavigate();
  const grid = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | null>(null);
  // The server's document has the first page alone, whatever the address says.
  const pagesShown = useDeferredValue(useIsHydrated() ? page : 1);
  const wanted = pagesShown * PRODUCTS_PER_PAGE;
  const shown = useMemo(() => products.slice(0, wanted), [products, wanted]);
  const isWaiting = wanted > shown.length && shown.length < count;

  // The button moves away: reading goes on at the first new product.
  useEffect(() => {
    const product = focusAt.current === null ? undefined : shown[focusAt.current];
    if (product === undefined) return;
    focusAt.current = null;
    grid.current?.querySelector<HTMLAnchorElement>(`a[href="${productPath(product.slug)}"]`)?.focus();
  }, [shown]);

  const showMore = () => {
    focusAt.current = shown.length;
    void navigate({ to: '.', search: { page: page + 1 }, replace: true, resetScroll: false });
  };

  return (
    <>
      <Suspense>
        <ProductGrid ref={grid} products={shown} />
      </Suspense>
      {count <= PRODUCTS_PER_PAGE ? null : (
        <div className={css['end']}>
          <p role="status">{`Showing ${formatCount(shown.length)} of ${formatCount(count)} floors`}</p>
          {shown.length === count
            ? null
            : (failure ?? (
                <Button variant="outline" isBusy={isWaiting} onClick={showMore}>
                  Show more floors
                </Button>
              ))}
        </div>
      )}
    </>
  );
}
