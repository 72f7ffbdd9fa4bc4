import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ProjectToCart } from '../../features/cart/project-to-cart';
import { catalogueQueries } from '../../features/catalogue/queries';
import { SaveQuoteButton } from '../../features/quotes/save-quote-button';
import { RoomsPage } from '../../features/rooms/rooms-page';
import { Status } from '../-status';

interface RoomsSearch {
  /** A project's id. */
  readonly project?: unknown;
  /** A floor's slug. */
  readonly floor?: unknown;
}

export const Route = createFileRoute('/_site/rooms')({
  // Parsed in the component: this is in every first screen's chunk.
  validateSearch: (search): RoomsSearch => search,
  // While the screen's code loads, so the rooms are in its first frame.
  loader: () => (import.meta.env.SSR ? undefined : import('../../features/rooms/open-projects').then((part) => part.openProjects())),
  component: RoomsRoute,
});

function RoomsRoute() {
  const { project, floor } = Route.useSearch();
  return <RoomsScreen project={project} floor={floor} />;
}

interface RoomsScreenProps {
  readonly project: unknown;
  readonly floor: unknown;
}

function RoomsScreen({ project, floor }: RoomsScreenProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data, dataUpdatedAt } = useQuery(catalogueQueries.products('ALL'));
  return (
    <RoomsPage
      status={<Status placement="inline" isAnnounced={false} />}
      products={data}
      productsAt={dataUpdatedAt}
      projectId={project}
      floorSlug={floor}
      onOpen={(opened) => void navigate({ to: '/rooms', search: { project: opened }, resetScroll: false })}
      loadDetails={async (slug) => {
        const [{ product, specifications }, { withFacts }] = await Promise.all([
          queryClient.ensureQueryData(catalogueQueries.product(slug)),
          import('../../domain/read-floor-facts'),
        ]);
        return withFacts(product, specifications);
      }}
      renderCart={(purchase) => <ProjectToCart {...purchase} what="rooms" returnTo={`/rooms?project=${purchase.projectId}`} />}
      renderQuote={(source) => <SaveQuoteButton source={source} />}
    />
  );
}
