import { formatHundredths } from './number-text';
import type { WastagePercent } from './wastage';

/** 23.64 sqft is 2364. Whole numbers, so that `ceil` is exact. */
export type SqftHundredths = number;

/** Limits of a cart line. */
export const MIN_BOXES = 1;
export const MAX_BOXES = 9_999;

/** 523.5 -> 52350 */
export function sqftHundredths(sqft: number): SqftHundredths {
  return Math.round(sqft * 100);
}

/** 21276 -> '212.76' */
export const formatSqft: (area: SqftHundredths) => string = formatHundredths;

/** Integers only: floating point says 6 boxes for 100 sqft + 10 % at 22.00 sqft a box, 5 is right. */
export function boxesFor(coverage: SqftHundredths, wastagePercent: WastagePercent, sqftPerBox: SqftHundredths): number {
  if (coverage <= 0 || sqftPerBox <= 0) return 0;
  const neededTimes100 = coverage * (100 + wastagePercent);
  const boxTimes100 = sqftPerBox * 100;
  return Math.floor((neededTimes100 + boxTimes100 - 1) / boxTimes100);
}

/** Area that a number of whole boxes covers, in hundredths of a square foot. */
export function coveredBy(boxes: number, sqftPerBox: SqftHundredths): SqftHundredths {
  return boxes * sqftPerBox;
}
