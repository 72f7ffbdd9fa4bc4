import { withPointDecimals } from '../decimal-commas';
import { plainDigits } from '../typed-text';

/** Each line: the indexed word, then its synonyms. */
const SAME: readonly string[] = [
  'oak roble encino',
  'walnut nogal',
  'maple arce',
  'ash fresno',
  'pine pino',
  'cedar cedro',
  'birch abedul',
  'elm olmo',
  'cherry cerezo',
  'marble marmol',
  'slate pizarra',
  'limestone caliza',
  'concrete cement hormigon concreto cemento',
  'stone piedra',
  'wood madera wooden hardwood',
  'tile piso losa baldosa loseta',
  'plank tabla lama board lvp',
  'herringbone espiga espina',
  'gray grey gris greyish grayish',
  'white blanco',
  'black negro',
  'brown marron cafe',
  'light claro pale',
  'dark oscuro',
  'waterproof impermeable',
  'lvt luxury',
  'vinyl vinilo pvc',
  'pad underlayment underlay padded cushion',
  'quiet silent soundproof condo condominium',
  'pet dog cat mascota',
  'commercial office shop',
  'gluedown dryback',
  'color colour colored coloured tone shade',
];

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bwater[ -]+proof\b/g, 'waterproof'],
  [/\bloose[ -]+lay\b/g, 'looselay'],
  [/\bglue[ -]+down\b/g, 'gluedown'],
  [/\bherring[ -]+bone\b/g, 'herringbone'],
  [/\bextra[ -]+long\b/g, 'extralong'],
];

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an and are at by de el en for find floor flooring have i in is it la look looking me my need of on or please show some something that the to want wear layer with sq sqft ft per like color u un und unde under over below above less more than between up max min'.split(
    ' ',
  ),
);

const CANONICAL: ReadonlyMap<string, string> = new Map(
  SAME.flatMap((line) => {
    const [word = '', ...others] = line.split(' ');
    return others.map((other) => [other, word] as const);
  }),
);

/** Without case and accents; digits, decimals, inch marks and dashes in one form, phrases as one word. */
export function plainWords(text: string): string {
  let plain = withPointDecimals(plainDigits(text.normalize('NFKD')))
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Two single marks are inches too: normalisation makes them of ″.
    .replace(/[“”]|['‘’′]{2}/g, '"')
    .replace(/[‐-―]/g, '-');
  for (const [phrase, word] of PHRASES) plain = plain.replace(phrase, word);
  return plain;
}

/** Splits the result of `plainWords`. */
export function indexedWords(plain: string): readonly string[] {
  return plain.split(/[^\p{L}\p{N}.]/u).flatMap((part) => {
    const word = canonical(part.replace(/^\.+|\.+$/g, ''));
    return word === '' ? [] : [word];
  });
}

/** At most twelve, without EMPTY_WORDS. */
export function typedWords(plain: string): readonly string[] {
  const words = indexedWords(plain);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return [...new Set(telling)].slice(0, 12);
}

/** In their typed spelling, without EMPTY_WORDS. */
export function tellingParts(plain: string): readonly string[] {
  return plain.split(/[^\p{L}\p{N}.]/u).filter((part) => part !== '' && !EMPTY_WORDS.has(canonical(part)));
}

/** One spelling, one language, singular: the form in the index. */
export function canonical(word: string): string {
  const single = singular(word);
  return CANONICAL.get(single) ?? single;
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
