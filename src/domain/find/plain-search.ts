import type { Product } from '../catalogue';
import { floorPhrases, wordsOf } from './floor-phrases';
import type { SearchMatches, TextMatch } from './search-matches';
import { readTypedQuery } from './typed-query';

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
