import { expect, test } from 'vitest';
import { readSides, sidesOf, sidesWords } from './typed-sides';
import type { LengthUnit } from './typed-length';

const words = (one: string, two: string, areaUnit?: LengthUnit) => {
  const sides = readSides(one, two, areaUnit);
  return sides === null ? null : sidesWords(sides);
};

test.each([
  '14 x 18',
  '14x18',
  '14 * 18',
  '14*18',
  '14 by 18',
  '14 por 18',
  '14 18',
  'w 14 x l 18',
  '14 w x 18 l',
  'w: 14 x l: 18',
  '14 wide x 18 long',
  '14 ancho x 18 largo',
])('%s is split into its two sides', (typed) => {
  expect(sidesOf(typed)).toEqual(['14', '18']);
});

test.each(['1 200', '14 180', '12 1/2', '14-6', '14', '18 l'])('%s has one side', (typed) => {
  expect(sidesOf(typed)).toEqual([typed]);
});

test('A side without a unit takes the other one’s, whichever has it, and feet when neither has', () => {
  expect([words('14', '18'), words('14', '18 in'), words('14 m', '18')]).toEqual(['14 × 18 ft', '14 × 18 in', '14 × 18 m']);
});

test('The unit of an area is taken before that of the other side', () => {
  expect(words('14', '18 in', 'm')).toBe('14 m × 18 in');
  expect(words('14 in', '18', 'm')).toBe('14 in × 18 m');
});

test('Sides in two units are shown with each, and feet with inches in full', () => {
  expect(words('14 ft', '18 in')).toBe('14 ft × 18 in');
  expect(words(`14'6"`, `18'`)).toBe('14 ft 6 in × 18 ft');
  expect(words(`14'`, `18'6"`)).toBe('14 ft × 18 ft 6 in');
});

test('One side that is no length makes none of both', () => {
  expect([words('14', 'abc'), words('abc', '18'), words('14', '0')]).toEqual([null, null, null]);
});
