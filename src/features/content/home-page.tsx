import type { ReactNode } from 'react';
import { errorKind } from '../../api/error-kind';
import type { HomeContent } from '../../domain/content';
import { laterCode } from '../../ui/later-code';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { useReply } from '../first-screen/use-reply';
import { contentQueries } from './queries';

const HomeSkeleton = laterCode(
  () => import('./later-home-skeleton'),
  (code) => code.HomeSkeleton,
);

/** The sections come from more than one feature: the route lays them out. */
export function HomePage({ renderSections }: { readonly renderSections: (home: HomeContent) => ReactNode }) {
  const home = useReply(contentQueries.home());
  if (home.data !== undefined) return renderSections(home.data);
  const kind = errorKind(home.error);
  if (kind === 'none') return <HomeSkeleton />;
  return (
    <PageBand isUnderHeader>
      <LoadState isPending={false} errorKind={kind} loading={null} onRetry={() => void home.refetch()} isPage />
    </PageBand>
  );
}
