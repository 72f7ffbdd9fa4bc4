import type { Product } from '../catalogue';
import { roomEvidence } from './evidence';
import { facetOf } from './facets';
import { takeTopics, type Topic } from './find-topics';
import { asTyped } from './spanish-words';
import { asksForFloors, indexedWords, plainWords, tellingParts, typedWords } from './trade-words';
import { isInLimit, limitWords, type Limit, plainFigures, reasonOf, takeLimits } from './typed-limits';
import { isReduced, takeNeeds, type TypedOrder } from './typed-needs';
import { type KnownWords, withKnownSpellings } from './typed-spelling';
import { typedQueryTexts } from './typed-query.texts';
import { typedNeedsTexts } from './typed-needs.texts';

export interface TypedQuery {
  readonly words: readonly string[];
  /** Of each group a floor needs one word. */
  readonly eithers: readonly (readonly string[])[];
  /** A floor that has one of them is left out. */
  readonly notWords: readonly string[];
  /** An unknown figure never passes. */
  readonly passes: (floor: Product) => boolean;
  readonly hasLimits: boolean;
  /** Whether a text without words finds floors all the same: limits, an order, 'vinyl flooring'. */
  readonly asksForFloors: boolean;
  readonly order: TypedOrder | null;
  readonly topics: readonly Topic[];
  readonly rooms: readonly string[];
  /** Dollars per square foot; null without a limit. */
  readonly mostDollars: number | null;
  /** Limits, orders and what else was understood beside the words. */
  readonly said: readonly string[];
  /** The text without each part in turn: tried when nothing is found. */
  readonly looser: readonly { readonly part: string; readonly text: string }[];
  /** Such as 'Wear layer 20 mil'; null without a limit. */
  readonly reasonFor: (floor: Product) => string | null;
  /** How many of the limits a floor misses: a silent maker counts half. */
  readonly missesOf: (floor: Product) => number;
  /** How far its price is from the limits, in dollars. */
  readonly dollarsBeyond: (floor: Product) => number;
}

const MOST_PARTS = 4;
const VERSUS = /\bv(?:s\b\.?|ersus\b)/g;
const EITHER = /\b([a-z]{3,}(?:(?:\s+(?:or|o|u)\s+|\s*\/\s*)[a-z]{3,})+)\b/g;

/** 'walnut or hickory'. */
function takeEithers(plain: string): { readonly eithers: readonly (readonly string[])[]; readonly rest: string } {
  const eithers: (readonly string[])[] = [];
  const rest = plain.replace(EITHER, (part: string) => {
    const words = typedWords(part);
    if (words.length < 2) return part;
    eithers.push(words);
    return ' ';
  });
  return { eithers, rest };
}

/** Never throws. Figures with units, rooms, orders and denied words are read, the rest is words. `catalogue` knows the floors' own words. */
export function readTypedQuery(text: string, catalogue?: KnownWords): TypedQuery {
  const plain = plainFigures(text.slice(0, 400));
  const figures = takeLimits(withKnownSpellings(plain, catalogue));
  const topical = takeTopics(figures.rest.replace(VERSUS, 'compare or'), (word) => catalogue?.has(word) === true);
  const needs = takeNeeds(topical.rest);
  const { limits, sizes, areas } = figures;
  const { order, isOnSale, rooms } = needs;
  const isWithoutPad = needs.notWords.includes('pad');
  const notWords = needs.notWords.filter((word) => word !== 'pad');
  const { eithers, rest } = takeEithers(needs.rest);
  const telling = typedWords(rest);
  const hasLimits = limits.length > 0 || rooms.length > 0 || isOnSale || isWithoutPad;
  const isUnderstood = hasLimits || order !== null || notWords.length > 0 || topical.topics.length > 0 || areas.length > 0;
  const isForAll = asksForFloors(rest);
  // A floor may be called by a word that helps nobody to choose.
  const isOnlySmall = sizes.length === 0 && telling.length + eithers.length === 0 && !isUnderstood && !isForAll;
  const words = [...new Set([...sizes, ...(isOnlySmall ? indexedWords(rest).slice(0, 3) : telling)])];
  const parts = [...figures.parts, ...topical.parts, ...needs.parts, ...tellingParts(needs.rest)];
  const prices = limits.filter(({ measure }) => measure === 'price');
  const isBudget = prices.some(({ isBare, least }) => isBare && least === 0);
  return {
    words,
    eithers,
    notWords,
    hasLimits,
    asksForFloors: isForAll || hasLimits || order !== null || notWords.length > 0 || (areas.length > 0 && topical.topics.length === 0),
    order: order ?? (isBudget && words.length + eithers.length === 0 ? 'price-down' : null),
    topics: topical.topics,
    rooms,
    mostDollars: prices.reduce<number | null>((least, { most }) => (Number.isFinite(most) ? Math.min(least ?? most, most) : least), null),
    said: [
      ...(isWithoutPad ? [typedQueryTexts.withoutPad] : []),
      ...limits.map(limitWords),
      ...(isOnSale ? [typedQueryTexts.reduced] : []),
      ...(order === null ? [] : [typedNeedsTexts.orders[order]]),
      ...areas.map((area) => typedQueryTexts.area(asTyped(text, plainWords(text))(area))),
    ],
    // Wanted only where nothing is found.
    get looser() {
      const inWords = asTyped(text, plainWords(text));
      if (parts.length < 2) return [];
      return parts.slice(0, MOST_PARTS).map((part) => ({ part: inWords(part.trim()), text: inWords(without(plain, part)) }));
    },
    reasonFor: (floor) => {
      const reason = limits.map((limit) => reasonOf(floor, limit)).find((each) => each !== null);
      const room = rooms.find((each) => roomEvidence(floor, each) === 'said');
      return reason ?? (room === undefined ? null : typedQueryTexts.namedByMaker(facetOf('room').labelOf(room)));
    },
    passes: (floor) =>
      limits.every((limit) => isInLimit(floor, limit)) &&
      rooms.every((room) => roomEvidence(floor, room) === 'said') &&
      (!isOnSale || isReduced(floor)) &&
      (!isWithoutPad || floor.facts?.hasPad === false),
    missesOf: (floor) =>
      limits.filter((limit) => !isInLimit(floor, limit)).length +
      rooms.reduce((sum, room) => sum + { said: 0, unsaid: 0.5, denied: 1 }[roomEvidence(floor, room)], 0) +
      (isOnSale && !isReduced(floor) ? 1 : 0) +
      (isWithoutPad && floor.facts?.hasPad !== false ? 1 : 0),
    dollarsBeyond: (floor) => Math.max(0, ...prices.map((limit) => beyond(floor, limit))),
  };
}

function beyond({ priceCentsPerSqft }: Product, { least, most }: Limit): number {
  if (priceCentsPerSqft === null) return Number.POSITIVE_INFINITY;
  const dollars = priceCentsPerSqft / 100;
  return Math.max(least - dollars, dollars - most, 0);
}

/** 'washed ash' without 'ash' is 'washed'. */
function without(text: string, part: string): string {
  const words = ` ${text} `.replace(` ${part.trim()} `, ' ').trim();
  return words === text ? text.replace(part, '') : words;
}
