import { Skeleton } from '../../ui/skeleton';
import { SKELETON_COUNTS, skeletonKeys } from '../../ui/skeleton-counts';
import css from './card-list.module.css';

export function CardListSkeleton() {
  return (
    <div className={css['list']}>
      {skeletonKeys(SKELETON_COUNTS.contentCards).map((key) => (
        <div key={key} className={css['blank']}>
          <Skeleton aspect="4 / 3" />
          <Skeleton height={24} width="75%" />
          <Skeleton height={18} />
          <Skeleton height={18} width="60%" />
        </div>
      ))}
    </div>
  );
}
