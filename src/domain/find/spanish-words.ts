import { SPANISH_PHRASES, SPANISH_WORDS } from './spanish-table';

const ENGLISH: ReadonlyMap<string, string> = new Map(
  SPANISH_WORDS.flatMap((line) => line.split(', ')).flatMap((names) => {
    const [english = '', ...spanish] = names.split(' ');
    return spanish.map((word) => [word, english] as const);
  }),
);

/** Phrases have several words or a figure: the first letters of a text do not wait for them. */
const HAS_PHRASES = /[ \d]/;
const SHORTEST_MENDED = 5;

/** Each word that is mended when it is misspelled: also plurals that are two letters longer. */
export const SPANISH_SPELLINGS: readonly string[] = [...ENGLISH.keys()]
  .filter((word) => word.length >= SHORTEST_MENDED)
  .flatMap((word) => (/[lnr]$/.test(word) ? [word, `${word}es`] : [word]));

/** In any gender and number: 'oscuras' is 'dark'; null for a word that is not in the table. */
export function englishWord(word: string): string | null {
  const whole = ENGLISH.get(word);
  if (whole !== undefined) return whole;
  const isPlural = word.endsWith('s') && !word.endsWith('ss');
  // Asked for each word of each floor: most end otherwise.
  if (word.length < 4 || !(isPlural || word.endsWith('a'))) return null;
  const stem = isPlural ? word.slice(0, -1) : word;
  return (
    (isPlural ? ENGLISH.get(stem) : undefined) ??
    (stem.endsWith('a') ? ENGLISH.get(`${stem.slice(0, -1)}o`) : undefined) ??
    (isPlural && word.length > 5 && stem.endsWith('e') ? ENGLISH.get(stem.slice(0, -1)) : undefined) ??
    null
  );
}

/** The English of a word whose end is still to be typed: 'rob' is the beginning of 'roble'. Null for none. */
export function englishOfBeginning(word: string): string | null {
  if (word.length < 3) return null;
  for (const [spanish, english] of ENGLISH) if (spanish.startsWith(word)) return english;
  return null;
}

/** Never throws. Of the result of `plainWords`; what is not Spanish stays as it is. */
export function inEnglish(plain: string): string {
  let english = plain;
  if (HAS_PHRASES.test(plain)) for (const [phrase, words] of SPANISH_PHRASES) english = english.replace(phrase, words);
  return english.replace(/[a-z]{2,}/g, (word) => englishWord(word) ?? word);
}

/** Writes parts of the English text as they were typed, accents too. `typed` is the text itself, `plain` its `plainWords`. */
export function asTyped(typed: string, plain: string): (part: string) => string {
  const spanish = new Map<string, string>();
  let english = plain;
  for (const [phrase, words] of SPANISH_PHRASES)
    english = english.replace(phrase, (part) => {
      if (words.trim() !== '' && part.trim() !== words.trim()) spanish.set(words.trim(), part.trim());
      return words;
    });
  for (const [word] of english.matchAll(/[a-z]{2,}/g)) {
    const known = englishWord(word);
    if (known !== null && known !== word) spanish.set(known, word);
  }
  if (spanish.size === 0) return (part) => part;
  const accented = new Map(
    [...typed.matchAll(/[\p{L}\p{M}]+/gu)].map(([word]) => [word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(), word] as const),
  );
  const named = new RegExp(String.raw`\b(?:${[...spanish.keys()].toSorted((a, b) => b.length - a.length).join('|')})\b`, 'g');
  return (part) =>
    part.replace(named, (words) => spanish.get(words) ?? words).replace(/[a-z]+/g, (word) => accented.get(word)?.toLowerCase() ?? word);
}
