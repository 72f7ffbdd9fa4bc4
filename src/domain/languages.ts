import { languageTexts } from './language.texts.ts';

/** English first: what a shop speaks where nobody chose. A further language is a line here and a folder of `src/languages` (docs/languages.md). */
export const LANGUAGES = {
  en: { locale: 'en-US', path: '', name: 'English' },
  es: { locale: 'es-US', path: '/es', name: 'Español' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** All, English first. */
export const languages = Object.keys(LANGUAGES) as readonly Language[];

/** Each has a folder of texts and addresses of its own. */
export const otherLanguages = languages.filter((language) => language !== 'en');

/** The address of a page in a language: '/es/products' for '/products', '/es' for '/'. */
export function pathIn(language: Language, path: string): string {
  const { path: start } = LANGUAGES[language];
  return path === '/' && start !== '' ? start : `${start}${path}`;
}

/** The address of a page in the language that is spoken: for every address that the router does not write. */
export function spokenPath(path: string): string {
  return pathIn(spokenLanguage(), path);
}

/** The other way round: '/es/products' is the Spanish '/products'. */
export function splitLanguage(address: string): { readonly language: Language; readonly path: string } {
  const language = readLanguage(address.split('/', 2)[1]);
  return { language, path: language === 'en' ? address : address.slice(LANGUAGES[language].path.length) || '/' };
}

/** On a device the language of its build, on the server that of the call. */
export function spokenLanguage(): Language {
  return readLanguage(languageTexts.code);
}

/** For `Intl`: 'en-US'. */
export function spokenLocale(): string {
  return LANGUAGES[spokenLanguage()].locale;
}

/** English for anything else. */
export function readLanguage(text: string | null | undefined): Language {
  return text !== null && text !== undefined && Object.hasOwn(LANGUAGES, text) ? (text as Language) : 'en';
}

/** A part of the shop's content in another language than English. */
export interface InEnglish {
  /** Which of its texts nobody has translated, by their names on the wire. Additive; absent when there are none, and in English. */
  readonly inEnglish?: readonly string[];
}

/** The `lang` of an element that shows this text: 'en' where it is in English on a page that is not. */
export function langOf({ inEnglish }: InEnglish, wireName: string): 'en' | undefined {
  return inEnglish?.includes(wireName) === true ? 'en' : undefined;
}
