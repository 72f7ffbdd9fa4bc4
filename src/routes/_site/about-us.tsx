import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../features/content/about-page';
import { contentQueries } from '../../features/content/queries';
import { SiteMeta } from '../../features/site/site-meta';

export const Route = createFileRoute('/_site/about-us')({
  loader: ({ context }) => context.load(contentQueries.about()),
  component: () => (
    <AboutPage renderMeta={({ bannerSubTitle }) => <SiteMeta title="About us" description={bannerSubTitle} canonicalPath="/about-us" />} />
  ),
});
