import { plainLetters } from './plain-letters';
import { readSpelledNumbers } from './spelled-numbers';

/** The first word of a row stands for the others. No word stands in two rows. */
const wordsFor = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const words = row.trim().split(' ');
        return words.map((word) => [word, words[0] ?? word] as const);
      }),
  );

/** USPS Publication 28, appendix C1, as far as streets of homes go. */
const STREET_TYPES = wordsFor(`aly alley allee ally
  ave avenue av aven avenu avn avnue avenida
  bch beach
  bnd bend
  blvd boulevard boul boulv blv bl bulevar
  byp bypass bypa
  cswy causeway causwa
  cir circle circ circl crcl crcle
  cmns commons common
  cor corner
  cts courts
  ct court crt
  cv cove
  crk creek
  cres crescent crsent
  xing crossing crssng
  dr drive driv drv
  est estate estates
  expy expressway expr express
  ext extension
  gdn garden gardens gdns
  gln glen
  grn green
  grv grove
  hbr harbor harbour
  hwy highway highwy hiway hiwy hway
  hl hill hills hls
  is island isle
  key cay
  lk lake lakes lks
  lndg landing
  ln lane lanes la
  loop loops
  mnr manor
  mdws meadow meadows
  pkwy parkway parkwy pkway pky
  park prk
  pass passage
  path paths
  pike pikes
  pl place plc
  plz plaza plza
  pt point pte
  rdg ridge
  rd road roads
  row
  run
  sq square sqr sqre squ
  st street str strt streets saint calle
  ter terrace terr
  trce trace
  trl trail trails trls
  vw view
  vlg village villag
  walk walks
  way wy ways`);

const DIRECTIONS = wordsFor(`n north no norte
  s south so sur
  e east este
  w west oeste
  ne northeast
  nw northwest
  se southeast
  sw southwest`);

const OTHER_WORDS = wordsFor(`fort ft
  mount mt mtn mountain
  us usa
  route rt rte
  state`);

/** USPS Publication 28, appendix C2. A number or letter may follow. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  `apartment apt apto aptmt basement bsmt building bldg bld department dept floor flr front frnt hangar hngr house lobby lbby level lot lower lowr
  number office ofc num penthouse ph phse pier rear room rm side slip space spc stop suite ste su studio trailer trlr unit un upper uppr villa wing`.split(
    /\s+/,
  ),
);
/** 'Avenue', not 'Wayside': only whole words are also ends. */
const GLUED = /^([a-z]{3,})(street|avenue|road|drive|boulevard|lane|court|place|terrace|circle|way|parkway|highway|trail)$/;
const MAX_WORDS = 40;

/** Abbreviated and in plain letters. '' where it was not written. */
interface House {
  readonly number: string;
  readonly name: string;
  readonly type: string;
  readonly direction: string;
}

/** The lines of an address, as typed. */
export type HouseLines = readonly [line1: string, line2: string];

/**
 * Whether two addresses of one neighborhood are one house, however they are spelled. Flats of a house are one. What is missing in one of them, such as
 * 'NW' or 'Street', is not compared.
 */
export function sameHouseAs(one: HouseLines): (other: HouseLines) => boolean {
  const houses = housesIn(one);
  const text = plainLetters(one.join(' '));
  return (other) => {
    if (houses.length === 0) return plainLetters(other.join(' ')) === text;
    const others = housesIn(other);
    return houses.some((house) => others.some((each) => isSame(house, each)));
  };
}

/** Whether a line has a house number and a street of its own, such as '900 Far Road'. */
export function namesStreet(line: string): boolean {
  return housesIn([line, '']).some(({ type }) => type !== '');
}

function isSame(one: House, other: House): boolean {
  const isCompatible = (a: string, b: string): boolean => a === '' || b === '' || a === b;
  return (
    isCompatible(one.type, other.type) &&
    isCompatible(one.direction, other.direction) &&
    ((one.number === other.number && isSameName(one, other)) || (one.number === other.name && one.name === other.number))
  );
}

/** Without a type nobody knows where the name ends: '1420 Coral', '1420 Coral, blue door'. */
function isSameName(one: House, other: House): boolean {
  if (one.name === other.name) return true;
  if ((one.type !== '' && other.type !== '') || /\d/.test(one.name + other.name)) return false;
  return one.name.startsWith(other.name) || other.name.startsWith(one.name);
}

/** Every way in which the lines can be read, because a street may stand in either of them. */
function housesIn([line1, line2]: HouseLines): readonly House[] {
  const [first, second] = [wordsOf(line1), wordsOf(line2)];
  const readings = second.length === 0 ? [first] : [first, second, [...first, ...second]];
  const houses = readings.flatMap((words) => housesOf(withoutUnits(words)));
  // '#1420 Coral Way' is no unit.
  return houses.length > 0 ? houses : readings.flatMap((words) => housesOf(words.filter((word) => !UNIT_WORDS.has(word))));
}

