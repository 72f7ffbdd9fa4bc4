import type { Product } from '../catalogue';
import { NO_FACTS } from '../read-floor-facts';
import { byFacet, type Facet, FACETS, facetValues, type FacetValues, type SaidValues } from './facets';
import type { FindState, PriceRange } from './find-state';
import type { FoundFloor } from './found-floor';
import { type Loosening, waysToLoosen } from './loosen';
import type { SearchIndex, SearchMatches, TextMatch, Understood } from './search-matches';
import { type FloorOrder, sortFloors } from './sort-floors';
import { type EvidenceCounts, evidenceOf, roomEvidence } from './evidence';
import { understoodOf } from './understood';
import { floorPhrases, wordsOf } from './floor-phrases';
import { readTypedQuery } from './typed-query';

export interface FacetValueCount {
  readonly value: string;
  readonly label: string;
  readonly explanation: string;
  /** When this value is chosen too, or instead of the others of its facet. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** Of so many floors of the result. */
export interface ValueCount {
  readonly label: string;
  readonly count: number;
}

export interface FacetCounts {
  readonly facet: Facet;
  /** Without values that all floors of the result have: they narrow nothing. */
  readonly values: readonly FacetValueCount[];
  /** Where the maker is silent; empty for facets whose silence says nothing. */
  readonly unsaid: readonly ValueCount[];
  readonly ruledOut: readonly ValueCount[];
}

export interface Findings {
  readonly floors: readonly FoundFloor[];
  readonly count: number;
  /** The number of floors before filtering. */
  readonly total: number;
  /** A chosen value stays with count 0. */
  readonly facets: readonly FacetCounts[];
  /** Cents per square foot, with all other filters applied. */
  readonly prices: { readonly lowestCents: number; readonly highestCents: number } | null;
  /** Filled only when nothing is found. */
  readonly nearest: readonly FoundFloor[];
  /** The asked maximum, when all of the nearest cost more. */
  readonly nearestAboveCents: number | null;
  /** Null without a text. */
  readonly understood: Understood | null;
  readonly evidence: readonly EvidenceCounts[];
  readonly loosen: readonly Loosening[];
}

const MOST_NEAREST = 6;

/** Without an index (not built yet) the search is plain. */
export function findFloors(floors: readonly Product[], state: FindState, index: SearchIndex | null): Findings {
  const matches = matchesOf(floors, state, index);
  const candidates = candidatesOf(floors, matches);
  const { found, facets, prices } = countFacets(candidates, state);
  const understood = matches?.understood ?? null;
  const isEmpty = found.length === 0;
  const nearest =
    isEmpty && understood?.isNoFloor !== true && !asksOnlyForRooms(state, understood) ? nearestFloors(floors, state, matches) : [];
  const order: FloorOrder = state.sort === 'recommended' ? (understood?.order ?? state.sort) : state.sort;
  let loosen: readonly Loosening[] | undefined;
  return {
    floors: sortFloors(found, order),
    count: found.length,
    total: floors.length,
    facets,
    prices,
    nearest,
    nearestAboveCents: aboveCents(nearest, state, understood),
    understood,
    evidence: evidenceOf(floors, understood),
    // On request: it searches again for each filter, and suggestions do not show the result.
    get loosen() {
      return (loosen ??= isEmpty ? waysToLoosen(state, (looser) => countFound(floors, looser, index)) : []);
    },
  };
}

/** Then no floor is nearer than another. */
function asksOnlyForRooms({ price, chosen }: FindState, understood: Understood | null): boolean {
  if (understood === null || understood.rooms.length === 0 || understood.words.length > 0) return false;
  const isFiltered = price.fromCents !== null || price.toCents !== null || Object.keys(chosen).length > 0;
  return !isFiltered && understood.said.length === understood.rooms.length;
}

function matchesOf(floors: readonly Product[], { q }: FindState, index: SearchIndex | null): SearchMatches | null {
  return q === '' ? null : (index?.search(q) ?? findPlainly(floors, q));
}

function candidatesOf(floors: readonly Product[], matches: SearchMatches | null): readonly FoundFloor[] {
  if (matches === null) return floors.map((floor) => ({ floor, match: null }));
  return floors.flatMap((floor) => {
    const match = matches.exact.get(floor.slug);
    return match === undefined ? [] : [{ floor, match }];
  });
}

function countFound(floors: readonly Product[], state: FindState, index: SearchIndex | null): number {
  const asked = askedOf(state);
  return candidatesOf(floors, matchesOf(floors, state, index)).filter(
    ({ floor }) => isPriceIn(state.price, floor.priceCentsPerSqft) && failedOf(asked, facetValues(floor)).length === 0,
  ).length;
}

/** Cents per square foot. A floor without a price is only in the open range. */
export function isPriceIn({ fromCents, toCents }: PriceRange, cents: number | null): boolean {
  if (fromCents === null && toCents === null) return true;
  return cents !== null && cents >= (fromCents ?? 0) && cents <= (toCents ?? Number.POSITIVE_INFINITY);
}

interface AskedFacet {
  readonly facet: Facet;
  readonly chosen: readonly string[];
}

function askedOf({ chosen }: FindState): readonly AskedFacet[] {
  return FACETS.flatMap((facet) => {
    const ofFacet = chosen[facet.id];
    return ofFacet === undefined ? [] : [{ facet, chosen: ofFacet }];
  });
}

function failedOf(asked: readonly AskedFacet[], values: FacetValues): readonly AskedFacet[] {
  return asked.filter(({ facet: { id, needs }, chosen }) => {
    const has = (value: string): boolean => values[id].includes(value);
    return needs === 'one' ? !chosen.some(has) : !chosen.every(has);
  });
}

/** A floor that fails a single facet still counts for that facet's other values. */
function countFacets(candidates: readonly FoundFloor[], state: FindState) {
  const found: FoundFloor[] = [];
  const asked = askedOf(state);
  const counts = byFacet(() => new Map<string, number>());
  const count = ({ id }: Facet, values: FacetValues): void => {
    for (const value of values[id]) counts[id].set(value, (counts[id].get(value) ?? 0) + 1);
  };
  let lowestCents = Number.POSITIVE_INFINITY;
  let highestCents = 0;
  for (const candidate of candidates) {
    const values = facetValues(candidate.floor);
    const failed = failedOf(asked, values);
    const cents = candidate.floor.priceCentsPerSqft;
    if (failed.length === 0 && cents !== null) {
      lowestCents = Math.min(lowestCents, cents);
      highestCents = Math.max(highestCents, cents);
    }
    if (failed.length > 1 || !isPriceIn(state.price, cents)) continue;
    const [only] = failed;
    if (only === undefined) {
      found.push(candidate);
      for (const facet of FACETS) count(facet, values);
    } else if (only.facet.needs === 'one') count(only.facet, values);
  }
  return {
    found,
    facets: FACETS.map((facet) => facetCounts(facet, counts[facet.id], state.chosen[facet.id] ?? [], found)).filter(
      ({ values }) => values.length > 0,
    ),
    prices: highestCents === 0 ? null : { lowestCents, highestCents },
  };
}

function facetCounts(
  facet: Facet,
  counted: ReadonlyMap<string, number>,
  chosen: readonly string[],
  found: readonly FoundFloor[],
): FacetCounts {
  const counts = new Map(counted);
  for (const value of chosen) if (!counts.has(value)) counts.set(value, 0);
  const compare = facet.compare ?? ((a: string, b: string) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
  const countOf = (value: string): number => counts.get(value) ?? 0;
  // Beside chosen values of one kind, another widens the result.
  const narrows = (value: string): boolean =>
    chosen.includes(value) || (facet.needs === 'one' && chosen.length > 0) || countOf(value) < found.length;
  return {
    facet,
    values: [...counts.keys()]
      .filter(narrows)
      .sort(compare)
      .map((value) => ({
        value,
        label: facet.labelOf(value),
        explanation: facet.explanationOf(value),
        count: countOf(value),
        isChosen: chosen.includes(value),
      })),
    ...silenceOf(facet, found),
  };
}

/** What the makers of the found floors do not say of a facet's values, and what they deny. */
function silenceOf({ evidenceOf, labelOf }: Facet, found: readonly FoundFloor[]): Pick<FacetCounts, 'unsaid' | 'ruledOut'> {
  if (evidenceOf === undefined) return { unsaid: [], ruledOut: [] };
  const alike = new Map<SaidValues, number>();
  for (const { floor } of found) {
    const evidence = evidenceOf(floor.facts ?? NO_FACTS);
    alike.set(evidence, (alike.get(evidence) ?? 0) + 1);
  }
  const counted = (isCounted: (evidence: SaidValues, value: string) => boolean): readonly ValueCount[] =>
    evidenceOf(NO_FACTS)
      .unsaid.map((value) => ({
        label: labelOf(value),
        count: [...alike].reduce((sum, [evidence, count]) => sum + (isCounted(evidence, value) ? count : 0), 0),
      }))
      .filter(({ count }) => count > 0);
  return {
    unsaid: counted(({ unsaid }, value) => unsaid.includes(value)),
    ruledOut: counted(({ said, unsaid }, value) => !said.includes(value) && !unsaid.includes(value)),
  };
}

/** The floors that fail the fewest filters, and among them the nearest in price: of those that the text finds, else of all. */
function nearestFloors(floors: readonly Product[], state: FindState, matches: SearchMatches | null): readonly FoundFloor[] {
  const asked = askedOf(state);
  const near: ReadonlyMap<string, TextMatch> = matches?.near ?? new Map();
  const typed = matches?.understood.typed;
  // What the maker rules out is no offer.
  const isOpen = (floor: Product): boolean => !(matches?.understood.rooms ?? []).some((room) => roomEvidence(floor, room) === 'denied');
  const named = floors.filter((floor) => (near.size === 0 || near.has(floor.slug)) && isOpen(floor));
  return named
    .map((floor) => {
      const match = near.get(floor.slug) ?? null;
      const misses = failedOf(asked, facetValues(floor)).length + (isPriceIn(state.price, floor.priceCentsPerSqft) ? 0 : 1);
      const beyond = Math.max(typed?.dollarsBeyond(floor) ?? 0, dollarsBeyond(state.price, floor.priceCentsPerSqft));
      return { floor, match, missed: misses + (typed?.missesOf(floor) ?? 0) - (match?.score ?? 0), beyond };
    })
    .sort((a, b) => a.missed - b.missed || compareFigures(a.beyond, b.beyond))
    .slice(0, MOST_NEAREST)
    .map(({ floor, match }) => ({ floor, match }));
}

/** Infinity less Infinity is no number. */
const compareFigures = (a: number, b: number): number => (a === b ? 0 : a - b);

function dollarsBeyond({ fromCents, toCents }: PriceRange, cents: number | null): number {
  if (fromCents === null && toCents === null) return 0;
  if (cents === null) return Number.POSITIVE_INFINITY;
  return Math.max((fromCents ?? 0) - cents, cents - (toCents ?? Number.POSITIVE_INFINITY), 0) / 100;
}

function aboveCents(nearest: readonly FoundFloor[], { price }: FindState, understood: Understood | null): number | null {
  const typed = understood?.typed.mostDollars ?? null;
  const limits = [price.toCents, typed === null ? null : Math.round(typed * 100)].filter((cents) => cents !== null);
  const most = Math.min(...limits);
  const prices = nearest.flatMap(({ floor }) => floor.priceCentsPerSqft ?? []);
  const isAbove = prices.length > 0 && prices.every((cents) => cents > most);
  return limits.length > 0 && isAbove ? most : null;
}

/** Used while the index is being built. Never throws. */
export function findPlainly(floors: readonly Product[], text: string): SearchMatches {
  const typed = readTypedQuery(text);
  const exact = new Map<string, TextMatch>();
  const has = (floor: Product, word: string): boolean => searchedText(floor).includes(` ${word}`);
  if (typed.words.length + typed.eithers.length > 0 || typed.asksForFloors) {
    for (const floor of floors) {
      const isAsked =
        typed.words.every((word) => has(floor, word)) && typed.eithers.every((group) => group.some((word) => has(floor, word)));
      if (isAsked && typed.passes(floor) && !typed.notWords.some((word) => has(floor, word)))
        exact.set(floor.slug, { score: 0, titleWords: typed.words, because: null });
    }
  }
  return { exact, near: new Map(), understood: understoodOf(typed) };
}

/** Cached: until a long list's index is built, every typed letter searches it. */
const searchedTexts = new WeakMap<Product, string>();

function searchedText(floor: Product): string {
  const known = searchedTexts.get(floor);
  if (known !== undefined) return known;
  const text = ` ${[...wordsOf(floor.title), ...floorPhrases(floor).flatMap(({ words }) => words), floor.id].join(' ')}`;
  searchedTexts.set(floor, text);
  return text;
}
