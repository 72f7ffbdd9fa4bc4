import { languageTexts } from './language.texts';

/** English first: what a shop speaks where nobody chose. A further language is a line here and a folder of `src/languages` (docs/languages.md). */
export const LANGUAGES = {
  en: { locale: 'en-US', path: '', name: 'English' },
  es: { locale: 'es-US', path: '/es', name: 'Español' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** On a device the language of its build, on the server that of the call. */
export function spokenLanguage(): Language {
  return languageTexts.code;
}

/** For `Intl`: 'en-US'. */
export function spokenLocale(): string {
  return LANGUAGES[languageTexts.code].locale;
}
