import { expect, test } from 'vitest';
import { boxesFor } from '../coverage';
import { boxesForAreas, centsPerSqft, coverageOf, exactArea, leftOver, shownSqft } from './room-area';

const SQFT = exactArea(100);

test('A square foot is 144 square inches, in both directions', () => {
  expect(SQFT).toBe(1_440_000n);
  expect(shownSqft(SQFT)).toBe(100);
});

test('Half of a hundredth is shown as a whole one, less as none', () => {
  expect([shownSqft(7_199n), shownSqft(7_200n), shownSqft(21_599n), shownSqft(21_600n)]).toEqual([0, 1, 1, 2]);
});

test('Boxes are rounded up once, after each area has its waste', () => {
  expect(boxesForAreas([{ area: 100n * SQFT, wastePercent: 0 }], 2_000)).toBe(5);
  expect(boxesForAreas([{ area: 100n * SQFT + 1n, wastePercent: 0 }], 2_000)).toBe(6);
  expect(
    boxesForAreas(
      [
        { area: 100n * SQFT, wastePercent: 20 },
        { area: 100n * SQFT, wastePercent: 0 },
      ],
      2_000,
    ),
  ).toBe(11);
  expect(boxesForAreas([], 2_000)).toBe(0);
  expect(boxesForAreas([{ area: SQFT, wastePercent: 0 }], -1)).toBe(0);
});

test('What is left over is rounded half up, and what is missing too', () => {
  expect([leftOver(120, SQFT), leftOver(80, SQFT), leftOver(100, SQFT)]).toEqual([20, -20, 0]);
  expect([leftOver(100, SQFT - 7_200n), leftOver(100, SQFT + 7_200n)]).toEqual([1, -1]);
});

test('The price per measured square foot is rounded half up, and nothing measured has none', () => {
  expect(centsPerSqft(968, 2n * SQFT)).toBe(484);
  expect(centsPerSqft(969, 2n * SQFT)).toBe(485);
  expect(centsPerSqft(100, 3n * SQFT)).toBe(33);
  expect(centsPerSqft(968, 0n)).toBeNull();
});

const inches = (across: bigint, along: bigint): bigint => across * along * 10_000n;

test.each([
  ['one way of laying', [{ area: 252n * SQFT, wastePercent: 10 }], { coverage: 25_200, wastagePercent: 10 }],
  [
    'rooms of the same waste',
    [
      { area: 252n * SQFT, wastePercent: 15 },
      { area: 8n * SQFT, wastePercent: 15 },
    ],
    { coverage: 26_000, wastagePercent: 15 },
  ],
  ['herringbone, which no option says', [{ area: 252n * SQFT, wastePercent: 20 }], { coverage: 30_240, wastagePercent: 0 }],
  [
    'two ways of laying',
    [
      { area: 100n * SQFT, wastePercent: 10 },
      { area: 100n * SQFT, wastePercent: 20 },
    ],
    { coverage: 23_000, wastagePercent: 0 },
  ],
])('Rooms of %s come to a floor’s page with their waste', (_what, areas, filled) => {
  expect(coverageOf(areas, 2_364)).toEqual(filled);
});

test('A floor’s page filled from rooms of any size and waste needs the boxes of the rooms', () => {
  const boxSizes = [1_395, 1_884, 1_999, 2_000, 2_200, 2_364, 2_837];
  for (let side = 25n; side < 400n; side += 1n) {
    for (const sqftPerBox of boxSizes) {
      for (const percents of [[10], [0], [20], [10, 15]]) {
        const areas = percents.map((wastePercent) => ({ area: inches(side, side + 7n), wastePercent }));
        const { coverage, wastagePercent } = coverageOf(areas, sqftPerBox);
        expect(boxesFor(coverage, wastagePercent, sqftPerBox)).toBe(boxesForAreas(areas, sqftPerBox));
      }
    }
  }
});
