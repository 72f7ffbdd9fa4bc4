import { createFileRoute } from '@tanstack/react-router';
import { readListSearch } from '../../../features/catalogue/list-search';
import { ProductListPage } from '../../../features/catalogue/product-list-page';
import { catalogueQueries } from '../../../features/catalogue/queries';
import { SiteMeta } from '../../../features/site/site-meta';
import { preloadChunk } from '../../../ui/load-chunk';
import { Tools } from '../../-list-parts';

export const Route = createFileRoute('/_site/products/')({
  validateSearch: readListSearch,
  loader: ({ context }) => {
    preloadChunk(() => import('../../-list-tools'));
    return Promise.all([context.load(catalogueQueries.categories()), context.load(catalogueQueries.products('ALL'))]);
  },
  component: ProductsRoute,
});

function ProductsRoute() {
  const { page = 1 } = Route.useSearch();
  return (
    <>
      <SiteMeta title="Products" path="/products" />
      <ProductListPage choice="ALL" page={page} renderTools={(list) => <Tools {...list} />} />
    </>
  );
}
