import type { Product } from '../../src/domain/catalogue';
import { findFloors } from '../../src/domain/find/find-floors';
import { NOTHING_ASKED, toggleValue, type FindState } from '../../src/domain/find/find-state';
import { indexFloors } from '../../src/domain/find/search-index';
import type { SearchIndex } from '../../src/domain/find/search-answer';
import { manySampleFloors } from '../../tests/find/sample-floors';

/** What one run in the page measures, in milliseconds of its slowed-down main thread. */
export interface FindFigures {
  readonly letter: number;
  readonly worstLetter: number;
  readonly letterByFilter: number;
  readonly facet: number;
  readonly worstFacet: number;
  readonly facetByFilter: number;
  readonly longestSlice: number;
  readonly longTasks: number;
}

const TYPED = ['light oak under $4', 'herrinbone', '20 mil walnut'];
const CHOSEN = [
  ['core', 'SPC'],
  ['tone', 'light'],
  ['sound', '55'],
  ['room', 'bathroom'],
  ['wear', '20'],
] as const;

/** The page as far as it is used here: this folder is compiled without the browser's types. */
const page = globalThis as unknown as {
  measureFind: (count: number) => Promise<FindFigures>;
  requestIdleCallback(work: (deadline: { timeRemaining(): number }) => void): void;
};

page.measureFind = async (count) => {
  const floors = manySampleFloors(count);
  const { index, longestSlice, longTasks } = await buildIdly(floors);
  const letters: number[] = [];
  const lettersByFilter: number[] = [];
  for (const text of TYPED) {
    for (let length = 1; length <= text.length; length += 1) {
      const q = text.slice(0, length);
      letters.push(timeOf(() => findFloors(floors, { ...NOTHING_ASKED, q }, index)));
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
    facets.push(timeOf(() => findFloors(floors, asked, index)));
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
    longestSlice,
    longTasks,
  };
};

/** As the page does: in idle time, one slice after the other while there is time left. */
async function buildIdly(floors: readonly Product[]): Promise<{ index: SearchIndex; longestSlice: number; longTasks: number }> {
  let longTasks = 0;
  let longestSlice = 0;
  const slices = indexFloors(floors);
  const index = await new Promise<SearchIndex>((resolve) => {
    page.requestIdleCallback(function go(deadline): void {
      const taskStart = performance.now();
      let built: SearchIndex | null = null;
      do {
        const start = performance.now();
        const step = slices.next();
        longestSlice = Math.max(longestSlice, performance.now() - start);
        if (step.done === true) built = step.value;
      } while (built === null && deadline.timeRemaining() > 10);
      if (performance.now() - taskStart > 50) longTasks += 1;
      if (built === null) page.requestIdleCallback(go);
      else resolve(built);
    });
  });
  return { index, longestSlice, longTasks };
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
