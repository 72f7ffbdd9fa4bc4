import { expect, test } from 'vitest';
import { boxesForAreas, centsPerSqft, exactArea, leftOver, shownSqft } from './room-area';

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
