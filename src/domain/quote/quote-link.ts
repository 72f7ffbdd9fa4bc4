import { fromBase64url, toBase64url } from './base64url';
import type { Quote } from './quote';
import { quoteBytes, readQuoteBytes } from './quote-bytes';
import { isSignature } from './signed-quote';
import { envelopeParts, joinedParts, openEnvelope, QUOTE_FORMAT, shopMark, wholeEnvelope, type QuotePart } from './quote-envelope';

/** What a phone reads at arm's length from a tablet: QR version 14, 73 modules a side. */
export const MAX_CODE_LETTERS = 458;
const PART_BYTES = 20;
/** No link of a quote is longer. */
const LONGEST_TEXT = 20_000;
/** '%23' is the '#' that some apps encode. */
const CODE = /(?:^|[#\s]|%23)v(\d{1,4})\.([\w-]*)/i;

export type QuoteLinkReading =
  /** `signature` is '' without one. Only the shop's server can verify it. */
  | { readonly kind: 'quote'; readonly quote: Quote; readonly signature: string }
  | { readonly kind: 'part'; readonly part: QuotePart }
  | {
      readonly kind: 'foreign' | 'cut' | 'changed' | 'other-shop' | 'older-version' | 'newer-version' | 'too-many-lines' | 'impossible';
    };

/** The data is after '#', which no server receives (decision 0048). `origin` is like 'https://shop.example'. */
export function quoteLink(quote: Quote, origin: string, signature = ''): string {
  return linkOf(origin, envelopeOf(quote, origin, signature));
}

/** Several codes when one would be too dense to read. */
export function quoteCodes(quote: Quote, origin: string, signature = ''): readonly string[] {
  const mark = shopMark(origin);
  const envelope = envelopeOf(quote, origin, signature);
  const whole = linkOf(origin, envelope);
  if (whole.length <= MAX_CODE_LETTERS) return [whole];
  const letters = MAX_CODE_LETTERS - linkOf(origin, new Uint8Array()).length;
  const most = Math.max(1, Math.floor((letters * 3) / 4) - PART_BYTES);
  // Parts of equal size, so that the last code is not nearly empty.
  const each = Math.ceil(envelope.length / Math.ceil(envelope.length / most));
  return envelopeParts(mark, envelope, each).map((part) => linkOf(origin, part));
}

/** Reads any text; never throws. A link sets no price: its prices are shown beside today's. */
export function readQuoteLink(text: string, origin: string): QuoteLinkReading {
  if (text.length > LONGEST_TEXT) return { kind: 'foreign' };
  const reading = readCode(CODE.exec(text), origin);
  // Mail programs break long lines.
  return reading.kind === 'cut' && /\s/.test(text.trim()) ? readCode(CODE.exec(text.replaceAll(/\s/g, '')), origin) : reading;
}

/** Null while a part of `tag` is missing. */
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
