import { roomSizeTexts } from './room-size.texts';
import { roundedExact, shortHundredths, timesExact, type ExactNumber } from '../exact-number';
import { formatCount } from '../number-text';
import { plainTyped } from '../typed-text';
import { readLength } from '../typed-length';
import { readSides, sidesOf, sidesWords } from '../typed-sides';
import type { SqftHundredths } from '../coverage';
import { readArea } from '../typed-area';
import { exactArea, shownSqft, type SquareInchParts } from './room-area';

/** 14 ft are 16,800. */
export type InchHundredths = number;

const LONGEST_FEET = 10_000;
const LONGEST_TEXT = 60;
const LONGEST: InchHundredths = LONGEST_FEET * 1_200;
const HUNDRED: ExactNumber = { over: 100n, under: 1n };

const LARGEST_AREA: SqftHundredths = LONGEST_FEET * LONGEST_FEET * 100;

/** `across` is drawn from left to right. */
export interface RoomSize {
  readonly across: InchHundredths;
  readonly along: InchHundredths;
}

export type SizeReading =
  | { readonly kind: 'empty' }
  /** `size` is null for a plain area, which has no sides to draw. `words` repeat the size as understood. */
  | { readonly kind: 'read'; readonly size: RoomSize | null; readonly area: SquareInchParts; readonly words: string }
  /** Counts as nothing; `words` say what to type. */
  | { readonly kind: 'unread'; readonly words: string };

/** Reads 14'6" x 18', 12 ft x 47.28 in, 4.2 x 3.6 m, and a plain area: 640, 1300.2 sqft. */
export function readSize(typed: string): SizeReading {
  const plain = plainTyped(typed);
  if (plain === '') return { kind: 'empty' };
  const parts = sidesOf(plain);
  const [one = '', two = ''] = parts;
  if (plain.length > LONGEST_TEXT || parts.length > 2 || one === '') return { kind: 'unread', words: roomSizeTexts.example };
  if (parts.length === 1) return readWholeArea(one);
  if (two === '') return { kind: 'unread', words: readSides(one, '1') === null ? roomSizeTexts.example : roomSizeTexts.secondMissing };
  const sides = readSides(one, two);
  if (sides === null) return { kind: 'unread', words: isZero(one) || isZero(two) ? roomSizeTexts.zero : roomSizeTexts.example };
  const [across, along] = [rounded(sides[0].inches), rounded(sides[1].inches)];
  if (across === null || along === null || across > LONGEST || along > LONGEST)
    return { kind: 'unread', words: roomSizeTexts.tooLong(LONGEST_FEET) };
  if (across === 0 || along === 0) return { kind: 'unread', words: roomSizeTexts.zero };
  const size: RoomSize = { across, along };
  const area = areaOf(size);
  return { kind: 'read', size, area, words: `${sidesWords(sides)} = ${roomSizeTexts.sqft(plainSqft(area))}` };
}

/** A number alone may be half of a size: below this many square feet its unit is asked for. */
const SMALLEST_BARE_AREA: SqftHundredths = 5_000;

/** More often a room of 14 by 18: the area's own words ask. */
const FRACTION = /^\d+ ?\/ ?\d+$/;

/** Of a text that is no product. */
function readWholeArea(plain: string): SizeReading {
  const reading = readArea(plain);
  if (reading.kind !== 'read') {
    if (reading.kind === 'unread' && FRACTION.test(plain)) return reading;
    return { kind: 'unread', words: readSides(plain, '1') === null ? roomSizeTexts.example : roomSizeTexts.secondMissing };
  }
  if (reading.value === 0) return { kind: 'unread', words: roomSizeTexts.zero };
  if (reading.value > LARGEST_AREA) return { kind: 'unread', words: roomSizeTexts.tooLarge };
  if (reading.words === null && reading.value < SMALLEST_BARE_AREA) return { kind: 'unread', words: roomSizeTexts.sideOrArea };
  const area = exactArea(reading.value);
  return { kind: 'read', size: null, area, words: roomSizeTexts.withoutWalls(reading.words ?? roomSizeTexts.sqft(plainSqft(area))) };
}

/** One length, feet without a unit; null for an empty text. A returned string is the problem. */
export function readDistance(typed: string): InchHundredths | string | null {
  const plain = plainTyped(typed);
  if (plain === '') return null;
  if (isZero(plain)) return 0;
  const length = plain.length > LONGEST_TEXT ? null : (readLength(plain)?.inches ?? null);
  const distance = length === null ? null : rounded(length);
  return distance === null || distance > LONGEST ? roomSizeTexts.distanceExample : distance;
}

/** The exact area of a rectangle. */
export function areaOf({ across, along }: RoomSize): SquareInchParts {
  return BigInt(across) * BigInt(along);
}

/** '14 ft 6 in', '47.28 in', '12 ft' */
export function lengthText(length: InchHundredths): string {
  const feet = Math.floor(length / 1_200);
  const inches = shortHundredths(length % 1_200);
  if (feet === 0) return roomSizeTexts.inches(inches);
  return inches === '0' ? roomSizeTexts.feet(formatCount(feet)) : roomSizeTexts.feetAndInches(formatCount(feet), inches);
}

function plainSqft(area: SquareInchParts): string {
  return shortHundredths(shownSqft(area));
}

function rounded(inches: ExactNumber): InchHundredths | null {
  return roundedExact(timesExact(inches, HUNDRED));
}

function isZero(typed: string): boolean {
  return /^[0.,]*0[0.,]*\D*$/.test(typed);
}
