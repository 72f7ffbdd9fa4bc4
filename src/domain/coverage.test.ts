import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxesFor, formatSqft, sqftHundredths } from './coverage';

it.each([
  [0, 2_364],
  [-1, 2_364],
  [-100_000, 2_364],
  [10_000, 0],
  [10_000, -2_364],
  [0, 0],
])('%d hundredths of a square foot in boxes of %d need no box', (coverage, sqftPerBox) => {
  expect(boxesFor(coverage, 10, sqftPerBox)).toBe(0);
});

it('One box more is needed from the first hundredth on that the boxes do not cover', () => {
  expect([1, 2_364, 2_365, 4_728, 4_729].map((coverage) => boxesFor(coverage, 0, 2_364))).toEqual([1, 1, 2, 2, 3]);
  expect([2_149, 2_150].map((coverage) => boxesFor(coverage, 10, 2_364))).toEqual([1, 2]);
});

it('Square feet are counted in hundredths and shown with two decimals', () => {
  expect([523.5, 1.005, 0.004].map(sqftHundredths)).toEqual([52_350, 100, 0]);
  expect(formatSqft(1_234_567)).toBe('12,345.67');
});

it('A herringbone bought as its page advises, 15% and 5% more area, has the 20% that its pattern wastes, and at most a box more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1_000, max: 3_000 }), (sqft, sqftPerBox) => {
      const boxes = boxesFor(sqft * 105, 15, sqftPerBox);
      expect(boxes * sqftPerBox).toBeGreaterThanOrEqual(sqft * 120);
      expect(boxes).toBeLessThanOrEqual(Math.ceil((sqft * 121) / sqftPerBox));
    }),
  );
});
