import { Skeleton } from '../../ui/skeleton';
import { SKELETON_COUNTS, skeletonKeys } from '../../ui/skeleton-counts';
import css from './product-page-skeleton.module.css';

export function ProductPageSkeleton() {
  return (
    <div className={css['page']} role="status" aria-label="Loading the floor">
      <div className={css['path']}>
        <Skeleton height={16} width="min(240px, 60%)" />
      </div>
      <GallerySkeleton />
      <div className={css['buy']}>
        <Skeleton height={64} width="90%" />
        <Skeleton height={64} width="50%" />
        <Skeleton height={80} />
        <Skeleton height={80} />
        <Skeleton height={70} />
        <Skeleton height={56} />
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
