import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ProjectToCart } from '../features/cart/project-to-cart';
import { catalogueQueries } from '../features/catalogue/queries';
import { SaveQuoteButton } from '../features/quotes/save-quote-button';
import { RoomsPage } from '../features/rooms/rooms-page';
import { Status } from './-status';

interface RoomsScreenProps {
  readonly project: unknown;
  readonly floor: unknown;
}

export function RoomsScreen({ project, floor }: RoomsScreenProps) {
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
          import('../domain/read-floor-facts'),
        ]);
        return withFacts(product, specifications);
      }}
      renderCart={(purchase) => <ProjectToCart {...purchase} what="rooms" returnTo={`/rooms?project=${purchase.projectId}`} />}
      renderQuote={(source) => <SaveQuoteButton source={source} />}
    />
  );
}
