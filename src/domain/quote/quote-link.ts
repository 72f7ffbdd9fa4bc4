import { fromBase64url, toBase64url } from './base64url';
import type { Quote } from './quote';
import { quoteBytes, readQuoteBytes } from './quote-bytes';
import { isSignature } from './quote-promise';
import { envelopeParts, joinedParts, openEnvelope, QUOTE_FORMAT, shopMark, wholeEnvelope, type QuotePart } from './quote-envelope';

/** Letters of a code that a phone reads at arm's length from a tablet: QR version 14, 73 modules a side. */
export const MAX_CODE_LETTERS = 458;
/** What is around the bytes of a part. */
const PART_BYTES = 20;
/** No link of a quote is longer; anything longer is not looked at. */
const LONGEST_TEXT = 20_000;
/** Also where another app has encoded the sign before it. */
const CODE = /(?:^|[#\s]|%23)v(\d{1,4})\.([\w-]*)/i;

/** What a text is that was scanned, pasted or opened. */
export type QuoteLinkReading =
  /** `signature` as text; '' without one. It says nothing until the shop's server has seen it. */
  | { readonly kind: 'quote'; readonly quote: Quote; readonly signature: string }
  /** One of several codes: keep it and ask for the others. */
  | { readonly kind: 'part'; readonly part: QuotePart }
  | {
      readonly kind: 'foreign' | 'cut' | 'changed' | 'other-shop' | 'older-version' | 'newer-version' | 'too-many-lines' | 'impossible';
    };

/** The link of a quote, whole: ids, boxes and cents after '#', which no server sees. `origin` is the shop's address, 'https://shop.example'. */
export function quoteLink(quote: Quote, origin: string, signature = ''): string {
  return linkOf(origin, envelopeOf(quote, origin, signature));
}

/** The links to be shown as QR codes: one, or several where one would be too fine to read (issue 37: 25 lines fit in one). */
export function quoteCodes(quote: Quote, origin: string, signature = ''): readonly string[] {
  const mark = shopMark(origin);
  const envelope = envelopeOf(quote, origin, signature);
  const whole = linkOf(origin, envelope);
  if (whole.length <= MAX_CODE_LETTERS) return [whole];
  const letters = MAX_CODE_LETTERS - linkOf(origin, new Uint8Array()).length;
  const most = Math.max(1, Math.floor((letters * 3) / 4) - PART_BYTES);
  // Parts of one size: no last code that is nearly empty.
  const each = Math.ceil(envelope.length / Math.ceil(envelope.length / most));
  return envelopeParts(mark, envelope, each).map((part) => linkOf(origin, part));
}

/**
 * Reads a quote's link, its part after '#', or a text with one in it, as the shop at `origin`. Takes any input; never throws.
 * A link sets no price: what it says is shown beside today's prices.
 */
export function readQuoteLink(text: string, origin: string): QuoteLinkReading {
  if (text.length > LONGEST_TEXT) return { kind: 'foreign' };
  const reading = readCode(CODE.exec(text), origin);
  // Mails break long lines.
  return reading.kind === 'cut' && /\s/.test(text.trim()) ? readCode(CODE.exec(text.replaceAll(/\s/g, '')), origin) : reading;
}

/** The quote that parts make together; null while one of them is missing. Parts of other quotes are left aside. */
export function readQuoteParts(parts: readonly QuotePart[], tag: number, origin: string): QuoteLinkReading | null {
  const envelope = joinedParts(parts.filter((part) => part.tag === tag));
  return envelope === null ? null : readEnvelope(envelope, origin);
}

function readCode(match: RegExpExecArray | null, origin: string): QuoteLinkReading {
  const [, version, code] = match ?? [];
  if (version === undefined || code === undefined) return { kind: 'foreign' };
  if (Number(version) !== QUOTE_FORMAT) return { kind: Number(version) > QUOTE_FORMAT ? 'newer-version' : 'older-version' };
  const bytes = fromBase64url(code);
  return bytes === null ? { kind: 'changed' } : readEnvelope(bytes, origin);
}

function readEnvelope(bytes: Uint8Array, origin: string): QuoteLinkReading {
  const opened = openEnvelope(bytes);
  if (opened.kind !== 'whole' && opened.kind !== 'part') return opened;
  if (opened.shopMark !== shopMark(origin)) return { kind: 'other-shop' };
  if (opened.kind === 'part') return { kind: 'part', part: opened.part };
  const reading = readQuoteBytes(opened.body);
  if (reading.kind !== 'quote') return reading;
  return { ...reading, signature: opened.signature === null ? '' : toBase64url(opened.signature) };
}

function envelopeOf(quote: Quote, origin: string, signature: string): Uint8Array {
  return wholeEnvelope(shopMark(origin), quoteBytes(quote), isSignature(signature) ? fromBase64url(signature) : null);
}

function linkOf(origin: string, bytes: Uint8Array): string {
  return `${origin}/quote#v${QUOTE_FORMAT}.${toBase64url(bytes)}`;
}
