import { expect, it } from 'vitest';
import { compareOrder } from './catalogue-changes';

it.each([
  [[1], [2]],
  [
    [1, 9],
    [2, 1],
  ],
  [
    [1, 1],
    [1, 2],
  ],
  [[1], [1, 1]],
  [[1, -1], [1]],
  [[], [1]],
  [[2], [10]],
])('%j comes before %j in a list, and not the other way round', (first, second) => {
  expect(compareOrder(first, second)).toBeLessThan(0);
  expect(compareOrder(second, first)).toBeGreaterThan(0);
});

it('Items of one order stay as they are', () => {
  expect(compareOrder([1, 2], [1, 2])).toBe(0);
  expect(compareOrder([1], [1, 0])).toBe(0);
  expect(compareOrder([], [])).toBe(0);
});
