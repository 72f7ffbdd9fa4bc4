import { useQuery } from '@tanstack/react-query';

import { errorKind } from '../../api/errors';
import type { HomeContent } from '../../domain/content';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { HomeSkeleton } from './home-skeleton';
import { contentQueries } from './queries';
import type { Elements } from '../../ui/elements';

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
