import { memo, type Ref } from 'react';
import type { Product } from '../../domain/catalogue';
import { LaterPart } from '../../ui/later-part';
import { SectionReveal } from '../../ui/section-reveal';
import { GRID_SIZES } from './picture-sizes';
import { ProductCard } from './product-card';
import { ProductCardSkeleton } from './product-card-skeleton';
import css from './product-grid.module.css';

const SKELETONS = 8;
/** About what the first screen shows; these load ahead of the rest. */
const EAGER = 2;
/** What the tallest phones show at once; those after it come in groups. */
export const FIRST_FLOORS = 6;
const GROUP = 6;

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly ref: Ref<HTMLUListElement>;
}

/** Drawn anew only for other floors: an update from above would make React take over all groups at once. */
export const ProductGrid = memo(function ProductGrid({ products, ref }: ProductGridProps) {
  const groups: (readonly Product[])[] = [];
  for (let start = FIRST_FLOORS; start < products.length; start += GROUP) groups.push(products.slice(start, start + GROUP));
  return (
    <ul role="list" className={css['grid']} ref={ref}>
      {products.slice(0, FIRST_FLOORS).map((product, index) => <FloorItem key={product.id} product={product} isEager={index < EAGER} />)}
      {groups.map((group, index) => (
        <LaterPart key={index}>
          {group.map((product) => <FloorItem key={product.id} product={product} />)}
        </LaterPart>
      ))}
    </ul>
  );
});

function FloorItem({ product, isEager }: { readonly product: Product; readonly isEager?: boolean | undefined }) {
  return (
    <SectionReveal as="li">
      <ProductCard product={product} sizes={GRID_SIZES} isEager={isEager} heading="h2" />
    </SectionReveal>
  );
}

export function ProductGridSkeleton() {
  return (
    <div className={css['grid']} role="status" aria-label="Loading floors">
      {Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
    </div>
  );
}
