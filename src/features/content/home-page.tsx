import { useQuery } from '@tanstack/react-query';
import { errorKind } from '../../api/errors';
import type { HomeContent } from '../../domain/content';
import type { Elements } from '../../ui/elements';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { Skeleton } from '../../ui/skeleton';
import css from './home-page.module.css';
import { contentQueries } from './queries';
import { contentTexts } from './content.texts';

/** They belong to several features, so the route renders them. */
export function HomePage({ renderSections }: { readonly renderSections: (home: HomeContent) => Elements }) {
  const home = useQuery(contentQueries.home());
  if (home.data !== undefined) return renderSections(home.data);
  const kind = errorKind(home.error);
  if (kind === 'none') return <HomeSkeleton />;
  return (
    <PageBand isUnderHeader>
      <LoadState isPending={false} errorKind={kind} loading={null} onRetry={() => void home.refetch()} isPage />
    </PageBand>
  );
}

function HomeSkeleton() {
  return (
    <div role="status" aria-label={contentTexts.loadingStore}>
      <div className={css['hero']} />
      <PageBand spacing="wide">
        <Skeleton height={40} width="min(420px, 70%)" className={css['title']} />
        <Skeleton aspect="4 / 1" />
      </PageBand>
    </div>
  );
}
