import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ProductListPage } from '../../../features/catalogue/product-list-page';
import { catalogueQueries } from '../../../features/catalogue/queries';
import { RoomViewButton } from '../../../features/room-view/room-view-button';
import { SiteMeta } from '../../../features/site/site-meta';

export const Route = createFileRoute('/_site/products/')({
  loader: ({ context }) => Promise.all([context.load(catalogueQueries.categories()), context.load(catalogueQueries.products('ALL'))]),
  component: ProductsRoute,
});

function ProductsRoute() {
  const queryClient = useQueryClient();
  return (
    <>
      <SiteMeta title="Products" canonicalPath="/products" />
      <ProductListPage choice="ALL" renderTools={(products) => <RoomViewButton products={products} label="See floors in a room" loadFloors={() => queryClient.ensureQueryData(catalogueQueries.products('ALL'))} />} />
    </>
  );
}
