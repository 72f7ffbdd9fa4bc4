import { SKELETON_COUNTS, skeletonKeys } from '../../ui/skeleton-counts';
import { ProductCardSkeleton } from './product-card-skeleton';
import css from './product-grid.module.css';

export function ProductGridSkeleton() {
  return (
    <div className={css['grid']} role="status" aria-label="Loading floors">
      {skeletonKeys(SKELETON_COUNTS.listCards).map((index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
