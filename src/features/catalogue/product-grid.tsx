import type { Ref } from 'react';
import type { Product } from '../../domain/catalogue';
import { SectionReveal } from '../../ui/section-reveal';
import { GRID_SIZES } from './picture-sizes';
import { ProductCard } from './product-card';
import { ProductCardSkeleton } from './product-card-skeleton';
import css from './product-grid.module.css';

const SKELETONS = 8;
/** About what the first screen shows; these load ahead of the rest. */
const EAGER = 2;

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly ref: Ref<HTMLUListElement>;
}

export function ProductGrid({ products, ref }: ProductGridProps) {
  return (
    <ul role="list" className={css['grid']} ref={ref}>
      {products.map((product, index) => (
        <SectionReveal key={product.id} as="li">
          <ProductCard product={product} sizes={GRID_SIZES} isEager={index < EAGER} heading="h2" />
        </SectionReveal>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton() {
  return (
    <div className={css['grid']} role="status" aria-label="Loading floors">
      {Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
    </div>
  );
}
