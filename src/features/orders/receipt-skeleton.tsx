import { Skeleton } from '../../ui/skeleton';
import css from './receipt.module.css';
import skeletonCss from './receipt-skeleton.module.css';

export function ReceiptSkeleton() {
  return (
    <div className={css['columns']} role="status" aria-label="Loading your order...">
      <div className={skeletonCss['lines']}>
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={120} width="60%" />
      </div>
      <Skeleton height={320} className={skeletonCss['panel']} />
    </div>
  );
}
