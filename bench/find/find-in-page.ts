/// <reference lib="dom" />
import type { Product } from '../../src/domain/catalogue';
import { NOTHING_ASKED, toggleValue, type FindState } from '../../src/domain/find/find-state';
import { LONGEST_INLINED_LIST } from '../../src/features/catalogue/list-start';
import { finderOf, type FloorFinder } from '../../src/features/find/floor-finder';
import { manySampleFloors } from '../../tests/find/sample-floors';

/** Milliseconds of the page's slowed-down main thread. */
export interface FindFigures {
  readonly letter: number;
  readonly worstLetter: number;
  readonly letterByFilter: number;
  readonly facet: number;
  readonly worstFacet: number;
  readonly facetByFilter: number;
  /** Built in idle time. */
  readonly indexMs: number;
  /** 0 when none took more than 50 ms. */
  readonly longestTask: number;
}

const TYPED = ['light oak under $4', 'herrinbone', '20 mil walnut'];
const CHOSEN = [
  ['core', 'SPC'],
  ['tone', 'light'],
  ['sound', '55'],
  ['room', 'bathroom'],
  ['wear', '20'],
] as const;

const page = globalThis as unknown as {
  measureFind: (count: number) => Promise<FindFigures>;
};

page.measureFind = async (count) => {
  const floors = manySampleFloors(count);
  const { finder, indexMs, longestTask } = await buildIndex(floors);
  const letters: number[] = [];
  const lettersByFilter: number[] = [];
  for (const text of TYPED) {
    for (let length = 1; length <= text.length; length += 1) {
      const q = text.slice(0, length);
      letters.push(timeOf(() => finder.find({ ...NOTHING_ASKED, q })));
      lettersByFilter.push(timeOf(() => floors.filter(({ title }) => title.toLowerCase().includes(q))));
      await nextTask();
    }
  }
  const facets: number[] = [];
  const facetsByFilter: number[] = [];
  let state: FindState = { ...NOTHING_ASKED, q: 'oak' };
  for (const [id, value] of CHOSEN) {
    state = toggleValue(state, id, value);
    const asked = state;
    facets.push(timeOf(() => finder.find(asked)));
    facetsByFilter.push(timeOf(() => floors.filter(({ title, facts }) => title.includes('Oak') && facts?.core === 'SPC')));
    await nextTask();
  }
  return {
    letter: median(letters),
    worstLetter: Math.max(...letters),
    letterByFilter: median(lettersByFilter),
    facet: median(facets),
    worstFacet: Math.max(...facets),
    facetByFilter: median(facetsByFilter),
    indexMs,
    longestTask,
  };
};

/** A short list's index is built with the first question. */
async function buildIndex(floors: readonly Product[]): Promise<{ finder: FloorFinder; indexMs: number; longestTask: number }> {
  const start = performance.now();
  let longestTask = 0;
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });
  const finder = finderOf(floors, () => undefined);
  await new Promise<void>((resolve) => {
    const leave = finder.subscribe(() => {
      leave();
      resolve();
    });
    if (floors.length <= LONGEST_INLINED_LIST) resolve(void finder.find({ ...NOTHING_ASKED, q: 'oak' }));
  });
  const indexMs = performance.now() - start;
  await nextTask();
  return { finder, indexMs, longestTask };
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
