import type { Product } from '../catalogue';
import { floorPhrases, wordsOf } from './floor-phrases';
import type { SearchAnswer, TextMatch } from './search-answer';
import { readTypedQuery } from './typed-query';

/** Floors whose title or facts have every typed word: what is searched while the index is being built. Never fails. */
export function findPlainly(floors: readonly Product[], text: string): SearchAnswer {
  const typed = readTypedQuery(text);
  const exact = new Map<string, TextMatch>();
  if (typed.words.length === 0 && !typed.hasLimits) return { exact, near: new Map() };
  for (const floor of floors) {
    const searched = ` ${wordsOf([floor.title, ...floorPhrases(floor).map(({ words }) => words), floor.id].join(' ')).join(' ')}`;
    if (typed.passes(floor) && typed.words.every((word) => searched.includes(` ${word}`)))
      exact.set(floor.slug, { score: 0, titleWords: typed.words, because: null });
  }
  return { exact, near: new Map() };
}
