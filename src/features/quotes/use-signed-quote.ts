import { useEffect, useState } from 'react';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { signedText, type SignedQuote } from '../../domain/quote/signed-quote';
import { quotes } from '../../offline/quotes';
import { type QuoteStanding, useQuoteStanding } from '../site/quote-standing';

/** The server's clock decides whether it has expired. `ofLink` is the signature of the link it was opened from, '' without one. */
export function useSignedQuote(
  { id, quote, signature }: KeptQuote,
  ofLink: string,
): { readonly signedQuote: SignedQuote | null; readonly standing: QuoteStanding } {
  const [first] = useState(signature);
  // The saved signature may come from a forged link: a link is checked with its own, until the shop has given one.
  const asked = ofLink !== '' && signature === first ? ofLink : signature;
  const text = signedText(quote);
  const standing = useQuoteStanding({ text, signature: asked });
  const given = standing.kind === 'kept' ? standing.signature : null;
  useEffect(() => {
    if (given !== null && given !== signature) void quotes.change(id, { signature: given });
  }, [id, given, signature]);
  return { signedQuote: standing.kind === 'none' || standing.kind === 'refused' ? null : { text, signature: given ?? asked }, standing };
}
