import { exactText, plusExact, readExact, timesExact, type ExactNumber } from './exact-number';
import { typedLengthTexts } from './typed-length.texts';

export type LengthUnit = 'ft' | 'in' | 'yd' | 'm' | 'cm' | 'mm';

const INCHES: Readonly<Record<LengthUnit, ExactNumber>> = {
  ft: { over: 12n, under: 1n },
  in: { over: 1n, under: 1n },
  yd: { over: 36n, under: 1n },
  m: { over: 10_000n, under: 254n },
  cm: { over: 100n, under: 254n },
  mm: { over: 10n, under: 254n },
};

const FEET = String.raw`(?:'|f(?:oo|ee)?t|pies?)\.?`;
const INCH = String.raw`(?:"|in(?:ch(?:es)?)?|pulg(?:adas?)?)\.?`;
const UNITS: readonly (readonly [LengthUnit, RegExp])[] = [
  ['ft', new RegExp(`^(.*?) ?${FEET}$`)],
  ['in', new RegExp(`^(.*?) ?${INCH}$`)],
  ['yd', /^(.*?) ?(?:yds?|yards?)\.?$/],
  ['cm', /^(.*?) ?(?:cms?|cent.met(?:er|re|ro)s?)\.?$/],
  ['mm', /^(.*?) ?(?:mm|mill?.met(?:er|re|ro)s?)\.?$/],
  ['m', /^(.*?) ?(?:m(?:ts?)?|met(?:er|re|ro)s?)\.?$/],
];
const FEET_AND_INCHES = new RegExp(`^(.+?) ?${FEET}(?: ?- ?| )?(?:(?:and|y) )?(.+?) ?(?:${INCH})?$`);
/** 14-6, as builders write 14 ft 6 in. 14-1/2 is 14.5. */
const BARE_FEET_AND_INCHES = new RegExp(`^(\\d+)-(\\d+(?:\\.\\d+)?(?: \\d+/\\d+)?) ?(?:${INCH})?$`);

/** `words` is '14 ft 6 in', or the bare number in `unit`. */
export interface TypedLength {
  readonly inches: ExactNumber;
  readonly unit: LengthUnit;
  /** False when the unit was not typed but assumed. */
  readonly hasUnit: boolean;
  readonly words: string;
}

/** Reads a `plainTyped` text: 14, 14'6", 14-6, 14 ft 6 1/2 in, 4.2 m. Null also for 0. */
export function readLength(typed: string, assumed: LengthUnit = 'ft'): TypedLength | null {
  const both = FEET_AND_INCHES.exec(typed) ?? BARE_FEET_AND_INCHES.exec(typed);
  const feet = both === null ? null : readExact(both[1] ?? '');
  const inches = both === null ? null : readExact(both[2] ?? '');
  if (feet !== null && inches !== null) {
    if (inches.over >= 12n * inches.under || feet.under > 1n) return null;
    const total = plusExact(timesExact(feet, INCHES.ft), inches);
    const words = inches.over === 0n ? exactText(feet) : typedLengthTexts.feetAndInches(exactText(feet), exactText(inches));
    return total.over === 0n ? null : { inches: total, unit: 'ft', hasUnit: true, words };
  }
  for (const [unit, form] of UNITS) {
    const number = form.exec(typed)?.[1];
    if (number !== undefined) return lengthOf(number, unit, true);
  }
  return lengthOf(typed, assumed, false);
}

function lengthOf(typed: string, unit: LengthUnit, hasUnit: boolean): TypedLength | null {
  const number = readExact(typed.trim());
  if (number === null || number.over === 0n) return null;
  return { inches: timesExact(number, INCHES[unit]), unit, hasUnit, words: exactText(number) };
}

/** Appends the unit to a bare number. */
export function lengthWords({ words, unit }: TypedLength): string {
  return words.includes(' ') ? words : `${words} ${typedLengthTexts.unit(unit)}`;
}
