import { type Language, languages } from '../../domain/languages';

/**
 * The first of a browser's languages that the shop has, on a page in English, which is what addresses say where nobody chose. An address in
 * another language was chosen by somebody. Null: nothing is proposed.
 */
export function languageProposed(preferred: readonly string[], spoken: Language): Exclude<Language, 'en'> | null {
  if (spoken !== 'en') return null;
  for (const tag of preferred) {
    const found = languages.find((language) => language === tag.split('-')[0]?.toLowerCase());
    if (found !== undefined) return found === 'en' ? null : found;
  }
  return null;
}
