import { dayText } from '../../domain/day-number';
import { quoteNumberText } from '../../domain/quote/quote-number';
import { readPromise, type SignedPromise } from '../../domain/quote/quote-promise';
import type { QuoteLine } from '../../domain/quote/quote';
import { useQuoteStanding } from '../site/quote-standing';

/** What counts of the quote that a cart came from. */
export interface QuotedPrices {
  /** Lines whose prices the shop keeps; none where today's prices count. */
  readonly lines: readonly QuoteLine[];
  /** To be sent with the payment; null where today's prices count. */
  readonly signed: SignedPromise | null;
  /** The shop is being asked. */
  readonly isAsking: boolean;
  /** What the shopper has to know before paying; null without a quote. */
  readonly words: string | null;
}

/** The prices of a cart's quote, once the shop has said that it keeps them. */
export function useQuotedPrices(signed: SignedPromise | null): QuotedPrices {
  const standing = useQuoteStanding(signed);
  const promise = signed === null ? null : readPromise(signed.promise);
  const todays: QuotedPrices = { lines: [], signed: null, isAsking: false, words: null };
  if (signed === null || promise === null) return todays;
  const name = `Quote ${quoteNumberText(promise.number)}`;
  switch (standing.kind) {
    case 'none':
      return todays;
    case 'kept':
      return {
        ...todays,
        lines: promise.lines,
        signed: { ...signed, signature: standing.signature },
        words: `${name}: quoted prices count until ${dayText(promise.validUntil)}, for up to the quoted boxes of a floor. Where today’s price is lower, you pay that.`,
      };
    case 'refused':
      return { ...todays, words: `${name}: today’s prices count. ${standing.words}` };
    case 'unknown':
      return {
        ...todays,
        isAsking: standing.isAsking,
        words: standing.isAsking
          ? `${name}: its prices are being checked…`
          : `${name}: its prices could not be checked, so today’s prices count. Connect to the internet and open the cart again.`,
      };
  }
}
