import { createFileRoute } from '@tanstack/react-router';
import { BlogListPage } from '../../../features/content/blog-list-page';
import { contentQueries } from '../../../features/content/queries';
import { SiteMeta } from '../../../features/site/site-meta';

export const Route = createFileRoute('/_site/blog/')({
  loader: ({ context }) => context.load(contentQueries.articles()),
  component: () => (
    <>
      <SiteMeta title="Blog" path="/blog" />
      <BlogListPage />
    </>
  ),
});
