import { plainDigits } from './typed-text';

/** Letters of other scripts that look like Latin ones, and Latin ones that normalisation leaves: the plain letter, then its look-alikes. */
const LOOK_ALIKES = [
  'a:аαɑᴀ',
  'b:вβъьᏏʙ',
  'c:сϲᴄƈⅽϹ',
  'd:ԁđɗᴅð',
  'e:еєεɛҽᴇə',
  'f:ƒꜰſẝϝ',
  'g:ɡցɢԍ',
  'h:нһհʜħᏂ',
  'i:іιıɩɪ',
  'j:јϳʝɉᴊ',
  'k:кκᴋƙĸ',
  'l:łɫʟӏ∣ǀ',
  'm:мᴍɱϻ',
  'n:пոηɴղŋ',
  'o:оοօσøᴏоం०๐',
  'p:рρᴘƿ',
  'q:ԛզɋ',
  'r:гʀɾꞅ',
  's:ѕꜱʂտ',
  't:тτᴛŧƭ',
  'u:υսцᴜʋ',
  'v:ѵνᴠ',
  'w:ԝωшᴡɯ',
  'x:хχ×',
  'y:уγүʏყ',
  'z:ᴢʐƶ',
].map((row) => [row.slice(0, 1), row.slice(2)] as const);

const PLAIN = new Map([
  ...LOOK_ALIKES.flatMap(([plain, alike]) => [...alike].map((letter) => [letter, plain] as const)),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);
/** Capitals whose small letter looks like another one. */
const CAPITALS: Readonly<Record<string, string>> = {
  Η: 'h',
  Ν: 'n',
  Ρ: 'p',
  Υ: 'y',
  Β: 'b',
  В: 'b',
  Н: 'h',
  Ζ: 'z',
  Μ: 'm',
  Χ: 'x',
  І: 'i',
};

/**
 * Small Latin letters and ASCII digits for everything that looks like them, without accents and invisible characters: for comparing what people
 * typed, never for showing it.
 */
export function plainLetters(typed: string): string {
  if (/^[\x20-\x7e]*$/.test(typed)) return typed.toLowerCase();
  return [...plainDigits(typed.normalize('NFKD'))]
    .map((letter) => CAPITALS[letter] ?? letter)
    .join('')
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '')
    .toLowerCase()
    .replace(/[^\u0000-\u007f]/gu, (letter) => PLAIN.get(letter) ?? letter);
}
