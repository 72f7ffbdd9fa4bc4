import type { CartProduct } from '../cart';
import type { Room } from '../rooms/room';
import { plainTyped } from '../typed-text';
import { toBase64url } from './base64url';
import type { Quote, QuoteNames } from './quote';
import { quoteBytes } from './quote-bytes';
import type { DayNumber } from '../day-number';
import { quoteNumberText, readQuoteNumber } from './quote-number';
import { quoteValidity } from './todays-quote';

export const MAX_KEPT_QUOTES = 500;

/** What travels in links, and what stays on the device. */
export interface KeptQuote {
  readonly id: string;
  readonly quote: Quote;
  /** Empty in a quote that was opened from a link. */
  readonly names: QuoteNames;
  /** As they were on the day of the quote: their names without the catalogue. */
  readonly floors: readonly CartProduct[];
  /** Empty for a quote from a cart or a floor. */
  readonly rooms: readonly Room[];
  readonly isMadeHere: boolean;
  /** Device clock, milliseconds since 1970. */
  readonly madeAt: number;
  /** When its link was opened on this device. */
  readonly openedAt: number | null;
  readonly orderedAt: number | null;
  /** '' until signed. Only the server can verify it. */
  readonly signature: string;
}

export const QUOTE_STATES = ['open', 'opened', 'ordered', 'expired'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** An ordered quote does not expire. */
export function quoteState({ quote, openedAt, orderedAt }: KeptQuote, today: DayNumber): QuoteState {
  if (orderedAt !== null) return 'ordered';
  if (quoteValidity(quote, today) === 'expired') return 'expired';
  return openedAt === null ? 'open' : 'opened';
}

/** The quotes that contain every word of a search in names, note, floors or number. */
export function findQuotes(kept: readonly KeptQuote[], typed: string): readonly KeptQuote[] {
  const number = readQuoteNumber(typed);
  const words = plain(number === null ? typed : quoteNumberText(number)).split(' ');
  return kept.filter((each) => {
    const text = searchText(each);
    return words.every((word) => text.includes(word));
  });
}

function searchText({ quote, names, floors }: KeptQuote): string {
  return plain(
    [names.customer, names.salesperson, names.note, quoteNumberText(quote.number), ...floors.map(({ title }) => title)].join(' '),
  );
}

function plain(text: string): string {
  return plainTyped(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Equal number and content: a link can claim any number. */
export function isSameQuote(one: Quote, other: Quote): boolean {
  return toBase64url(quoteBytes(one)) === toBase64url(quoteBytes(other));
}
