import { expect, test } from 'vitest';
import { priceSteps } from './price-filter';

test.each([
  [229, 459, [250, 300, 350, 400, 450]],
  [229, 659, [300, 400, 500, 600]],
  [300, 300, []],
  [95, 12_000, [5_000, 10_000]],
])('Prices from %i to %i cents are offered in round steps', (lowestCents, highestCents, steps) => {
  expect(priceSteps({ lowestCents, highestCents })).toEqual(steps);
});

test('Floors without prices have no steps', () => {
  expect(priceSteps(null)).toEqual([]);
});
