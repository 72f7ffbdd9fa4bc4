import { Skeleton } from '../../ui/skeleton';
import css from './product-card-skeleton.module.css';

export function ProductCardSkeleton() {
  return (
    <div className={css['card']}>
      <Skeleton className={css['picture']} />
      <div className={css['title']}>
        <Skeleton height={18} width="80%" />
      </div>
      <div className={css['foot']}>
        <Skeleton height={18} width="45%" />
      </div>
    </div>
  );
}
