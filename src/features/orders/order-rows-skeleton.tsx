import { Skeleton } from '../../ui/skeleton';
import { SKELETON_COUNTS, skeletonKeys } from '../../ui/skeleton-counts';
import css from './order-row.module.css';

export function OrderRowsSkeleton() {
  return (
    <div role="status" aria-label="Loading your orders...">
      {skeletonKeys(SKELETON_COUNTS.orderRows).map((row) => (
        <div key={row} className={css['row']}>
          <span className={css['pictures']}>
            <Skeleton className={css['picture']} />
          </span>
          <div className={css['words']}>
            <Skeleton height={26} width="180px" />
            <Skeleton height={20} width="70%" />
            <Skeleton height={16} width="50%" />
          </div>
          <Skeleton height={24} width="88px" />
        </div>
      ))}
    </div>
  );
}
