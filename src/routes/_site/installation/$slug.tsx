import { createFileRoute } from '@tanstack/react-router';
import { excerpt, plainText } from '../../../domain/text';
import { GuidePage } from '../../../features/content/guide-page';
import { contentQueries } from '../../../features/content/queries';
import { SiteMeta } from '../../../features/site/site-meta';

export const Route = createFileRoute('/_site/installation/$slug')({
  loader: ({ context, params }) => context.load(contentQueries.guide(params.slug)),
  component: GuideRoute,
});

function GuideRoute() {
  const { slug } = Route.useParams();
  return (
    <GuidePage
      slug={slug}
      renderMeta={({ title, descriptionHtml, picture }) => (
        <SiteMeta
          title={title}
          description={excerpt(plainText(descriptionHtml), 160)}
          path={`/installation/${slug}`}
          type="article"
          picture={picture}
        />
      )}
    />
  );
}
