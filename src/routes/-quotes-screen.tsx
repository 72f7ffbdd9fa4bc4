import { useSearch } from '@tanstack/react-router';
import { QuoteScreen } from '../features/quotes/quote-view';
import { QuotesPage } from '../features/quotes/quotes-page';
import { useQuoteSurroundings } from './-quote-surroundings';
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
