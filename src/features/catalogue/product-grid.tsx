import { memo, type RefObject } from 'react';
import type { Product } from '../../domain/catalogue';
import { SectionReveal } from '../../ui/section-reveal';
import { GRID_SIZES } from './picture-sizes';
import { ProductCard } from './product-card';
import css from './product-grid.module.css';

/** About those of the first viewport. */
const EAGER = 2;

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly ref: RefObject<HTMLUListElement | null>;
}

export const ProductGrid = memo(function ProductGrid({ products, ref }: ProductGridProps) {
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
