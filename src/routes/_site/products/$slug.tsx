import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { Category, ProductDetails } from '../../../domain/catalogue';
import type { Picture } from '../../../domain/picture';
import { excerpt, plainText } from '../../../domain/text';
import { catalogueQueries } from '../../../features/catalogue/queries';
import { breadcrumbJsonLd, productJsonLd } from '../../../features/product/product-json-ld';
import { ProductPage } from '../../../features/product/product-page';
import { SiteMeta } from '../../../features/site/site-meta';
import { lazyPart } from '../../../ui/lazy-part';
import { preloadChunk } from '../../../ui/load-chunk';
import { titleWithShop, useShopName, useShopSettings } from '../../../ui/shop-name';
import { StructuredData } from '../../../ui/structured-data';
import { useIsBeginning } from '../../../ui/use-is-hydrated';

export const Route = createFileRoute('/_site/products/$slug')({
  loader: ({ context, params }) => {
    preloadChunk(() => import('../../../features/product/product-sections'));
    preloadChunk(() => import('../../-product-actions'));
    return Promise.all([context.load(catalogueQueries.product(params.slug)), context.load(catalogueQueries.categories())]);
  },
  component: ProductRoute,
});

const parts = () => import('../../-product-actions');

const Actions = lazyPart(parts, (code) => code.Actions);
const More = lazyPart(parts, (code) => code.More);
const Bar = lazyPart(parts, (code) => code.Bar);

function ProductRoute() {
  const { slug } = Route.useParams();
  const { data: categories } = useQuery(catalogueQueries.categories());
  const installationCentsPerSqft = useShopSettings()?.installationCentsPerSqft ?? null;
  return (
    <ProductPage
      slug={slug}
      installationCentsPerSqft={installationCentsPerSqft}
      renderMeta={(details) => <ProductMeta details={details} category={categories?.find(({ id }) => id === details.product.categoryId)} />}
      renderActions={(product, choice) => <Actions product={product} choice={choice} />}
      renderMore={(product) => <More product={product} />}
      renderBar={(product, choice) => <Bar product={product} choice={choice} installationCentsPerSqft={installationCentsPerSqft} />}
    />
  );
}

interface ProductMetaProps {
  readonly details: ProductDetails;
  readonly category: Category | undefined;
}

/** Search engines read the server's markup; in-page navigation needs the title only. */
function ProductMeta({ details, category }: ProductMetaProps) {
  const { product } = details;
  const shopName = useShopName();
  const refusesBeyondStock = useShopSettings()?.refusesBeyondStock === true;
  if (useIsBeginning()) return <title>{titleWithShop(product.title, shopName)}</title>;
  return (
    <>
      <SiteMeta
        title={product.title}
        description={excerpt(plainText(product.descriptionHtml), 160)}
        path={`/products/${product.slug}`}
        type="product"
        priceCents={product.pricePerBoxCents}
        picture={import.meta.env.SSR ? inRoom(details) : undefined}
      />
      {import.meta.env.SSR ? (
        <StructuredData
          entries={(siteUrl, shopName) => [
            productJsonLd(details, category, siteUrl, { shopName, refusesBeyondStock }),
            breadcrumbJsonLd(product, category, siteUrl),
          ]}
        />
      ) : null}
    </>
  );
}

/** A room shows a floor better than a plank does. */
function inRoom({ product, media }: ProductDetails): Picture {
  const pictures = media.flatMap((each) => (each.type === 'image' ? [each.picture] : []));
  return pictures.find(({ src }) => src.includes('-room-')) ?? product.picture;
}
