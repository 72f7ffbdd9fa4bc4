import { canonical } from './trade-words';

/** Numbers are left out: a wrong number looks like any other. */
export interface Vocabulary {
  readonly learn: (word: string) => void;
  readonly learnTitle: (word: string) => void;
  readonly learnFact: (word: string) => void;
  readonly isFact: (word: string) => boolean;
  /** Whether a title or the facts have the whole word, by which a floor is called. */
  readonly has: (word: string) => boolean;
  /** True also for a prefix of a known word. */
  readonly knows: (word: string) => boolean;
  /** Corrects into words that must all match; returns the word itself when there is no correction. */
  readonly mend: (word: string) => readonly string[];
}

const LONGEST_WORD = 40;

/** Knows nothing at first: `learn` the words of the catalogue's floors before `mend` is asked. */
export function createVocabulary(): Vocabulary {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const facts = new Set<string>();
  const titles = new Set<string>();

  const learn = (word: string): void => {
    if (words.has(word) || /\d/.test(word) || word.length > LONGEST_WORD) return;
    words.add(word);
    for (let length = 1; length <= word.length; length += 1) beginnings.add(word.slice(0, length));
  };
  const swapped = (word: string): string | undefined => {
    for (let at = 1; at < word.length; at += 1) {
      const candidate = `${word.slice(0, at - 1)}${word.charAt(at)}${word.charAt(at - 1)}${word.slice(at + 1)}`;
      if (words.has(candidate)) return candidate;
    }
    return undefined;
  };
  const parts = (word: string): readonly string[] | undefined => {
    for (let at = word.length - 3; at >= 3; at -= 1) {
      const [left, right] = [canonical(word.slice(0, at)), canonical(word.slice(at))];
      if (words.has(left) && words.has(right)) return [left, right];
    }
    return undefined;
  };
  const containing = (word: string): string | undefined => (word.length < 4 ? undefined : [...words].find((known) => known.includes(word)));

  const beginning = (word: string): string | undefined =>
    [word.slice(0, -1), word.slice(0, -2)].find((left) => left.length >= 4 && beginnings.has(left));

  return {
    learn,
    learnTitle: (word) => {
      titles.add(word);
      learn(word);
    },
    learnFact: (word) => {
      facts.add(word);
      learn(word);
    },
    isFact: (word) => facts.has(word),
    has: (word) => titles.has(word) || facts.has(word),
    knows: (word) => beginnings.has(word),
    mend: (word) => {
      if (word.length > LONGEST_WORD) return [word];
      const one = swapped(word);
      if (one !== undefined) return [one];
      const two = parts(word);
      if (two !== undefined) return two;
      const whole = containing(word);
      return [whole ?? beginning(word) ?? word];
    },
  };
}

/** How many letters of an unknown word may be wrong. */
export function typosAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4 || word.length > LONGEST_WORD) return 0;
  return word.length < 8 ? 1 : 2;
}
