import { withPointDecimals } from '../decimal-commas';
import { LOOKS, toneOf } from '../colour-words';
import { plainDigits } from '../typed-text';
import { englishWord, inEnglish, SPANISH_SPELLINGS } from './spanish-words';

/** Each line: the indexed word, then its synonyms. */
const SAME: readonly string[] = [
  'concrete cement',
  'wood wooden hardwood timber',
  'tile',
  'plank board lvp floorboard',
  'herringbone chevron',
  'gray grey greyish grayish',
  'white whitish',
  'black blackish',
  'brown brownish',
  'light pale lightest lighter bright brighter',
  'dark darkest darker',
  'waterproof waterresistant watertight',
  'lvt luxury',
  'vinyl pvc',
  'pad underlayment underlay padded cushion cushioned',
  'quiet silent soundproof condo condominium noise noiseless acoustic',
  'pet dog cat puppy',
  'commercial office shop hotel gym business restaurant retail',
  'gluedown dryback',
  'click diy',
  'looselay freelay',
  'durable tough scratch scratchproof scratchresistant heavyduty hardwearing kid child children toddler',
  'rental rent tenant landlord',
  'color colour colored coloured tone shade',
];

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bwater[ -]+proof\b/g, 'waterproof'],
  [/\bloose[ -]+lay\b/g, 'looselay'],
  [/\bglue[ -]+down\b/g, 'gluedown'],
  [/\bherring[ -]+bone\b/g, 'herringbone'],
  [/\bextra[ -]+(?:long|larg[oa]s?)\b/g, 'extralong'],
  [/\bcolocacion suelta\b/g, 'looselay'],
  [/\bnogal(?:es)? americanos?\b/g, 'hickory'],
];

/** Of what is typed only: in a floor's texts these words may stand apart. */
const TYPED_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bstone[ -]+(?:plastic|polymer)(?:[ -]+composite)?\b|\bstone core\b/g, 'spc'],
  [/\bwood[ -]+(?:plastic|polymer)(?:[ -]+composite)?\b/g, 'wpc'],
  [/\bluxury vinyl (?:planks?|floor(?:s|ing)?)\b/g, 'plank'],
  [/\bluxury vinyl tiles?\b/g, 'tile'],
  [/\b(?:(?:a|the|my|our|your|young|growing|big|large|whole) family|family (?=home|house|of ))\b(?! rooms?)/g, ' '],
  [/\b(?:light|heavy)(?:[ -]duty)? commercial\b|\bcommercial grade\b/g, 'commercial'],
  [/\bhow (?:long|soon|far)\b/g, ' '],
  [/\b(?:heavy|high)[ -](?:traffic|use)\b/g, 'durable'],
  [/\b(?:non|anti)[ -]?slip\b|\bslip[ -]?(?:resistant|proof)\b/g, 'nonslip'],
  [/\b(?:extra|super|ultra) (?=thick|wide|thin|quiet|durable|light|dark|cheap)/g, ''],
  [/\b(?:family|kids?)[ -]friendly\b/g, 'durable'],
  [/\b(water|scratch)[ -]+resistan(?:t|ce)\b/g, '$1resistant'],
  [/\b(heavy|hard)[ -]+(duty|wearing)\b/g, '$1$2'],
  [/\b(?:easy|easily|simple)(?: to)? (?:install(?:ation|ed)?|lay)\b|\bself[ -]install\w*\b|\binstall (?:it )?myself\b/g, 'click'],
  [/\bsound[ -]?(?:rating|reduction|reducing|absorbing|insulat\w+|level)\b|\bfootsteps?\b/g, 'quiet'],
  [/\b(pet|dog|cat|kid|child)s?[ -]+(?:friendly|proof|safe)\b/g, '$1'],
];

