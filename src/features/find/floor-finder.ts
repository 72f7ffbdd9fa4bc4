import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Product, SpecificationGroup } from '../../domain/catalogue';
import { findFloors, type Findings } from '../../domain/find/find-floors';
import { readFindParameters } from '../../domain/find/find-parameters';
import { findSearch, type FindState, readFindState } from '../../domain/find/find-state';
import { indexAtOnce, indexFloors } from '../../domain/find/search-index';
import type { SearchIndex } from '../../domain/find/search-matches';
import { withFacts } from '../../domain/read-floor-facts';
import { type ListStart, LONGEST_INLINED_LIST, PRODUCTS_PER_PAGE } from '../catalogue/list-start';
import { catalogueQueries } from '../catalogue/queries';
import { spokenLanguage } from '../../domain/languages';

export interface FloorFinder {
  readonly find: (state: FindState) => Findings;
  /** A long list's index is built in idle time; until then the search compares titles only. */
  readonly isIndexed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

type SpecificationsOf = (slug: string) => readonly SpecificationGroup[] | undefined;

const MOST_CACHED = 4;
/** Idle time that one slice of the index needs on a slow phone. */
const LEFT_FREE_MS = 10;

const finders = new WeakMap<readonly Product[], FloorFinder>();

export function finderOf(floors: readonly Product[], specificationsOf: SpecificationsOf): FloorFinder {
  const known = finders.get(floors);
  if (known !== undefined) return known;
  const finder = createFinder(floors, specificationsOf);
  finders.set(floors, finder);
  return finder;
}

function createFinder(listed: readonly Product[], specificationsOf: SpecificationsOf): FloorFinder {
  // Another back end's lists may have few fields; the device's saved details add the others.
  const floors = listed.map((floor) => withFacts(floor, specificationsOf(floor.slug)));
  const listeners = new Set<() => void>();
  let index: SearchIndex | null = null;
  let isBuilding = false;
  let slices: ReturnType<typeof indexFloors> | null = null;
  /** Of the list, its filters and the search box. */
  const cache = new Map<string, Findings>();

  const build = (): void => {
    if (isBuilding || index !== null || typeof window === 'undefined') return;
    isBuilding = true;
    slices ??= indexFloors(floors, specificationsOf);
    whenIdle(buildSlices);
  };
  /** Pauses while no component uses the finder, and continues later. */
  const buildSlices = (deadline?: IdleDeadline): void => {
    isBuilding = listeners.size > 0;
    if (!isBuilding || slices === null) return;
    let step: ReturnType<typeof slices.next>;
    do step = slices.next();
    while (step.done !== true && (deadline?.timeRemaining() ?? 0) > LEFT_FREE_MS);
    if (step.done !== true) return whenIdle(buildSlices);
    index = step.value;
    cache.clear();
    for (const listener of [...listeners]) listener();
  };

  return {
    find(state) {
      // A short list at once, so that the server's document and the page show the same floors.
      if (state.q !== '' && index === null && floors.length <= LONGEST_INLINED_LIST) index = indexAtOnce(floors, specificationsOf);
      // Findings hold texts, and the server keeps the finder of a list for all languages.
      const key = `${spokenLanguage()} ${JSON.stringify(findSearch(state))}`;
      const known = cache.get(key);
      if (known !== undefined) return known;
      const findings = findFloors(floors, state, index);
      cache.set(key, findings);
      for (const oldest of [...cache.keys()].slice(0, -MOST_CACHED)) cache.delete(oldest);
      return findings;
    },
    isIndexed: () => index !== null,
    subscribe(listener) {
      listeners.add(listener);
      if (floors.length > LONGEST_INLINED_LIST) build();
      return () => listeners.delete(listener);
    },
  };
}

function whenIdle(work: (deadline?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work);
}

/** Recomputed once the index is built. Equal states get the same object. */
export function useFindings(floors: readonly Product[], state: FindState): Findings {
  const queryClient = useQueryClient();
  const finder = finderOf(floors, (slug) => queryClient.getQueryData(catalogueQueries.product(slug).queryKey)?.specifications);
  useSyncExternalStore(finder.subscribe, finder.isIndexed, finder.isIndexed);
  return finder.find(state);
}

/** Null when the address has no filter. */
export function foundStart(products: readonly Product[], search: Readonly<Record<string, unknown>>): ListStart | null {
  const asked = readFindParameters(search);
  if (Object.keys(asked).length === 0) return null;
  const { floors, count } = finderOf(products, () => undefined).find(readFindState(asked));
  return { products: floors.slice(0, PRODUCTS_PER_PAGE).map(({ floor }) => floor), count: products.length, foundCount: count };
}
