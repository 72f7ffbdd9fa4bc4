import { Skeleton } from '../../ui/skeleton';
import css from './product-page-skeleton.module.css';

export function ProductPageSkeleton() {
  return (
    <div className={css['page']} role="status" aria-label="Loading the floor">
      <Skeleton className={css['picture']} />
      <div className={css['buy']}>
        <Skeleton height={96} width="90%" />
        <Skeleton height={32} width="50%" />
        <Skeleton height={80} />
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={56} />
      </div>
    </div>
  );
}
