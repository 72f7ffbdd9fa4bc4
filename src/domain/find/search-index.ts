import MiniSearch from 'minisearch';
import type { Product } from '../catalogue';
import type { SearchIndex, TextMatch } from './search-answer';

/** Floors indexed between two pauses: some milliseconds on a slow phone. */
const FLOORS_PER_SLICE = 50;

/** Builds the index; each `next()` is one short slice. The page calls it in idle time, a test in one go. */
export function* indexFloors(floors: readonly Product[]): Generator<undefined, SearchIndex> {
  const engine = new MiniSearch<{ id: number; title: string; about: string }>({
    fields: ['title', 'about'],
    searchOptions: { boost: { title: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  for (const [at, floor] of floors.entries()) {
    const { look, core, tone } = floor.facts ?? {};
    engine.add({ id: at, title: floor.title, about: [look, core, tone, floor.id].join(' ') });
    if (at % FLOORS_PER_SLICE === FLOORS_PER_SLICE - 1) yield;
  }
  return {
    search: (text) => {
      const hits = engine.search(text);
      const best = hits[0]?.score ?? 1;
      const exact = new Map<string, TextMatch>();
      for (const { id, score, terms } of hits) {
        const slug = floors[Number(id)]?.slug;
        if (slug !== undefined) exact.set(slug, { score: score / best, titleWords: terms, because: null });
      }
      return { exact, near: new Map() };
    },
  };
}

/** Builds the whole index at once, for short lists, servers and tests. */
export function indexAtOnce(floors: readonly Product[]): SearchIndex {
  const building = indexFloors(floors);
  for (;;) {
    const step = building.next();
    if (step.done === true) return step.value;
  }
}
