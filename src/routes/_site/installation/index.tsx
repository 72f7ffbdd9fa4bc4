import { createFileRoute } from '@tanstack/react-router';
import { GuideListPage } from '../../../features/content/guide-list-page';
import { contentQueries } from '../../../features/content/queries';
import { SiteMeta } from '../../../features/site/site-meta';

export const Route = createFileRoute('/_site/installation/')({
  loader: ({ context }) => context.load(contentQueries.guides()),
  component: () => (
    <>
      <SiteMeta title="Installation" path="/installation" />
      <GuideListPage />
    </>
  ),
});
