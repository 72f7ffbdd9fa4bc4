import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '../domain/catalogue';
import { formatCount } from '../domain/number-text';
import { catalogueQueries } from '../features/catalogue/queries';
import { RoomViewButton } from '../features/room-view/room-view-button';

interface ToolsProps {
  readonly products: readonly Product[];
  /** Length of the whole list. */
  readonly count: number;
}

export function Tools({ products, count }: ToolsProps) {
  const queryClient = useQueryClient();
  return (
    <>
      <p role="status">{`${formatCount(count)} ${count === 1 ? 'floor' : 'floors'}`}</p>
      <RoomViewButton
        products={products}
        label="See floors in a room"
        loadFloors={() => queryClient.ensureQueryData(catalogueQueries.products('ALL'))}
      />
    </>
  );
}
