import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { withFacts } from '../../domain/read-floor-facts';
import { ProjectToCart } from '../../features/cart/project-to-cart';
import { catalogueQueries } from '../../features/catalogue/queries';
import { RoomsPage } from '../../features/rooms/rooms-page';
import { Status } from '../-status';

interface RoomsSearch {
  /** The id of a project on this device. */
  readonly project?: string;
  /** The slug of the floor that a shopper comes from. */
  readonly floor?: string;
}

function roomsSearch({ project, floor }: Readonly<Record<string, unknown>>): RoomsSearch {
  return { ...(typeof project === 'string' ? { project } : {}), ...(typeof floor === 'string' ? { floor } : {}) };
}

export const Route = createFileRoute('/_site/rooms')({ validateSearch: roomsSearch, component: RoomsRoute });

function RoomsRoute() {
  const { project, floor } = Route.useSearch();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { data, dataUpdatedAt } = useQuery(catalogueQueries.products('ALL'));
  return (
    <RoomsPage
      status={<Status placement="inline" isAnnounced={false} />}
      products={data}
      productsAt={dataUpdatedAt}
      projectId={project}
      floorSlug={floor}
      onOpen={(opened) => void navigate({ search: { project: opened }, resetScroll: false })}
      loadDetails={async (slug) => {
        const { product, specifications } = await queryClient.ensureQueryData(catalogueQueries.product(slug));
        return withFacts(product, specifications);
      }}
      renderCart={(purchase) => <ProjectToCart {...purchase} />}
    />
  );
}
