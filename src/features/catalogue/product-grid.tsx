import { Fragment, memo, Suspense, useMemo, type RefObject } from 'react';
import type { Product } from '../../domain/catalogue';
import { SectionReveal } from '../../ui/section-reveal';
import { GROUP, useFarFloors } from './far-floors';
import { GRID_SIZES } from './picture-sizes';
import { ProductCard } from './product-card';
import css from './product-grid.module.css';

/** About what the first screen shows; these load ahead of the rest. */
const EAGER = 2;
/** What the tallest phones show at once; those after it come in parts. */
export const FIRST_FLOORS = 6;
const PART = 6;

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly ref: RefObject<HTMLUListElement | null>;
}

/** Drawn anew only for other floors: an update from above would make React take over all parts at once. */
export const ProductGrid = memo(function ProductGrid({ products, ref }: ProductGridProps) {
  const groups = useMemo(() => inPieces(products, GROUP), [products]);
  const farAway = useFarFloors(ref, products.length);
  return (
    <ul role="list" className={css['grid']} ref={ref}>
      {groups.map((floors, index) => {
        const heightPx = farAway.get(index);
        return heightPx === undefined ? (
          <FloorGroup key={index} floors={floors} isFirst={index === 0} />
        ) : (
          <li key={index} aria-hidden="true" className={css['far']} style={{ height: heightPx }} />
        );
      })}
    </ul>
  );
});

const FloorGroup = memo(function FloorGroup({ floors, isFirst }: { readonly floors: readonly Product[]; readonly isFirst: boolean }) {
  return inPieces(floors, PART).map((part, index) => {
    const items = part.map((product, place) => (
      <FloorItem key={product.id} product={product} isEager={isFirst && index === 0 && place < EAGER} />
    ));
    return isFirst && index === 0 ? <Fragment key={index}>{items}</Fragment> : <Suspense key={index}>{items}</Suspense>;
  });
});

function inPieces(floors: readonly Product[], size: number): readonly (readonly Product[])[] {
  return Array.from({ length: Math.ceil(floors.length / size) }, (_, index) => floors.slice(index * size, (index + 1) * size));
}

function FloorItem({ product, isEager }: { readonly product: Product; readonly isEager: boolean }) {
  return (
    <SectionReveal as="li">
      <ProductCard product={product} sizes={GRID_SIZES} isEager={isEager} heading="h2" />
    </SectionReveal>
  );
}
