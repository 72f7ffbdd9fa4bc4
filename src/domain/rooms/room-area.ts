import { boxesFor, type SqftHundredths } from '../coverage';
import { WASTAGE_PERCENTS, type WastagePercent } from '../wastage';

/** Ten-thousandths of a square inch. A bigint: a hundred rooms of 10,000 ft exceed the exact range of a number. */
export type SquareInchParts = bigint;

const PARTS_PER_SQFT_HUNDREDTH = 14_400n;
const WHOLE_PERCENT = 100n;

export interface LaidArea {
  readonly area: SquareInchParts;
  readonly wastePercent: number;
}

/** Rounded half up. */
export function shownSqft(area: SquareInchParts): SqftHundredths {
  return Number((2n * area + PARTS_PER_SQFT_HUNDREDTH) / (2n * PARTS_PER_SQFT_HUNDREDTH));
}

/** Hundredths of a square foot as an exact area. */
export function exactArea(area: SqftHundredths): SquareInchParts {
  return BigInt(area) * PARTS_PER_SQFT_HUNDREDTH;
}

/** Summed with waste, rounded up once. */
export function boxesForAreas(areas: readonly LaidArea[], sqftPerBox: SqftHundredths): number {
  if (sqftPerBox <= 0) return 0;
  const needed = areas.reduce((sum, { area, wastePercent }) => sum + area * (WHOLE_PERCENT + BigInt(wastePercent)), 0n);
  const box = BigInt(sqftPerBox) * PARTS_PER_SQFT_HUNDREDTH * WHOLE_PERCENT;
  return Number((needed + box - 1n) / box);
}

/**
 * As a floor's page takes it, where these areas need the same boxes: the measured area with one of its wastage options, else the area with
 * its waste, rounded up, and none.
 */
export function coverageOf(
  areas: readonly LaidArea[],
  sqftPerBox: SqftHundredths,
): { readonly coverage: SqftHundredths; readonly wastagePercent: WastagePercent } {
  const percents = new Set(areas.map(({ wastePercent }) => wastePercent));
  const wastagePercent = WASTAGE_PERCENTS.find((percent) => percents.size === 1 && percents.has(percent));
  const coverage = shownSqft(areas.reduce((sum, { area }) => sum + area, 0n));
  if (wastagePercent !== undefined && boxesFor(coverage, wastagePercent, sqftPerBox) === boxesForAreas(areas, sqftPerBox))
    return { coverage, wastagePercent };
  // One hundredth of a square foot as if it were a box: rounded up.
  return { coverage: boxesForAreas(areas, 1), wastagePercent: 0 };
}

/** Rounded half up; negative when the boxes cover less. */
export function leftOver(covered: SqftHundredths, measured: SquareInchParts): SqftHundredths {
  const rest = BigInt(covered) * PARTS_PER_SQFT_HUNDREDTH - measured;
  return rest < 0n ? -shownSqft(-rest) : shownSqft(rest);
}

/** Rounded half up. */
export function centsPerSqft(cents: number, measured: SquareInchParts): number | null {
  if (measured <= 0n) return null;
  const scaled = BigInt(cents) * PARTS_PER_SQFT_HUNDREDTH * 100n;
  return Number((2n * scaled + measured) / (2n * measured));
}
