import { FACETS } from '../../domain/find/facets';
import type { FacetId } from '../../domain/find/find-parameters';
import { rowWordsTexts } from './row-words.texts';
import { rowTitlesTexts } from '../../domain/row-titles.texts';

/** They share their explanation with a facet. In lower case. */
const OF_FACETS: Readonly<Record<string, FacetId>> = {
  look: 'look',
  core: 'core',
  'wear layer': 'wear',
  'total thickness': 'thickness',
  thickness: 'thickness',
  'attached pad': 'pad',
};

/** Null without an explanation. */
export function rowWords(title: string): string | null {
  const key = rowTitlesTexts.inEnglish(title.trim().toLowerCase());
  const facet = FACETS.find(({ id }) => Object.hasOwn(OF_FACETS, key) && id === OF_FACETS[key]);
  if (facet !== undefined) return facet.explanation;
  const words: Readonly<Record<string, string>> = rowWordsTexts.words;
  return Object.hasOwn(words, key) ? (words[key] ?? null) : null;
}
