import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { Category, Product } from '../../../domain/catalogue';
import { excerpt, plainText } from '../../../domain/text';
import { AddToCart } from '../../../features/cart/add-to-cart';
import { AddToCartBar } from '../../../features/cart/add-to-cart-bar';
import { breadcrumbJsonLd } from '../../../features/catalogue/breadcrumb-json-ld';
import { productJsonLd } from '../../../features/catalogue/product-json-ld';
import { ProductPage } from '../../../features/catalogue/product-page';
import { catalogueQueries } from '../../../features/catalogue/queries';
import { RoomViewButton } from '../../../features/room-view/room-view-button';
import { siteQueries } from '../../../features/site/queries';
import { SiteMeta } from '../../../features/site/site-meta';
import { useIsBeginning } from '../../../ui/use-is-beginning';

export const Route = createFileRoute('/_site/products/$slug')({
  loader: ({ context, params }) =>
    Promise.all([context.load(catalogueQueries.product(params.slug)), context.load(catalogueQueries.categories())]),
  component: ProductRoute,
});

function ProductRoute() {
  const { slug } = Route.useParams();
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(siteQueries.settings());
  const { data: categories } = useQuery(catalogueQueries.categories());
  return (
    <ProductPage
      slug={slug}
      installationCentsPerSqft={settings?.installationCentsPerSqft ?? null}
      renderMeta={(product) => <ProductMeta product={product} category={categories?.find(({ id }) => id === product.categoryId)} />}
      renderActions={(product, choice) => (
        <>
          <AddToCart product={product} {...choice} />
          <RoomViewButton products={[product]} label="See it in a room" isWide loadFloors={() => queryClient.ensureQueryData(catalogueQueries.products('ALL'))} />
        </>
      )}
      renderBar={(product, choice) => <AddToCartBar product={product} {...choice} />}
    />
  );
}

interface ProductMetaProps {
  readonly product: Product;
  readonly category: Category | undefined;
}

/** Search engines read what the server wrote: who goes from screen to screen waits for none of it but the title. */
function ProductMeta({ product, category }: ProductMetaProps) {
  const isBeginning = useIsBeginning();
  const path = { canonicalPath: `/products/${product.slug}` };
  return isBeginning ? (
    <SiteMeta title={product.title} {...path} />
  ) : (
    <SiteMeta
      title={product.title}
      description={excerpt(plainText(product.descriptionHtml), 160)}
      {...path}
      jsonLd={[productJsonLd(product), breadcrumbJsonLd(product, category)]}
    />
  );
}
