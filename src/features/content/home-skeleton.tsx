import { PageBand } from '../../ui/page-band';
import { Skeleton } from '../../ui/skeleton';
import css from './home-skeleton.module.css';

export function HomeSkeleton() {
  return (
    <div role="status" aria-label="Loading the store">
      <div className={css['hero']} />
      <PageBand spacing="wide">
        <Skeleton height={40} width="min(420px, 70%)" className={css['title']} />
        <Skeleton aspect="4 / 1" />
      </PageBand>
    </div>
  );
}