/** A text of these alone asks for every floor. */
const FLOOR_WORDS = 'floor flooring vinyl product all';

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    `a an and are at by de el en for find have i in is it la look looking me my need of on or please show some something that the to want wear layer with sq sqft ft per like color u un und unde under over below above less more than between up max min ${FLOOR_WORDS} ` +
    'about afford also anything around as be been best big but buy buying can cost could do doe does effect ever everything fit free number get give go good got great had has help her here his home house how if install installed its just kind know large let lot main make many may might mine most much must near new nice no non not now our ours out own perfect piece price priced pricing put quite real really recommend right room same search see sell should shopping simple small so someone sort sold still stuff style such suit suitable take tell their them then there these they thing think this those too two type us use used using very was way we well were what when where which while who whole will within without work would yes you your yours ' +
    'am any because below broad both busy clock down each easy enough every fine friendly foot feet from full going gonna hello hi hey im into ive keep left live maybe never one only other ought proof put rather ready run since space square state store surface sure than thank thanks three today try until upon via wanna whose why ' +
    'algo busco con del los las lo su mis para quiero quisiera necesito una uno unos unas y al es son hay tiene tienen este esta donde cuando tan hola gracias ver todo o mi tengo tenemo cuesta cuestan vale venden puedo puede pueden nuestro nuestra ustede me nos'
  ).split(' '),
);

/** Of a shop that has no floor of that name. */
const BROADER: ReadonlyMap<string, string> = new Map(
  ['marble calacatta carrara statuary statuario', 'tile ceramic porcelain', 'concrete cement microcement', 'stone rock'].flatMap((line) => {
    const [broader = '', ...names] = line.split(' ');
    return names.map((name) => [name, broader] as const);
  }),
);

const ALL_FLOORS: ReadonlySet<string> = new Set(FLOOR_WORDS.split(' '));
const TRADE_WORDS: ReadonlySet<string> = new Set([...SAME.map((line) => line.split(' ')[0] ?? ''), ...LOOKS, ...BROADER.keys()]);

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

/** `plainWords` of what is typed, in English, with the trade's phrases as one word. */
export function plainTypedWords(text: string): string {
  let plain = inEnglish(plainWords(text));
  for (const [phrase, word] of TYPED_PHRASES) plain = plain.replace(phrase, word);
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
  return [...new Set(indexedWords(plain).filter((word) => !isEmptyWord(word)))].slice(0, 12);
}

/** Words that help nobody to choose, but for those that name every floor. */
export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word);
}

/** 'vinyl flooring' asks for every floor. */
export function asksForFloors(plain: string): boolean {
  return indexedWords(plain).some((word) => ALL_FLOORS.has(word));
}

/** A word of the trade, in any of its spellings. */
export function isTradeWord(word: string): boolean {
  const single = singular(word);
  return TRADE_WORDS.has(single) || CANONICAL.has(single) || TRADE_WORDS.has(englishWord(word) ?? '');
}

/** In their typed spelling, without EMPTY_WORDS. */
export function tellingParts(plain: string): readonly string[] {
  return plain.split(/[^\p{L}\p{N}.]/u).filter((part) => part !== '' && !isEmptyWord(canonical(part)));
}

/** One spelling, one language, singular: the form in the index. */
export function canonical(word: string): string {
  const single = singular(word);
  const known = CANONICAL.get(single);
  if (known !== undefined) return known;
  const english = englishWord(word);
  return english === null ? single : (CANONICAL.get(english) ?? english);
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** What comes nearest to a word that no floor has: marble for 'calacatta', dark for 'espresso'; null for none. */
export function broaderWord(word: string): string | null {
  const tone = toneOf(word);
  return BROADER.get(word) ?? (tone === null ? null : canonical(tone));
}

/** Of rooms, of orders and of what is no floor: split, joined and mended like the words above. */
const NEEDS =
  'bathroom kitchen laundry bedroom livingroom diningroom basement sunroom garage hallway entryway foyer patio outdoor balcony porch ' +
  'cheap cheapest affordable inexpensive expensive bestseller popular sale reduced clearance discount thick thickest thin thinnest widest narrowest longest quietest ' +
  'delivery deliver shipping pickup return refund exchange policy warranty guarantee sample swatch stair staircase nosing trim transition reducer threshold ' +
  'molding moulding baseboard installation installer contact location address telephone showroom opening financing payment coupon clean cleaning repair ' +
  'moisture subfloor acclimation measure calculator estimate hours waterproof herringbone kitchenette without between dollar ' +
  'stain resistant resistance nonslip traffic thicker thinner wider narrower narrow cheaper higher greater lower fewer maximum minimum inches millimeters square';

/** Every word that is mended when it is misspelled, in all its spellings. */
export function knownSpellings(): readonly string[] {
  return [
    ...new Set([...TRADE_WORDS, ...CANONICAL.keys(), ...NEEDS.split(' '), ...SPANISH_SPELLINGS, 'look', 'floor', 'flooring', 'vinyl']),
  ];
}
