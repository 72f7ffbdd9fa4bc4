import { LIST_SKELETONS } from './list-sizes';
import { ProductCardSkeleton } from './product-card-skeleton';
import css from './product-grid.module.css';

export function ProductGridSkeleton() {
  return (
    <div className={css['grid']} role="status" aria-label="Loading floors">
      {Array.from({ length: LIST_SKELETONS }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
