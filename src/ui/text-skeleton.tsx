import { classNames } from './class-names';
import { Skeleton } from './skeleton';
import css from './text-skeleton.module.css';

interface TextSkeletonProps {
  readonly label: string;
  readonly picture?: 'none' | 'wide' | 'full';
}

export function TextSkeleton({ label, picture = 'none' }: TextSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      {picture === 'none' ? null : <Skeleton className={classNames(css['picture'], css[picture])} />}
      <div className={css['text']}>
        <Skeleton height={56} width="70%" />
        <Skeleton height={104} />
        <Skeleton height={182} />
        <Skeleton height={156} />
      </div>
    </div>
  );
}
