import type { Product } from '../catalogue';
import { floorPhrases, wordsOf } from './floor-phrases';
import type { SearchMatches, TextMatch } from './search-matches';
import { readTypedQuery } from './typed-query';

/** Floors whose title or facts have every typed word: what is searched while the index is being built. Never fails. */
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

/** Of floors that were searched before: a long list is searched with every letter until its index is there. */
const searchedTexts = new WeakMap<Product, string>();

function searchedText(floor: Product): string {
  const known = searchedTexts.get(floor);
  if (known !== undefined) return known;
  const text = ` ${[...wordsOf(floor.title), ...floorPhrases(floor).flatMap(({ words }) => words), floor.id].join(' ')}`;
  searchedTexts.set(floor, text);
  return text;
}
