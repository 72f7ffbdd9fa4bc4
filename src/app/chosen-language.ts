import { pathIn, readLanguage, splitLanguage } from '../domain/languages';
import { localKeys } from '../offline/storage/storage-keys';

/** A link into these says nothing of a language: home as it is typed, and a quote, which opens in the language of who opens it. */
const OPEN_IN_OWN = ['/', '/quote'];

/** Opens such an address in the language that was chosen on this device. True: another page comes. */
export function openInChosenLanguage(): boolean {
  const { pathname, search, hash } = window.location;
  const { language, path } = splitLanguage(pathname);
  const chosen = chosenHere();
  if (chosen === null || chosen === language || !OPEN_IN_OWN.includes(path) || (path === '/' && language !== 'en')) return false;
  window.location.replace(`${pathIn(chosen, path)}${search}${hash}`);
  return true;
}

function chosenHere() {
  try {
    const kept = localStorage.getItem(localKeys.language);
    return kept === null ? null : readLanguage(kept);
  } catch {
    return null;
  }
}
