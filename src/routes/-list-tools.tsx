import { useQueryClient } from '@tanstack/react-query';
import type { ShownList } from '../features/catalogue/product-list-page';
import { catalogueQueries } from '../features/catalogue/queries';
import { ListControls } from '../features/find/list-controls';
import { RoomViewButton } from '../features/room-view/room-view-button';
import { ROOM_VIEW_HASH } from '../features/site/room-view-hash';
import { pagesTexts } from '../features/site/pages.texts';

export function Tools(list: ShownList) {
  const queryClient = useQueryClient();
  return (
    <>
      <ListControls {...list} />
      <RoomViewButton
        products={list.products ?? []}
        label={pagesTexts.floorsInRoom}
        isQuiet
        hash={ROOM_VIEW_HASH}
        loadFloors={() => queryClient.ensureQueryData(catalogueQueries.products('ALL'))}
      />
    </>
  );
}
