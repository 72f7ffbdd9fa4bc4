import { useEffect } from 'react';
import type { DayNumber } from '../../domain/day-number';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { promiseText, type SignedPromise } from '../../domain/quote/quote-promise';
import { quotes } from '../../offline/quotes/quotes';
import { useQuoteStanding, type QuoteStanding } from '../site/quote-standing';

/** What the shop says of a quote's prices, and what of it goes into the cart. A signature that the shop gives is kept with the quote. */
export function useQuotePromise(
  { id, quote, signature }: KeptQuote,
  today: DayNumber,
): { readonly promise: SignedPromise | null; readonly standing: QuoteStanding } {
  // A day's difference of time zones: the server decides.
  const isOver = today > quote.validUntil + 1;
  const promise = promiseText(quote);
  const standing = useQuoteStanding(isOver ? null : { promise, signature });
  const given = standing.kind === 'kept' ? standing.signature : signature;
  useEffect(() => {
    if (given !== signature) void quotes.change(id, { signature: given });
  }, [id, given, signature]);
  return { promise: standing.kind === 'none' || standing.kind === 'refused' ? null : { promise, signature: given }, standing };
}
