import type { CartProduct } from '../cart';
import type { Room } from '../rooms/room';
import { toBase64url } from './base64url';
import type { Quote, QuoteNames } from './quote';
import { quoteBytes } from './quote-bytes';
import type { DayNumber } from '../day-number';
import { quoteNumberText, readQuoteNumber } from './quote-number';
import { quoteValidity } from './todays-quote';

/** What a device holds at most. */
export const MAX_KEPT_QUOTES = 500;

/** A quote as it lies on a device: what travels, and what stays. */
export interface KeptQuote {
  readonly id: string;
  readonly quote: Quote;
  /** Never travel. Empty in a quote that came by a link. */
  readonly names: QuoteNames;
  /** The floors as they were: their names without the catalogue. */
  readonly floors: readonly CartProduct[];
  /** The rooms it was made for; none from a cart or a floor. */
  readonly rooms: readonly Room[];
  /** False for one that came by a link. */
  readonly isMadeHere: boolean;
  /** Device clock, milliseconds since 1970. */
  readonly madeAt: number;
  /** When its link was opened on this device. */
  readonly openedAt: number | null;
  readonly orderedAt: number | null;
  /** What the shop signed its prices with; '' until then. Only the server knows whether it is right. */
  readonly signature: string;
}

export const QUOTE_STATES = ['open', 'opened', 'ordered', 'expired'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** How far a quote is, as this device knows it: what was ordered does not expire. */
export function quoteState({ quote, openedAt, orderedAt }: KeptQuote, today: DayNumber): QuoteState {
  if (orderedAt !== null) return 'ordered';
  if (quoteValidity(quote, today) === 'expired') return 'expired';
  return openedAt === null ? 'open' : 'opened';
}

/** The quotes in which every word of a search occurs: in names, note, floors or number. */
export function findQuotes(kept: readonly KeptQuote[], typed: string): readonly KeptQuote[] {
  const number = readQuoteNumber(typed);
  const words = plain(number === null ? typed : quoteNumberText(number))
    .split(' ')
    .filter((word) => word !== '');
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
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether two quotes are one: the same number with the same content. A link can claim any number. */
export function isSameQuote(one: Quote, other: Quote): boolean {
  return toBase64url(quoteBytes(one)) === toBase64url(quoteBytes(other));
}
