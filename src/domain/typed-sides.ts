import { roundedExact, timesExact } from './exact-number';
import { lengthWords, readLength, type LengthUnit, type TypedLength } from './typed-length';

const TIMES = / ?(?:x|\*|by|por) ?/;
/** 14 18, but not 1 200. */
const BARE_PAIR = /^(\d+(?:\.\d+)?) (\d{1,2}(?:\.\d+)?)$/;
/** 14' W x 18' L, W: 14 x L: 18 */
const SIDE_NAME = /^(?:width|length|wide|long|ancho|largo|[wl])\b[:. ]*|[ .]*\b(?:de )?(?:width|length|wide|long|ancho|largo|[wl])\.?$/g;

export type TypedSides = readonly [one: TypedLength, two: TypedLength];

/** The sides of a `plainTyped` text, without their names: one where it is no product. */
export function sidesOf(plain: string): readonly string[] {
  const pair = BARE_PAIR.exec(plain);
  const sides = pair === null ? plain.split(TIMES) : pair.slice(1);
  return sides.length === 1 ? sides : sides.map((side) => side.replace(SIDE_NAME, ''));
}

/**
 * Reads `plainTyped` texts. Without a unit, a side takes `areaUnit`, else the other's, else feet. Each side is a whole number of hundredths of
 * an inch, rounded half up: the coverage field and My rooms say the same of one size.
 */
export function readSides(typedOne: string, typedTwo: string, areaUnit: LengthUnit | null = null): TypedSides | null {
  const unitOf = (typed: string): LengthUnit | null => {
    const length = readLength(typed);
    return length?.hasUnit === true ? length.unit : null;
  };
  const one = readLength(typedOne, areaUnit ?? unitOf(typedTwo) ?? 'ft');
  const two = readLength(typedTwo, areaUnit ?? unitOf(typedOne) ?? 'ft');
  return one === null || two === null ? null : [inHundredths(one), inHundredths(two)];
}

/** A length that is too large to count stays. */
function inHundredths(length: TypedLength): TypedLength {
  const hundredths = roundedExact(timesExact(length.inches, { over: 100n, under: 1n }));
  return hundredths === null ? length : { ...length, inches: { over: BigInt(hundredths), under: 100n } };
}

/** '14 × 18 ft', '14 ft 6 in × 18 ft' */
export function sidesWords([one, two]: TypedSides): string {
  const haveOneUnit = one.unit === two.unit && !one.words.includes(' ') && !two.words.includes(' ');
  return haveOneUnit ? `${one.words} × ${lengthWords(two)}` : `${lengthWords(one)} × ${lengthWords(two)}`;
}
