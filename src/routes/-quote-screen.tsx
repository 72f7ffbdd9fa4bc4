import { OpenQuotePage } from '../features/quotes/open-quote-page';
import { useQuoteSurroundings } from './-quote-surroundings';

export function OpenedQuote() {
  return <OpenQuotePage {...useQuoteSurroundings()} />;
}
