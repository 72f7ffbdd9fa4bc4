import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { Category, Product } from '../../../domain/catalogue';
import { excerpt, plainText } from '../../../domain/text';
import { breadcrumbJsonLd } from '../../../features/product/breadcrumb-json-ld';
import { productJsonLd } from '../../../features/product/product-json-ld';
import { ProductPage } from '../../../features/product/product-page';
import { catalogueQueries } from '../../../features/catalogue/queries';
import { siteQueries } from '../../../features/site/queries';
import { SiteMeta, siteTitle } from '../../../features/site/site-meta';
import { preloadChunk } from '../../../ui/load-chunk';
import { StructuredData } from '../../../ui/structured-data';
import { useIsBeginning } from '../../../ui/use-is-beginning';
import { Actions, Bar } from '../../-product-parts';

export const Route = createFileRoute('/_site/products/$slug')({
  loader: ({ context, params }) => {
    preloadChunk(() => import('../../../features/product/product-sections'));
    preloadChunk(() => import('../../-product-actions'));
    return Promise.all([context.load(catalogueQueries.product(params.slug)), context.load(catalogueQueries.categories())]);
  },
  component: ProductRoute,
});

function ProductRoute() {
  const { slug } = Route.useParams();
  const { data: settings } = useQuery(siteQueries.settings());
  const { data: categories } = useQuery(catalogueQueries.categories());
  const installationCentsPerSqft = settings?.installationCentsPerSqft ?? null;
  return (
    <ProductPage
      slug={slug}
      installationCentsPerSqft={installationCentsPerSqft}
      renderMeta={(product) => <ProductMeta product={product} category={categories?.find(({ id }) => id === product.categoryId)} />}
      renderActions={(product, choice) => <Actions product={product} choice={choice} />}
      renderBar={(product, choice) => <Bar product={product} choice={choice} installationCentsPerSqft={installationCentsPerSqft} />}
    />
  );
}

interface ProductMetaProps {
  readonly product: Product;
  readonly category: Category | undefined;
}

/** Search engines read the server's markup; in-page navigation needs the title only. */
function ProductMeta({ product, category }: ProductMetaProps) {
  if (useIsBeginning()) return <title>{siteTitle(product.title)}</title>;
  return (
    <>
      <SiteMeta
        title={product.title}
        description={excerpt(plainText(product.descriptionHtml), 160)}
        canonicalPath={`/products/${product.slug}`}
      />
      {import.meta.env.SSR ? <StructuredData entries={[productJsonLd(product), breadcrumbJsonLd(product, category)]} /> : null}
    </>
  );
}
