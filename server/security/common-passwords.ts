import { COMMON_WORDS } from './common-password-words';

/** Rows of keys and letters, forwards; fingers also go backwards. */
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
const DECORATION = /^[\d!@#$%^&*?._+=~-]$/;
const MOST_DECORATIONS = 5;
const DATES = [
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19\d\d|20[0-3]\d)$/,
  /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(19\d\d|20[0-3]\d)$/,
  /^(19\d\d|20[0-3]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
];

/**
 * Whether a password is among the first that anybody would try: a common word or name, also spelled with signs and with
 * digits around it, a walk over the keyboard, a repetition, a date. Long or odd enough passwords never are.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase().replaceAll(/\s/g, '');
  return isWalk(lower) || isCommonWord(lower) || isRepetition(lower) || DATES.some((date) => date.test(lower));
}

/** Up to five digits or signs before and after a word change nothing: 'football12!'. */
function isCommonWord(text: string): boolean {
  for (let from = 0; from <= MOST_DECORATIONS; from += 1) {
    if (from > 0 && !DECORATION.test(text[from - 1] ?? '')) return false;
    for (let to = text.length; to >= text.length - MOST_DECORATIONS && to > from; to -= 1) {
      if (to < text.length && !DECORATION.test(text[to] ?? '')) break;
      const word = text.slice(from, to);
      if (COMMON_WORDS.has(word) || COMMON_WORDS.has(lettersFor(word))) return true;
    }
  }
  return false;
}

function isWalk(text: string): boolean {
  return ROWS.some((row) => row.includes(text));
}

/** One piece again and again: 'aaaaaaaa', '12341234', 'qwertyqwerty'. */
function isRepetition(text: string): boolean {
  const piece = /^(.+?)\1+$/u.exec(text)?.[1];
  return piece !== undefined && (piece.length <= 4 || isCommonPassword(piece));
}

function lettersFor(text: string): string {
  return text.replaceAll(/[@4310!$57]/g, (sign) => SIGN_LETTERS[sign] ?? sign);
}
