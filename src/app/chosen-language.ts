import { pathIn, readLanguage, splitLanguage } from '../domain/languages';
import { chosenLanguage } from '../offline/chosen-language';

/** A link into these says nothing of a language: home as it is typed, and a quote, which opens in the language of who opens it. */
const OPEN_IN_OWN = ['/', '/quote'];

/** Opens such an address in the language that was chosen on this device. True: another page comes. */
export function openInChosenLanguage(): boolean {
  const { pathname, search, hash } = window.location;
  const { language, path } = splitLanguage(pathname);
  const kept = chosenLanguage.read();
  const chosen = kept === null ? language : readLanguage(kept);
  if (chosen === language || !OPEN_IN_OWN.includes(path) || (path === '/' && language !== 'en')) return false;
  window.location.replace(`${pathIn(chosen, path)}${search}${hash}`);
  return true;
}
