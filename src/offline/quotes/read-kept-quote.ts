import type { KeptQuote } from '../../domain/quote/kept-quote';
import { quoteBytes, readQuoteBytes } from '../../domain/quote/quote-bytes';
import type { Quote } from '../../domain/quote/quote';
import { isSignature } from '../../domain/quote/signed-quote';
import { readRoom } from '../rooms-record';
import { readCartProduct } from '../cart-record';
import { isFields, listOf, textOf } from '../storage/stored-fields';

/** Stored as the bytes of its link, so that one reader checks both. */
export interface QuoteRecord extends Omit<KeptQuote, 'quote'> {
  readonly v: 1;
  readonly bytes: Uint8Array;
}

/** readKeptQuote reads it back. */
export function quoteRecord({ quote, ...rest }: KeptQuote): QuoteRecord {
  return { v: 1, ...rest, bytes: quoteBytes(quote) };
}

/** Null when it is invalid. */
export function readKeptQuote(stored: unknown): KeptQuote | null {
  if (!isFields(stored) || stored['v'] !== 1 || typeof stored['id'] !== 'string') return null;
  const quote = readStoredQuote(stored['bytes']);
  if (quote === null) return null;
  const { id, names, isMadeHere, madeAt, openedAt, orderedAt, signature } = stored;
  const told = isFields(names) ? names : {};
  return {
    id,
    quote,
    names: { customer: textOf(told['customer']), salesperson: textOf(told['salesperson']), note: textOf(told['note']) },
    floors: listOf(stored['floors'], readCartProduct),
    rooms: listOf(stored['rooms'], readRoom),
    isMadeHere: isMadeHere === true,
    madeAt: timeOf(madeAt) ?? 0,
    openedAt: timeOf(openedAt),
    orderedAt: timeOf(orderedAt),
    signature: typeof signature === 'string' && isSignature(signature) ? signature : '',
  };
}

function readStoredQuote(bytes: unknown): Quote | null {
  if (!(bytes instanceof Uint8Array)) return null;
  const reading = readQuoteBytes(bytes);
  return reading.kind === 'quote' ? reading.quote : null;
}

function timeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
