import type { Cents } from '../money';
import { fromBase64url, toBase64url } from './base64url';
import type { Quote, QuoteLine } from './quote';
import { quoteBytes, readQuoteBytes } from './quote-bytes';

/** The format of a signature: 128 bits in base64url. */
export const SIGNATURE = /^[\w-]{22}$/;
/** In characters: no promise of 200 lines is longer. */
export const LONGEST_PROMISE = 6_000;

/**
 * The shop's promise in a quote: these boxes of these floors at these prices, until that day. Rates and delivery are those of the day of
 * payment.
 */
export type QuotePromise = Pick<Quote, 'number' | 'madeOn' | 'validUntil' | 'lines'>;

/** A promise and its signature by the shop's server, both as text; '' when unsigned. */
export interface SignedPromise {
  readonly promise: string;
  readonly signature: string;
}

/** The text of a promise that is signed. Deterministic: the same quote always has the same text. */
export function promiseText({ number, madeOn, validUntil, lines }: QuotePromise): string {
  return toBase64url(
    quoteBytes({
      number,
      madeOn,
      validUntil,
      lines,
      installationCentsPerSqft: null,
      taxPercentHundredths: 0,
      delivery: { kind: 'pickup' },
      promo: null,
    }),
  );
}

/** Reads a promise; null for a text that `promiseText` could not have written. Takes any input. */
export function readPromise(text: string): QuotePromise | null {
  const bytes = text.length > LONGEST_PROMISE ? null : fromBase64url(text);
  const reading = bytes === null ? null : readQuoteBytes(bytes);
  return reading?.kind === 'quote' && promiseText(reading.quote) === text ? reading.quote : null;
}

/** Whether a text has the format of a signature. Only the server can verify it. */
export function isSignature(text: string): boolean {
  return SIGNATURE.test(text);
}

/** The price data of a cart line. */
interface PricedLine {
  readonly productId: number;
  readonly boxes: number;
  readonly pricePerBoxCents: Cents;
  readonly sqftPerBox: number;
}

/** The promised line that covers a cart's line: the same boxes, and no more than were quoted. */
export function coveringLine(line: Omit<PricedLine, 'pricePerBoxCents'>, promised: readonly QuoteLine[]): QuoteLine | undefined {
  return promised.find(({ productId, boxes, sqftPerBox }) => {
    return productId === line.productId && line.boxes <= boxes && line.sqftPerBox === sqftPerBox;
  });
}

/**
 * The price per box (cents) of a cart's line under a promise that the shop keeps: the quoted price for up to the quoted number of the same
 * boxes, but never more than today's. A line with more boxes has today's price for all of them.
 */
export function promisedCents(line: PricedLine, promised: readonly QuoteLine[]): Cents {
  return Math.min(line.pricePerBoxCents, coveringLine(line, promised)?.pricePerBoxCents ?? line.pricePerBoxCents);
}
