import { lengthWords, readLength, type LengthUnit, type TypedLength } from './typed-length';

export const TIMES = / ?(?:x|\*|by|por) ?/;

export type TypedSides = readonly [one: TypedLength, two: TypedLength];

/** Reads `plainTyped` texts. Without a unit, a side takes `areaUnit`, else the other's, else feet. */
export function readSides(typedOne: string, typedTwo: string, areaUnit: LengthUnit | null = null): TypedSides | null {
  const unitOf = (typed: string): LengthUnit | null => {
    const length = readLength(typed);
    return length?.hasUnit === true ? length.unit : null;
  };
  const one = readLength(typedOne, areaUnit ?? unitOf(typedTwo) ?? 'ft');
  const two = readLength(typedTwo, areaUnit ?? unitOf(typedOne) ?? 'ft');
  return one === null || two === null ? null : [one, two];
}

/** '14 × 18 ft', '14 ft 6 in × 18 ft' */
export function sidesWords([one, two]: TypedSides): string {
  const haveOneUnit = one.unit === two.unit && !one.words.includes(' ') && !two.words.includes(' ');
  return haveOneUnit ? `${one.words} × ${two.words} ${one.unit}` : `${lengthWords(one)} × ${lengthWords(two)}`;
}
