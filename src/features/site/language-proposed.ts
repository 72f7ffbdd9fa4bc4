import { type Language, languages } from '../../domain/languages';

/** The first of a browser's languages that the shop has, unless it is spoken already. Null: nothing is proposed. */
export function languageProposed(preferred: readonly string[], spoken: Language): Language | null {
  const first = preferred.map((tag) => tag.split('-')[0]?.toLowerCase()).find((code) => languages.some((language) => language === code));
  return languages.find((language) => language === first && language !== spoken) ?? null;
}
