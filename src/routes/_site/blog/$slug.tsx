import { createFileRoute } from '@tanstack/react-router';
import { excerpt, plainText } from '../../../domain/text';
import { articleJsonLd } from '../../../features/content/content-json-ld';
import { ArticlePage } from '../../../features/content/article-page';
import { contentQueries } from '../../../features/content/queries';
import { SiteMeta } from '../../../features/site/site-meta';
import { StructuredData } from '../../../ui/structured-data';

export const Route = createFileRoute('/_site/blog/$slug')({
  loader: ({ context, params }) => context.load(contentQueries.article(params.slug)),
  component: ArticleRoute,
});

function ArticleRoute() {
  const { slug } = Route.useParams();
  return (
    <ArticlePage
      slug={slug}
      renderMeta={(article) => (
        <>
          <SiteMeta
            title={article.title}
            description={excerpt(plainText(article.descriptionHtml), 160)}
            path={`/blog/${slug}`}
            type="article"
            picture={article.picture}
          />
          {import.meta.env.SSR ? <StructuredData entries={(siteUrl, shopName) => [articleJsonLd(article, siteUrl, shopName)]} /> : null}
        </>
      )}
    />
  );
}
