import { createFileRoute } from '@tanstack/react-router';
import type { ListSearch } from '../../../features/catalogue/list-search';
import { catalogueQueries } from '../../../features/catalogue/queries';
import { SiteMeta } from '../../../features/site/site-meta';
import { preloadChunk } from '../../../ui/load-chunk';
import { FloorList } from '../../-floor-list';
import { pagesTexts } from '../../../features/site/pages.texts';

export const Route = createFileRoute('/_site/products/')({
  // Only typed for links; `readListSearch` checks them.
  validateSearch: (address: ListSearch): ListSearch => address,
  loader: ({ context }) => {
    preloadChunk(() => import('../../-list-tools'));
    return Promise.all([context.load(catalogueQueries.categories()), context.load(catalogueQueries.products('ALL'))]);
  },
  component: ProductsRoute,
});

function ProductsRoute() {
  const search = Route.useSearch();
  return (
    <>
      <SiteMeta title={pagesTexts.products} path="/products" />
      <FloorList choice="ALL" search={search} />
    </>
  );
}
