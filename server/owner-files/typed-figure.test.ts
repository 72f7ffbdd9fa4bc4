import { expect, test } from 'vitest';
import { readFigure } from './typed-figure';

test.each([
  ['3.19', 319],
  ['3', 300],
  ['3.', 300],
  ['3.1', 310],
  ['3.190', 319],
  ['12.0', 1_200],
  ['12.000', 1_200],
  ['1,275.41', 127_541],
  ['1,275', 127_500],
  ['1,234,567', 123_456_700],
  [' 0.5 ', 50],
])('The figure %j is %d hundredths', (typed, hundredths) => expect(readFigure(typed)).toBe(hundredths));

test.each(['', '3,19', '3.195', '1,2,3', '12,75.4', '1.275,41', '3.1.9', '-3', '1e3', 'free', '$3', '1,2345', '1234,567'])(
  'What %j means is not guessed',
  (typed) => expect(readFigure(typed)).toBeNull(),
);
