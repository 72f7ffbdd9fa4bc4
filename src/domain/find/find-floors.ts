import type { Product } from '../catalogue';
import { byFacet, type Facet, FACETS, facetValues, type FacetValues } from './facets';
import type { FindSort, FindState, PriceRange } from './find-state';
import type { FoundFloor } from './found-floor';
import { type Loosening, waysToLoosen } from './loosen';
import type { SearchIndex, SearchMatches, TextMatch } from './search-matches';
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

export interface FacetCounts {
  readonly facet: Facet;
  readonly values: readonly FacetValueCount[];
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
  readonly loosen: readonly Loosening[];
}

const MOST_NEAREST = 6;

/** Without an index (not built yet) the search is plain. */
export function findFloors(floors: readonly Product[], state: FindState, index: SearchIndex | null): Findings {
  const matches = matchesOf(floors, state, index);
  const candidates = candidatesOf(floors, matches);
  const { found, facets, prices } = countFacets(candidates, state);
  const isEmpty = found.length === 0;
  let loosen: readonly Loosening[] | undefined;
  return {
    floors: sortFloors(found, state.sort),
    count: found.length,
    total: floors.length,
    facets,
    prices,
    nearest: isEmpty ? nearestFloors(floors, state, matches?.near ?? new Map()) : [],
    // On request: it searches again for each filter, and suggestions do not show the result.
    get loosen() {
      return (loosen ??= isEmpty ? waysToLoosen(state, (looser) => countFound(floors, looser, index)) : []);
    },
  };
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
    facets: FACETS.map((facet) => facetCounts(facet, counts[facet.id], state.chosen[facet.id] ?? [])).filter(
      ({ values }) => values.length > 0,
    ),
    prices: highestCents === 0 ? null : { lowestCents, highestCents },
  };
}

function facetCounts(facet: Facet, counted: ReadonlyMap<string, number>, chosen: readonly string[]): FacetCounts {
  const counts = new Map(counted);
  for (const value of chosen) if (!counts.has(value)) counts.set(value, 0);
  const compare = facet.compare ?? ((a: string, b: string) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
  return {
    facet,
    values: [...counts.keys()].sort(compare).map((value) => ({
      value,
      label: facet.labelOf(value),
      explanation: facet.explanationOf(value),
      count: counts.get(value) ?? 0,
      isChosen: chosen.includes(value),
    })),
  };
}

/** The floors that fail the fewest filters: of those that the text finds, else of all. */
function nearestFloors(floors: readonly Product[], state: FindState, near: ReadonlyMap<string, TextMatch>): readonly FoundFloor[] {
  const asked = askedOf(state);
  const named = near.size === 0 ? floors : floors.filter(({ slug }) => near.has(slug));
  return named
    .map((floor) => {
      const match = near.get(floor.slug) ?? null;
      const misses = failedOf(asked, facetValues(floor)).length + (isPriceIn(state.price, floor.priceCentsPerSqft) ? 0 : 1);
      return { floor, match, missed: misses - (match?.score ?? 0) };
    })
    .sort((a, b) => a.missed - b.missed)
    .slice(0, MOST_NEAREST)
    .map(({ floor, match }) => ({ floor, match }));
}

/** Used while the index is being built. Never throws. */
export function findPlainly(floors: readonly Product[], text: string): SearchMatches {
  const typed = readTypedQuery(text);
  const exact = new Map<string, TextMatch>();
  if (typed.words.length === 0 && !typed.hasLimits) return { exact, near: new Map() };
  for (const floor of floors) {
    if (typed.passes(floor) && typed.words.every((word) => searchedText(floor).includes(` ${word}`)))
      exact.set(floor.slug, { score: 0, titleWords: typed.words, because: null });
  }
  return { exact, near: new Map() };
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

type Measure = (floor: Product) => number | null;

/** 1 puts the lowest first, -1 the highest. */
const MEASURES: Readonly<Record<Exclude<FindSort, 'recommended' | 'name'>, readonly [Measure, 1 | -1]>> = {
  'price-up': [(floor) => floor.priceCentsPerSqft, 1],
  'price-down': [(floor) => floor.priceCentsPerSqft, -1],
  wear: [(floor) => floor.facts?.wearLayerMil ?? null, -1],
  quiet: [(floor) => floor.facts?.iic ?? null, -1],
};

/** Floors without the figure come last. Recommended: best match, else the list's own order. */
export function sortFloors(found: readonly FoundFloor[], sort: FindSort): readonly FoundFloor[] {
  if (sort === 'recommended') return [...found].sort((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0));
  if (sort === 'name') return [...found].sort((a, b) => compareNames(a.floor.title, b.floor.title));
  const [measure, sign] = MEASURES[sort];
  return [...found].sort((a, b) => {
    const [left, right] = [measure(a.floor), measure(b.floor)];
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
    return (left - right) * sign;
  });
}

/** Not localeCompare: its first use blocks a phone. Titles are English. */
function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left === right ? 0 : left < right ? -1 : 1;
}
