import { dictionary } from '@zxcvbn-ts/language-common';

/** What this shop sells and is called, in lower case: a guesser tries them first. A shop adds its own name. */
export const SHOP_WORDS: readonly string[] = [
  'flooring',
  'floor',
  'floors',
  'plank',
  'planks',
  'vinyl',
  'wood',
  'hardwood',
  'oakwood',
  'laminate',
  'tiles',
  'carpet',
  'herringbone',
  'underlay',
  'subfloor',
  'installer',
  'installation',
  'oakfloor',
  'newfloor',
  'vinylfloor',
  'vinylplank',
  'luxuryvinyl',
  'floorstore',
  'flooringstore',
  'spsfloor',
  'spsflooring',
  'spcflooring',
  'southflorida',
  'miamibeach',
];

/** The 49,000 most frequent passwords of published leaks, in lower case. */
const leaked = dictionary['passwords-common'];
const LEAKED: ReadonlySet<string> = new Set(leaked);
const HOLDS_LETTER = /[a-z]/;
const SHORTEST_PIECE = 3;
/** Each counts alone and with up to five digits or signs around it. */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...leaked.filter((password) => password.length >= SHORTEST_PIECE && HOLDS_LETTER.test(password)),
  ...SHOP_WORDS,
]);

/** Also read backwards. */
const WALKS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '147258369',
  '789456123',
  '741852963',
  '12345678910111213',
  '7894561230',
  '1472583690',
  '3692581470',
  '987412365',
];
const ROWS = WALKS.flatMap((walk) => [walk, [...walk].reverse().join('')]);

const SIGN_LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Longer ones are not guessed early, and splitting them takes time. */
const LONGEST_IN_PIECES = 30;
const MOST_PIECES = 4;
/** 'ilovepizza', 'mydaniel', 'footballfan'. */
const BEFORE = ['ilove', 'iam', 'im', 'my', 'the', 'mr', 'miss', 'big', 'little', 'lil', 'super', 'love', 'hot', 'king', 'xx'];
const AFTER = [
  'love',
  'lover',
  'girl',
  'boy',
  'man',
  'baby',
  'fan',
  'life',
  'forever',
  'rocks',
  'sucks',
  'me',
  'you',
  'er',
  's',
  'y',
  'ie',
  'password',
  'pass',
  'xx',
];
const DECORATION = /^[\d!@#$%^&*?._+=~-]$/;
const MOST_DECORATIONS = 5;
const DATES = [
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19\d\d|20[0-3]\d)$/,
  /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(19\d\d|20[0-3]\d)$/,
  /^(19\d\d|20[0-3]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
];

/**
 * The first guesses: leaked passwords; common words, also with signs, digits, 'my' or 'girl'; keyboard walks and repetitions, also beside one
 * word; dates.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase().replaceAll(/\s/g, '');
  return LEAKED.has(lower) || isCommonWord(lower) || isRepetition(lower) || DATES.some((date) => date.test(lower)) || isInPieces(lower);
}

/** Ignores up to five digits or signs around a word: 'football12!'. */
function isCommonWord(text: string): boolean {
  for (let from = 0; from <= MOST_DECORATIONS; from += 1) {
    if (from > 0 && !DECORATION.test(text[from - 1] ?? '')) return false;
    for (let to = text.length; to >= text.length - MOST_DECORATIONS && to > from; to -= 1) {
      if (to < text.length && !DECORATION.test(text[to] ?? '')) break;
      const word = text.slice(from, to);
      if (isWord(word) || isWord(lettersFor(word))) return true;
    }
  }
  return false;
}

function isWord(text: string): boolean {
  const stems = [
    ...BEFORE.filter((part) => text.startsWith(part)).map((part) => text.slice(part.length)),
    ...AFTER.filter((part) => text.endsWith(part)).map((part) => text.slice(0, -part.length)),
  ];
  return COMMON_WORDS.has(text) || stems.some((stem) => stem.length >= SHORTEST_PIECE && COMMON_WORDS.has(stem));
}

/** Walks, runs of one character and at most one word; ignores one other character around them. */
function isInPieces(text: string): boolean {
  if (text.length > LONGEST_IN_PIECES) return false;
  return [text, text.slice(1), text.slice(0, -1)].some((core) => isMadeOf(core, MOST_PIECES, true));
}

function isMadeOf(text: string, pieces: number, mayHoldWord: boolean): boolean {
  if (text === '') return true;
  const run = /^(.)\1+/u.exec(text)?.[0].length ?? 0;
  if (run >= 2 && isMadeOf(text.slice(run), pieces, mayHoldWord)) return true;
  if (pieces === 0) return false;
  for (let length = text.length; length >= SHORTEST_PIECE; length -= 1) {
    const [piece, rest] = [text.slice(0, length), text.slice(length)];
    if (isWalk(piece) && isMadeOf(rest, pieces - 1, mayHoldWord)) return true;
    if (mayHoldWord && COMMON_WORDS.has(piece) && isMadeOf(rest, pieces - 1, false)) return true;
  }
  return false;
}

function isWalk(text: string): boolean {
  return ROWS.some((row) => row.includes(text));
}

/** 'aaaaaaaa', '12341234', 'qwertyqwerty'. */
function isRepetition(text: string): boolean {
  const piece = /^(.+?)\1+$/u.exec(text)?.[1];
  return piece !== undefined && (piece.length <= 4 || isCommonPassword(piece));
}

function lettersFor(text: string): string {
  return text.replaceAll(/[@4310!$57]/g, (sign) => SIGN_LETTERS[sign] ?? sign);
}
