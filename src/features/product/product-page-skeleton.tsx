import { Skeleton } from '../../ui/skeleton';
import { SKELETON_COUNTS, skeletonKeys } from '../../ui/skeleton-counts';
import css from './product-page-skeleton.module.css';
import { productTexts } from './product.texts';

export function ProductPageSkeleton() {
  return (
    <div className={css['page']} role="status" aria-label={productTexts.loading}>
      <div className={css['path']}>
        <Skeleton height={16} width="min(240px, 60%)" />
      </div>
      <GallerySkeleton />
      <div className={css['buy']}>
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={320} />
      </div>
    </div>
  );
}

export function GallerySkeleton() {
  return (
    <div className={css['gallery']}>
      <Skeleton className={css['picture']} />
      <div className={css['thumbnails']}>
        {skeletonKeys(SKELETON_COUNTS.thumbnails).map((key) => (
          <Skeleton key={key} aspect="176 / 128" />
        ))}
      </div>
    </div>
  );
}
