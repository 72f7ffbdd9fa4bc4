import { createFileRoute } from '@tanstack/react-router';
import { BlogListPage } from '../../../features/content/blog-list-page';
import { contentQueries } from '../../../features/content/queries';
import { SiteMeta } from '../../../features/site/site-meta';
import { pagesTexts } from '../../../features/site/pages.texts';

export const Route = createFileRoute('/_site/blog/')({
  loader: ({ context }) => context.load(contentQueries.articles()),
  component: () => (
    <>
      <SiteMeta title={pagesTexts.blog} path="/blog" />
      <BlogListPage />
    </>
  ),
});
