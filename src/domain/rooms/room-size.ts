import { roundedExact, shortHundredths, timesExact, type ExactNumber } from '../exact-number';
import { formatCount } from '../number-text';
import { plainTyped } from '../typed-text';
import { readSides, sidesOf, sidesWords } from '../typed-sides';
import { shownSqft, type SquareInchParts } from './room-area';

/** 14 ft are 16,800. */
export type InchHundredths = number;

const LONGEST_FEET = 10_000;
const LONGEST_TEXT = 60;
const LONGEST: InchHundredths = LONGEST_FEET * 1_200;
const HUNDRED: ExactNumber = { over: 100n, under: 1n };

const EXAMPLE = "Please type two lengths, such as 14 x 18 or 14'6\" x 18'.";
const SECOND_MISSING = 'Please type the second length too, such as 14 x 18.';
const ZERO = 'A side cannot be 0. Please type both lengths, such as 14 x 18.';
const TOO_LONG = `A side can be at most ${formatCount(LONGEST_FEET)} ft. Please check it, or ask us.`;

/** `across` is drawn from left to right. */
export interface RoomSize {
  readonly across: InchHundredths;
  readonly along: InchHundredths;
}

export type SizeReading =
  | { readonly kind: 'empty' }
  /** `words` repeat the size as understood. */
  | { readonly kind: 'read'; readonly size: RoomSize; readonly words: string }
  /** Counts as nothing; `words` say what to type. */
  | { readonly kind: 'unread'; readonly words: string };

/** Reads 14'6" x 18', 12 ft x 47.28 in, 4.2 x 3.6 m. Each side is rounded half up. */
export function readSize(typed: string): SizeReading {
  const plain = plainTyped(typed);
  if (plain === '') return { kind: 'empty' };
  const parts = sidesOf(plain);
  const [one = '', two = ''] = parts;
  if (plain.length > LONGEST_TEXT || parts.length > 2 || one === '') return { kind: 'unread', words: EXAMPLE };
  if (two === '') return { kind: 'unread', words: readSides(one, '1') === null ? EXAMPLE : SECOND_MISSING };
  const sides = readSides(one, two);
  if (sides === null) return { kind: 'unread', words: isZero(one) || isZero(two) ? ZERO : EXAMPLE };
  const [across, along] = [rounded(sides[0].inches), rounded(sides[1].inches)];
  if (across === null || along === null || across > LONGEST || along > LONGEST) return { kind: 'unread', words: TOO_LONG };
  if (across === 0 || along === 0) return { kind: 'unread', words: ZERO };
  const size: RoomSize = { across, along };
  return { kind: 'read', size, words: `${sidesWords(sides)} = ${plainSqft(areaOf(size))} sqft` };
}

/** The exact area of a rectangle. */
export function areaOf({ across, along }: RoomSize): SquareInchParts {
  return BigInt(across) * BigInt(along);
}

/** '14 ft 6 in', '47.28 in', '12 ft' */
export function lengthText(length: InchHundredths): string {
  const feet = Math.floor(length / 1_200);
  const inches = shortHundredths(length % 1_200);
  if (feet === 0) return `${inches} in`;
  return inches === '0' ? `${formatCount(feet)} ft` : `${formatCount(feet)} ft ${inches} in`;
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
