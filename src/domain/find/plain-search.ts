import type { Product } from '../catalogue';
import type { SearchAnswer, TextMatch } from './search-answer';

/** Floors whose title, look or core has every typed word: what is searched while the index is being built. */
export function findPlainly(floors: readonly Product[], text: string): SearchAnswer {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);
  const exact = new Map<string, TextMatch>();
  for (const floor of floors) {
    const { look = '', core = '', tone = '' } = floor.facts ?? {};
    const searched = `${floor.title} ${look} ${core} ${tone} ${floor.id}`.toLowerCase();
    if (words.every((word) => searched.includes(word))) exact.set(floor.slug, { score: 0, titleWords: words, because: null });
  }
  return { exact, near: new Map() };
}
