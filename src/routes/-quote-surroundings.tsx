import { useQuery } from '@tanstack/react-query';
import { ProjectToCart } from '../features/cart/project-to-cart';
import { catalogueQueries } from '../features/catalogue/queries';
import type { QuoteSurroundings } from '../features/quotes/quote-view';

export function useQuoteSurroundings(): QuoteSurroundings {
  const { data, dataUpdatedAt, isError, fetchStatus } = useQuery(catalogueQueries.products('ALL'));
  return {
    products: data,
    productsAt: dataUpdatedAt,
    isOffline: isError || fetchStatus === 'paused',
    renderCart: ({ quoteId, ...purchase }) => (
      <ProjectToCart {...purchase} projectId={quoteId} what="quote" returnTo={`/quotes/${quoteId}`} />
    ),
  };
}
