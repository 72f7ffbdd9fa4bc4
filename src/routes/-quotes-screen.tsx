import { QuoteScreen } from '../features/quotes/quote-screen';
import { QuotesPage } from '../features/quotes/quotes-page';
import { useQuoteSurroundings } from './-quote-surroundings';
import { Status } from './-status';

export function QuotesScreen({ quoteId }: { readonly quoteId: string | undefined }) {
  if (quoteId === undefined) return <QuotesPage status={<Status placement="inline" isAnnounced={false} />} />;
  return <OneQuote quoteId={quoteId} />;
}

function OneQuote({ quoteId }: { readonly quoteId: string }) {
  return <QuoteScreen quoteId={quoteId} {...useQuoteSurroundings()} />;
}
