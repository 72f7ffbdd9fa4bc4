import { Skeleton } from './skeleton';
import css from './text-skeleton.module.css';

export function TextSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={css['page']} role="status" aria-label={label}>
      <Skeleton height={56} width="70%" />
      <Skeleton height={120} />
      <Skeleton height={200} />
      <Skeleton height={160} />
    </div>
  );
}
