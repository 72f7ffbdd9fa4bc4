import { expect, it } from 'vitest';
import { formatQuantity, tidyQuantity } from './quantity';

it.each([
  ['', '', ''],
  ['0', '', '0'],
  ['00', '', '0'],
  ['007', '7', '7'],
  ['0.5', '0.5', '0.5'],
  ['00.5', '0.5', '0.5'],
  ['100', '100', '100'],
  ['10x', '10x', '10x'],
  ['1007', '1007', '1007'],
  ['0x', '0x', '0x'],
])('What is typed as %j stands as %j in a field of counts, and as %j in one of measures', (typed, count, measure) => {
  expect(tidyQuantity(typed, false)).toBe(count);
  expect(tidyQuantity(typed, true)).toBe(measure);
});

it('A quantity of nothing is an empty field', () => {
  expect([0, 1, 12.5].map(formatQuantity)).toEqual(['', '1', '12.5']);
});
