import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '../domain/catalogue';
import { catalogueQueries } from '../features/catalogue/queries';
import { RoomViewButton } from '../features/room-view/room-view-button';

export function Tools({ products }: { readonly products: readonly Product[] }) {
  const queryClient = useQueryClient();
  return (
    <RoomViewButton
      products={products}
      label="See floors in a room"
      loadFloors={() => queryClient.ensureQueryData(catalogueQueries.products('ALL'))}
    />
  );
}
