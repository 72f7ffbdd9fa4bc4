import type { Cents } from '../money';
import { fromBase64url, toBase64url } from './base64url';
import type { Quote, QuoteLine } from './quote';
import { quoteBytes, readQuoteBytes } from './quote-bytes';

/** 128 bits in base64url. */
export const SIGNATURE = /^[\w-]{22}$/;
/** No text of 200 lines is longer. */
export const LONGEST_SIGNED_TEXT = 6_000;

/** Rates and delivery are those of the day of payment (decision 0051). */
export type QuotePrices = Pick<Quote, 'number' | 'madeOn' | 'validUntil' | 'lines'>;

/** `signature` is '' when unsigned. */
export interface SignedQuote {
  readonly text: string;
  readonly signature: string;
}

/** The text that is signed, so it is deterministic. */
export function signedText({ number, madeOn, validUntil, lines }: QuotePrices): string {
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

/** Null for a text that `signedText` could not have written. */
export function readSignedText(text: string): QuotePrices | null {
  const bytes = text.length > LONGEST_SIGNED_TEXT ? null : fromBase64url(text);
  const reading = bytes === null ? null : readQuoteBytes(bytes);
  return reading?.kind === 'quote' && signedText(reading.quote) === text ? reading.quote : null;
}

/** Checks the format: only the server can verify a signature. */
export function isSignature(text: string): boolean {
  return SIGNATURE.test(text);
}

interface PricedLine {
  readonly productId: number;
  readonly boxes: number;
  readonly pricePerBoxCents: Cents;
  readonly sqftPerBox: number;
}

/** It has the same boxes, and no fewer of them. */
export function coveringLine(line: Omit<PricedLine, 'pricePerBoxCents'>, quoted: readonly QuoteLine[]): QuoteLine | undefined {
  return quoted.find(({ productId, boxes, sqftPerBox }) => {
    return productId === line.productId && line.boxes <= boxes && line.sqftPerBox === sqftPerBox;
  });
}

/**
 * The quoted price for up to the quoted number of the same boxes, never more than today's. A line with more boxes has today's price for
 * all.
 */
export function quotedCents(line: PricedLine, quoted: readonly QuoteLine[]): Cents {
  return Math.min(line.pricePerBoxCents, coveringLine(line, quoted)?.pricePerBoxCents ?? line.pricePerBoxCents);
}
