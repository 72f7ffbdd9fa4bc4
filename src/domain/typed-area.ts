import { exactText, plusExact, readExact, roundedExact, timesExact, type ExactNumber } from './exact-number';
import { readLength, type LengthUnit } from './typed-length';
import { readSides, sidesOf, sidesWords } from './typed-sides';
import { plainTyped } from './typed-text';
import { typedAreaTexts } from './typed-area.texts';

export type Reading =
  | { readonly kind: 'empty' }
  /** `words` repeat the value as understood; null for a plain number. */
  | { readonly kind: 'read'; readonly value: number; readonly words: string | null }
  /** Counts as 0; `words` say what to type. */
  | { readonly kind: 'unread'; readonly words: string };

const LARGEST_HUNDREDTHS = 10_000_000_000;
const LONGEST_TEXT = 120;

const SQUARE = String.raw`(?:sq\.? ?|square )`;
const AREA_UNITS: readonly (readonly [LengthUnit, RegExp])[] = [
  ['ft', new RegExp(`^(.*?) ?(?:${SQUARE}(?:ft|feet|foot|')|(?:ft|feet)\\^?2|s\\.?f|pies(?:\\^2| cuadrados| 2))\\.?$`)],
  ['in', new RegExp(`^(.*?) ?(?:${SQUARE}in(?:ch(?:es)?)?|in\\^?2)\\.?$`)],
  ['yd', new RegExp(`^(.*?) ?(?:${SQUARE}(?:yds?|yards?)|yd\\^?2)\\.?$`)],
  ['m', new RegExp(`^(.*?) ?(?:${SQUARE}(?:m|met(?:er|re)s?)|m(?:ts?)?\\^?2|sqm|met(?:er|re|ro)s? cuadrados)\\.?$`)],
];
/** More often a room of 14 by 18 than a part of a square foot. */
const BARE_FRACTION = /^(\d+) ?\/ ?(\d+)$/;
const SQUARE_INCHES_PER_SQFT: ExactNumber = { over: 1n, under: 144n };
const HUNDRED: ExactNumber = { over: 100n, under: 1n };

interface Term {
  readonly squareInches: ExactNumber;
  readonly words: string;
  /** The unit as typed. */
  readonly unit: LengthUnit | null;
}

/**
 * Hundredths of a square foot, from 250, 1,200, 12,5, 14'6" x 18', 20 m², and sums with +. Without a unit, the one unit of
 * the sum, else feet. Each side is rounded as
 * `readSides` says, the sum once.
 */
export function readArea(typed: string): Reading {
  const plain = plainTyped(typed);
  if (plain === '') return { kind: 'empty' };
  if (plain.length > LONGEST_TEXT) return { kind: 'unread', words: typedAreaTexts.example };
  const typedTerms = plain.replace(/^\+ ?/, '').split('+');
  const readAll = (lent: LengthUnit | null = null) => typedTerms.map((term) => readTerm(term.trim(), lent));
  const asTyped = readAll();
  const problem = asTyped.find((term) => typeof term === 'string');
  if (problem !== undefined) return { kind: 'unread', words: problem };
  const units = new Set(asTyped.flatMap((term) => (typeof term === 'string' ? [] : (term.unit ?? []))));
  const [unit] = units;
  // 100 + 50 m² is 150 m². Not for inches: a closet in inches stands beside a room in feet, 14 x 18 + 30" x 36".
  const terms = (units.size === 1 && !units.has('in') ? readAll(unit) : asTyped).filter((term) => typeof term !== 'string');
  const sqft = timesExact(terms.map((term) => term.squareInches).reduce(plusExact), SQUARE_INCHES_PER_SQFT);
  const value = roundedExact(timesExact(sqft, HUNDRED));
  if (value === null || value > LARGEST_HUNDREDTHS) return { kind: 'unread', words: typedAreaTexts.tooLarge };
  if (value === 0 && sqft.over > 0n) return { kind: 'unread', words: typedAreaTexts.example };
  const total = typedAreaTexts.sqft(exactText(sqft));
  const said = terms.map(({ words }) => words).join(' + ');
  if (said !== total) return { kind: 'read', value, words: `${said} = ${total}` };
  return { kind: 'read', value, words: /^\d*\.?\d{0,2}$/.test(typed.trim()) ? null : total };
}

/** As `readArea`, in square feet. */
export function readSqft(typed: string): Reading {
  const reading = readArea(typed);
  return reading.kind === 'read' ? { ...reading, value: reading.value / 100 } : reading;
}

/** A returned string is the problem. */
function readTerm(typed: string, lent: LengthUnit | null): Term | string {
  const [own, body] = withoutAreaUnit(typed);
  const sides = sidesOf(body);
  const [one = '', two] = sides;
  if (sides.length > 2) return typedAreaTexts.oneByOne;
  // 100 beside 400 x 300 cm is no 100 square centimeters.
  if (two === undefined) return readPlainArea(one, own ?? (lent === 'cm' || lent === 'mm' ? null : lent));
  return readProduct(one, two, own ?? lent);
}

function withoutAreaUnit(typed: string): readonly [LengthUnit | null, string] {
  for (const [unit, form] of AREA_UNITS) {
    const body = form.exec(typed)?.[1];
    if (body !== undefined) return [unit, body];
  }
  return [null, typed];
}

function readPlainArea(typed: string, unit: LengthUnit | null): Term | string {
  const [, one, two] = BARE_FRACTION.exec(typed) ?? [];
  if (one !== undefined && two !== undefined) return typedAreaTexts.fraction(one, two);
  const number = readExact(typed);
  if (number === null) return unit === null && readLength(typed) !== null ? typedAreaTexts.isLength : typedAreaTexts.example;
  const side = readLength('1', unit ?? 'ft')?.inches ?? HUNDRED;
  const words = unit === null || unit === 'ft' ? typedAreaTexts.sqft(exactText(number)) : typedAreaTexts.square(exactText(number), unit);
  return { squareInches: timesExact(number, timesExact(side, side)), words, unit };
}

function readProduct(typedOne: string, typedTwo: string, areaUnit: LengthUnit | null): Term | string {
  const sides = readSides(typedOne, typedTwo, areaUnit);
  if (sides === null) return typedAreaTexts.example;
  const [one, two] = sides;
  if (one.inches.over === 0n || two.inches.over === 0n) return typedAreaTexts.example;
  const unit = one.hasUnit || two.hasUnit ? two.unit : areaUnit;
  return { squareInches: timesExact(one.inches, two.inches), words: sidesWords(sides), unit };
}
