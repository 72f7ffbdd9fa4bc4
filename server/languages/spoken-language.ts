import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, readLanguage } from '../../src/domain/languages';

const spoken = new AsyncLocalStorage<Language>();

/** All texts that `work` reads, and what it starts, are in this language. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return spoken.run(language, work);
}

/** What a call asks for first: 'es-US,es;q=0.9' is Spanish. Our page names its own language, whatever the browser's is. */
export function askedLanguage(acceptLanguage: string | undefined): Language {
  return readLanguage(/^\s*([a-z]+)/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase());
}

/**
 * The texts of all languages as one object, whose values are those of the language that is spoken when they are read: `build/languages.ts` puts
 * it in place of each `*.texts.ts` of the server. English where nothing was said.
 */
export function spokenTexts<T extends object>(byLanguage: Readonly<Record<Language, T>>): T {
  const texts = {};
  for (const key of Object.keys(byLanguage.en) as (keyof T)[])
    Object.defineProperty(texts, key, { enumerable: true, get: () => byLanguage[spoken.getStore() ?? 'en'][key] });
  return texts as T;
}
