import type { Product } from '../catalogue';
import { FACETS, facetValues, valuesOf, type Facet } from './facets';
import type { FindState, PriceRange } from './find-state';
import type { FoundFloor } from './found-floor';
import { waysToLoosen, type Loosening } from './loosen';
import { findPlainly } from './plain-search';
import type { SearchMatches, SearchIndex, TextMatch } from './search-matches';
import { sortFloors } from './sort-floors';

export interface FacetValueCount {
  readonly value: string;
  readonly label: string;
  readonly explanation: string;
  /** Number of floors when this value is chosen too, or instead of the others of its facet. */
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
  /** Number of floors before filtering. */
  readonly total: number;
  /** Facets that at least one floor has a value for. A chosen value stays with count 0 when no floor has it. */
  readonly facets: readonly FacetCounts[];
  /** Lowest and highest price per square foot, in cents, with all other filters applied; null when no floor has a price. */
  readonly prices: { readonly lowestCents: number; readonly highestCents: number } | null;
  /** When nothing is found: the nearest floors, and the filters to remove, those that bring most floors first. */
  readonly nearest: readonly FoundFloor[];
  readonly loosen: readonly Loosening[];
}

const MOST_NEAREST = 6;

/**
 * Filters, searches and sorts the floors by a state, and counts the values of each facet (DESIGN.md 11). Without an index (not built yet) it
 * compares titles only.
 */
export function findFloors(floors: readonly Product[], state: FindState, index: SearchIndex | null): Findings {
  const matches = matchesOf(floors, state, index);
  const candidates = candidatesOf(floors, matches);
  const { found, facets, prices } = countFacets(candidates, state);
  const isEmpty = found.length === 0 && floors.length > 0;
  let loosen: readonly Loosening[] | undefined;
  return {
    floors: sortFloors(found, state.sort),
    count: found.length,
    total: floors.length,
    facets,
    prices,
    nearest: isEmpty ? nearestFloors(floors, state, matches?.near ?? new Map()) : [],
    // Only on request: it searches again for each filter to remove, and suggestions do not show the result.
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
  const asked = FACETS.filter(({ id }) => state.chosen[id] !== undefined);
  return candidatesOf(floors, matchesOf(floors, state, index)).filter(
    ({ floor }) =>
      isPriceIn(state.price, floor.priceCentsPerSqft) &&
      asked.every((facet) => passesFacet(facet, state.chosen[facet.id] ?? [], valuesOf(facet, floor))),
  ).length;
}

/** Whether a price in cents per square foot is in a range. A floor without a price is only in the open range. */
export function isPriceIn({ fromCents, toCents }: PriceRange, cents: number | null): boolean {
  if (fromCents === null && toCents === null) return true;
  return cents !== null && cents >= (fromCents ?? 0) && cents <= (toCents ?? Number.POSITIVE_INFINITY);
}

/** Whether a floor with these values passes the chosen values of a facet. */
export function passesFacet({ needs }: Facet, chosen: readonly string[], values: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  return needs === 'one' ? chosen.some((each) => values.includes(each)) : chosen.every((each) => values.includes(each));
}

/** One pass over the floors. A floor that fails a single facet still counts for that facet's other values. */
function countFacets(candidates: readonly FoundFloor[], state: FindState) {
  const found: FoundFloor[] = [];
  const chosen = FACETS.map(({ id }) => state.chosen[id] ?? []);
  const asked = FACETS.flatMap((facet, at) => (state.chosen[facet.id] === undefined ? [] : [{ facet, at }]));
  const counts = FACETS.map(() => new Map<string, number>());
  const count = (values: readonly (readonly string[])[], at: number): void => {
    const ofFacet = counts[at];
    for (const value of values[at] ?? []) ofFacet?.set(value, (ofFacet.get(value) ?? 0) + 1);
  };
  let lowestCents = Number.POSITIVE_INFINITY;
  let highestCents = 0;
  for (const candidate of candidates) {
    const values = facetValues(candidate.floor);
    const failed = asked.filter(({ facet, at }) => !passesFacet(facet, chosen[at] ?? [], values[at] ?? []));
    const cents = candidate.floor.priceCentsPerSqft;
    if (failed.length === 0 && cents !== null) {
      lowestCents = Math.min(lowestCents, cents);
      highestCents = Math.max(highestCents, cents);
    }
    if (failed.length > 1 || !isPriceIn(state.price, cents)) continue;
    const [only] = failed;
    if (only === undefined) {
      found.push(candidate);
      for (let at = 0; at < FACETS.length; at += 1) count(values, at);
    } else if (only.facet.needs === 'one') count(values, only.at);
  }
  return {
    found,
    facets: FACETS.map((facet, at) => facetCounts(facet, counts[at] ?? new Map(), chosen[at] ?? [])).filter(
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
  const asked = FACETS.filter(({ id }) => state.chosen[id] !== undefined);
  const misses = (floor: Product): number =>
    asked.filter((facet) => !passesFacet(facet, state.chosen[facet.id] ?? [], valuesOf(facet, floor))).length +
    (isPriceIn(state.price, floor.priceCentsPerSqft) ? 0 : 1) -
    (near.get(floor.slug)?.score ?? 0);
  const named = near.size === 0 ? floors : floors.filter(({ slug }) => near.has(slug));
  return named
    .map((floor) => ({ floor, match: near.get(floor.slug) ?? null, missed: misses(floor) }))
    .sort((a, b) => a.missed - b.missed)
    .slice(0, MOST_NEAREST)
    .map(({ floor, match }) => ({ floor, match }));
}
