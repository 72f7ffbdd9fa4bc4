import type { SqftHundredths } from '../coverage';

/**
 * Areas of rooms in ten-thousandths of a square inch, the product of two lengths in hundredths of an inch. Exact whole numbers of any size: a
 * hundred rooms of 10,000 ft exceed the exact range of a number.
 */
export type SquareInchParts = bigint;

/** Per hundredth of a square foot. */
const PARTS_PER_SQFT_HUNDREDTH = 14_400n;
const WHOLE_PERCENT = 100n;

/** A measured area and its waste, in percent. */
export interface LaidArea {
  readonly area: SquareInchParts;
  readonly wastePercent: number;
}

/** An exact area for display, rounded half up to hundredths of a square foot. */
export function shownSqft(area: SquareInchParts): SqftHundredths {
  return Number((2n * area + PARTS_PER_SQFT_HUNDREDTH) / (2n * PARTS_PER_SQFT_HUNDREDTH));
}

/** Hundredths of a square foot as an exact area. */
export function exactArea(area: SqftHundredths): SquareInchParts {
  return BigInt(area) * PARTS_PER_SQFT_HUNDREDTH;
}

/** Boxes for the areas of one floor: each with its waste, summed, rounded up once (DESIGN 12). 0 for no area. */
export function boxesForAreas(areas: readonly LaidArea[], sqftPerBox: SqftHundredths): number {
  if (sqftPerBox <= 0) return 0;
  const needed = areas.reduce((sum, { area, wastePercent }) => sum + area * (WHOLE_PERCENT + BigInt(wastePercent)), 0n);
  const box = BigInt(sqftPerBox) * PARTS_PER_SQFT_HUNDREDTH * WHOLE_PERCENT;
  return Number((needed + box - 1n) / box);
}

/** Area that boxes cover beyond the measured one, rounded half up to hundredths of a square foot; negative when they cover less. */
export function leftOver(covered: SqftHundredths, measured: SquareInchParts): SqftHundredths {
  const rest = BigInt(covered) * PARTS_PER_SQFT_HUNDREDTH - measured;
  return rest < 0n ? -shownSqft(-rest) : shownSqft(rest);
}

/** Cents per measured square foot, rounded half up. Null when nothing is measured. */
export function centsPerSqft(cents: number, measured: SquareInchParts): number | null {
  if (measured <= 0n) return null;
  const scaled = BigInt(cents) * PARTS_PER_SQFT_HUNDREDTH * 100n;
  return Number((2n * scaled + measured) / (2n * measured));
}
