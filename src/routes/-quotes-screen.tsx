import { useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { ProjectToCart } from '../features/cart/project-to-cart';
import { catalogueQueries } from '../features/catalogue/queries';
import { OpenQuotePage } from '../features/quotes/open-quote-page';
import { QuoteScreen, type QuoteSurroundings } from '../features/quotes/quote-view';
import { QuotesPage } from '../features/quotes/quotes-page';
import { Status } from './-status';

export function QuotesScreen({ quoteId }: { readonly quoteId: string | undefined }) {
  // Scanned or typed on another screen.
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  if (quoteId === undefined) {
    return <QuotesPage status={<Status placement="inline" isAnnounced={false} />} asked={typeof q === 'string' ? q : ''} />;
  }
  return <OneQuote quoteId={quoteId} />;
}

function OneQuote({ quoteId }: { readonly quoteId: string }) {
  return <QuoteScreen quoteId={quoteId} {...useQuoteSurroundings()} />;
}

export function OpenedQuote() {
  return <OpenQuotePage {...useQuoteSurroundings()} />;
}

function useQuoteSurroundings(): QuoteSurroundings {
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
