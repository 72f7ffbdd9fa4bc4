import { createFileRoute } from '@tanstack/react-router';
import { excerpt, plainText } from '../../../domain/text';
import { guideJsonLd } from '../../../features/content/content-json-ld';
import { GuidePage } from '../../../features/content/guide-page';
import { contentQueries } from '../../../features/content/queries';
import { SiteMeta } from '../../../features/site/site-meta';
import { StructuredData } from '../../../ui/structured-data';

export const Route = createFileRoute('/_site/installation/$slug')({
  loader: ({ context, params }) => context.load(contentQueries.guide(params.slug)),
  component: GuideRoute,
});

function GuideRoute() {
  const { slug } = Route.useParams();
  return (
    <GuidePage
      slug={slug}
      renderMeta={(guide) => (
        <>
          <SiteMeta
            title={guide.title}
            description={excerpt(plainText(guide.descriptionHtml), 160)}
            path={`/installation/${slug}`}
            type="article"
            picture={guide.picture}
          />
          {import.meta.env.SSR ? <StructuredData entries={(siteUrl) => [guideJsonLd(guide, siteUrl)]} /> : null}
        </>
      )}
    />
  );
}
