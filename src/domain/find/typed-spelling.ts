import { englishWord } from './spanish-words';
import { canonical, isEmptyWord, isTradeWord, knownSpellings } from './trade-words';

/** Of the catalogue; without one, only the trade's words are known. */
export interface KnownWords {
  readonly has: (word: string) => boolean;
  /** Also when it is only the beginning of a word: somebody is still typing. */
  readonly begins: (word: string) => boolean;
}

const NO_WORDS: KnownWords = { has: () => false, begins: () => false };
const SHORTEST_PART = 3;
const SHORTEST_MENDED = 5;
const LONGEST = 40;
/** Of names as 'woodlook' and 'oakfloor'. */
const ENDINGS: ReadonlySet<string> = new Set(['look', 'looks', 'floor', 'floors', 'flooring', 'vinyl', 'room']);
const HANGING_NUMBER = /^([a-z]{3,})(\d{1,3})$/;

/** The same floors for the same thing, however it is written: 'hard wood' is 'hardwood', 'greyoak' is 'grey oak', 'delivry' is 'delivery'. */
export function withKnownSpellings(plain: string, catalogue: KnownWords = NO_WORDS): string {
  const has = (word: string): boolean => isKnown(word) || catalogue.has(canonical(word));
  const tells = (word: string): boolean => has(word) && !isShortSpanish(word) && (!isEmptyWord(canonical(word)) || ENDINGS.has(word));
  const begins = (word: string): boolean => catalogue.begins(canonical(word)) || SPELLINGS.some((known) => known.startsWith(word));
  const spelled = plain.replace(/(?<![a-z\d.])[a-z\d]+(?![a-z\d])/g, (word) => {
    const hanging = HANGING_NUMBER.exec(word);
    if (hanging !== null) return has(hanging[1] ?? '') ? `${hanging[1]} ${hanging[2]}` : word;
    if (!/^[a-z]+$/.test(word) || word.length > LONGEST || has(word) || catalogue.has(word) || begins(word)) return word;
    const mended = splitWord(word, tells) ?? [mendedWord(word) ?? word];
    return mended.map((part) => englishWord(part) ?? part).join(' ');
  });
  return joinedPairs(spelled, (joined, parts) => catalogue.has(canonical(joined)) || (isJoinable(joined) && !parts.every(has)));
}

const SPELLINGS = knownSpellings();
const KNOWN: ReadonlySet<string> = new Set(SPELLINGS);
const isKnown = (word: string): boolean =>
  KNOWN.has(word) || KNOWN.has(canonical(word)) || isTradeWord(word) || isEmptyWord(canonical(word));
/** 'fresnosala' is no living room. */
const isShortSpanish = (word: string): boolean => word.length < SHORTEST_MENDED && englishWord(word) !== null && !isTradeWord(word);
const isJoinable = (word: string): boolean => word.length >= 6 && isKnown(word) && !isEmptyWord(canonical(word));

/** Into the fewest words; null when a rest remains. */
function splitWord(word: string, has: (part: string) => boolean): readonly string[] | null {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1)
    if (has(word.slice(0, at)) && has(word.slice(at))) return [word.slice(0, at), word.slice(at)];
  for (let at = SHORTEST_PART; at <= word.length - 2 * SHORTEST_PART; at += 1) {
    const rest = has(word.slice(0, at)) ? splitWord(word.slice(at), has) : null;
    if (rest !== null) return [word.slice(0, at), ...rest];
  }
  return null;
}

/** Each pair of neighbours that is one known word. */
function joinedPairs(plain: string, isWord: (joined: string, parts: readonly string[]) => boolean): string {
  return plain.replace(/\b([a-z]{2,})[ -]+(?=([a-z]{2,})\b)/g, (pair, left: string, right: string) =>
    isWord(left + right, [left, right]) ? left : pair,
  );
}

/** The first letter is rarely wrong. */
function mendedWord(word: string): string | null {
  if (word.length < SHORTEST_MENDED) return null;
  const most = word.length < 8 ? 1 : 2;
  let best: string | null = null;
  let fewest = most + 1;
  for (const known of SPELLINGS) {
    if (known.length < 4 || Math.abs(known.length - word.length) > most) continue;
    if (known[0] !== word[0] && !(known[0] === word[1] && known[1] === word[0])) continue;
    const wrong = wrongLetters(word, known, fewest);
    if (wrong < fewest) [best, fewest] = [known, wrong];
  }
  return best;
}

/** Changed, missing, surplus and swapped letters; `enough` when there are as many. */
function wrongLetters(typed: string, known: string, enough: number): number {
  let before: number[] = [];
  let row = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= known.length; other += 1) {
      const isSame = typed[at - 1] === known[other - 1];
      const swapped = at > 1 && other > 1 && typed[at - 1] === known[other - 2] && typed[at - 2] === known[other - 1];
      next[other] = Math.min(
        (row[other] ?? 0) + 1,
        (next[other - 1] ?? 0) + 1,
        (row[other - 1] ?? 0) + (isSame ? 0 : 1),
        swapped ? (before[other - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) >= enough) return enough;
    [before, row] = [row, next];
  }
  return row[known.length] ?? enough;
}
