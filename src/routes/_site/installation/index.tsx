import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { GuideListPage } from '../../../features/content/guide-list-page';
import { contentQueries } from '../../../features/content/queries';
import { siteQueries } from '../../../features/site/queries';
import { SiteMeta } from '../../../features/site/site-meta';
import { pagesTexts } from '../../../features/site/pages.texts';

export const Route = createFileRoute('/_site/installation/')({
  loader: ({ context }) => context.load(contentQueries.guides()),
  component: InstallationRoute,
});

function InstallationRoute() {
  const { data: settings } = useQuery(siteQueries.settings());
  return (
    <>
      <SiteMeta title={pagesTexts.installation} path="/installation" />
      <GuideListPage installationHtml={settings?.installationDescriptionHtml ?? ''} />
    </>
  );
}
