import { createFileRoute } from '@tanstack/react-router';
import { ProductListPage } from '../../../features/catalogue/product-list-page';
import { catalogueQueries } from '../../../features/catalogue/queries';
import { SiteMeta } from '../../../features/site/site-meta';
import { preloadChunk } from '../../../ui/load-chunk';
import { Tools } from '../../-list-parts';

export const Route = createFileRoute('/_site/products/')({
  loader: ({ context }) => {
    preloadChunk(() => import('../../-list-tools'));
    return Promise.all([context.load(catalogueQueries.categories()), context.load(catalogueQueries.products('ALL'))]);
  },
  component: ProductsRoute,
});

function ProductsRoute() {
  return (
    <>
      <SiteMeta title="Products" canonicalPath="/products" />
      <ProductListPage choice="ALL" renderTools={(products) => <Tools products={products} />} />
    </>
  );
}