function wordsOf(line: string): readonly string[] {
  const text = plainLetters(line)
    .replace(/\bp\W*o\W*box\b|\bpost\s+office\s+box\b|\bpob\b/g, ' pobox ')
    .replace(/\bpobox\W*(\d+)/g, ' $1 pobox ')
    .replace(/\b\d(?:\s+\d\b){2,}/g, (digits) => digits.replaceAll(/\s/g, ''))
    .replace(/\b(\d+)\s*-\s*(\d+)\b/g, (both, from: string, to: string) => (from.length === to.length ? from : both.replaceAll(/\D/g, '')))
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\b([ns])\W{0,2}([ew])\b/g, '$1$2')
    .replace(/\b\d\s*[/\u2044]\s*\d\b/g, ' ')
    .replace(/['`\u2018\u2019]/g, '')
    .replace(/#/g, ' unit ')
    .replace(/\b(no|nr|num)\W+(?=\d)/g, ' unit ')
    // '142O' with a letter.
    .replace(/\b(?=\w*\d\w*\d)[\doil]+\b/g, (digits) => digits.replaceAll('o', '0').replace(/[il]/g, '1'))
    .replace(/(\d)(?!(?:st|nd|rd|th)\b)(?=[a-z])/g, '$1 ');
  const words = text.split(/[^a-z\d]+/).filter((word) => word !== '');
  return readSpelledNumbers(words.slice(0, MAX_WORDS)).flatMap(plainWord);
}

function plainWord(word: string): readonly string[] {
  if (/^\d+$/.test(word)) return [word.replace(/^0+(?=\d)/, '')];
  const [, name, type] = STREET_TYPES.has(word) ? [] : (GLUED.exec(word) ?? []);
  return name === undefined || type === undefined ? [OTHER_WORDS.get(word) ?? word] : [name, type];
}

/** Also '2nd floor'. */
function withoutUnits(words: readonly string[]): readonly string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!UNIT_WORDS.has(word)) left.push(word);
    else if (/^\d+(st|nd|rd|th)$/.test(left.at(-1) ?? '')) left.pop();
    else at += lengthOfUnit(words.slice(at + 1));
  }
  return left;
}

/** Words behind 'Apt': '9', 'B', '9 B' or 'B 12'. */
function lengthOfUnit([first = '', second = '']: readonly string[]): number {
  if (/^\d{1,5}$/.test(first)) return /^[a-z]$/.test(second) && !DIRECTIONS.has(second) ? 2 : 1;
  if (/^[a-z]$/.test(first)) return /^\d{1,3}$/.test(second) ? 2 : 1;
  return 0;
}

function housesOf(words: readonly string[]): readonly House[] {
  return words.flatMap((word, at) => {
    if (!/^\d+$/.test(word)) return [];
    const after = streetOf(words.slice(at + 1));
    const before = streetOf(words.slice(0, at));
    const streets = before === null || before.type === '' ? [after] : [after, before];
    return streets.flatMap((street) => (street === null ? [] : [{ number: word, ...street }]));
  });
}

/** Null without a name. What follows the type is no part of it, nor is a number behind a name without a type. */
function streetOf(words: readonly string[]): Omit<House, 'number'> | null {
  const typeAt = words.findIndex((word, at) => STREET_TYPES.has(word) && words.slice(0, at).some((before) => !DIRECTIONS.has(before)));
  const isTypeFirst = typeAt < 0 && STREET_TYPES.has(words[0] ?? '');
  const untyped = words.slice(isTypeFirst ? 1 : 0);
  const numberAt = untyped.findIndex((word, at) => at > 0 && /^\d+$/.test(word) && !DIRECTIONS.has(untyped[at - 1] ?? ''));
  const named = typeAt >= 0 ? words.slice(0, typeAt) : untyped.slice(0, numberAt < 0 ? untyped.length : numberAt);
  const names = named.filter((word) => !DIRECTIONS.has(word));
  const long = names.filter((word) => word.length > 1 || /\d/.test(word));
  const name = (long.length > 0 ? long : names)
    .map((word) => STREET_TYPES.get(word) ?? word.replace(/^(\d+)(st|nd|rd|th)$/, '$1'))
    .join('');
  if (name === '') return null;
  const type = words[typeAt >= 0 ? typeAt : isTypeFirst ? 0 : words.length] ?? '';
  const before = named.flatMap((word) => DIRECTIONS.get(word) ?? []).join('');
  const behind = typeAt >= 0 ? DIRECTIONS.get(words[typeAt + 1] ?? '') : undefined;
  return { name, type: STREET_TYPES.get(type) ?? '', direction: before === '' ? (behind ?? '') : before };
}
