import { assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { readArea } from './typed-area';

test.each(['14 x 18 and 3 x 12', '14x18, 3x12', '14x18; 3x12', '14 x 18 x 3 x 12', '14 x 18\n3 x 12'])(
  'Two rooms typed as %s are told how to be added up',
  (typed) => {
    expect(readArea(typed)).toEqual({ kind: 'unread', words: 'Type rooms with + between them, such as 14 x 18 + 3 x 12.' });
  },
);

test.each([
  ['250', 25_000, null],
  ['2.5', 250, null],
  ['007', 700, null],
  ['12.', 1_200, null],
  ['.5', 50, null],
  ['1,200', 120_000, '1,200 sqft'],
  ['12,5', 1_250, '12.5 sqft'],
  ['0,125', 13, '0.13 sqft'],
  ['1,200.50', 120_050, '1,200.5 sqft'],
  ['1.200,50', 120_050, '1,200.5 sqft'],
  ['1\u00a0200', 120_000, '1,200 sqft'],
  ['1\u202f200,5', 120_050, '1,200.5 sqft'],
  ['12 1/2', 1_250, '12.5 sqft'],
  ['12½', 1_250, '12.5 sqft'],
  ['12-1/2', 1_250, '12.5 sqft'],
  ['250 sq. ft.', 25_000, '250 sqft'],
  ['250 ft²', 25_000, '250 sqft'],
  [' 250\u200b ', 25_000, '250 sqft'],
  ['+250', 25_000, '250 sqft'],
  ['２５０', 25_000, '250 sqft'],
  ['٢٥٠٫٥', 25_050, '250.5 sqft'],
  ['२५०', 25_000, '250 sqft'],
  ['14x18', 25_200, '14 × 18 ft = 252 sqft'],
  ['14 X 18', 25_200, '14 × 18 ft = 252 sqft'],
  ['14×18 ft', 25_200, '14 × 18 ft = 252 sqft'],
  ['14 by 18', 25_200, '14 × 18 ft = 252 sqft'],
  ['14 por 18 pies', 25_200, '14 × 18 ft = 252 sqft'],
  ['14*18 sqft', 25_200, '14 × 18 ft = 252 sqft'],
  ['12,5 x 10', 12_500, '12.5 × 10 ft = 125 sqft'],
  [`14'6" x 18'`, 26_100, '14 ft 6 in × 18 ft = 261 sqft'],
  ['14’6” × 18′', 26_100, '14 ft 6 in × 18 ft = 261 sqft'],
  [`14' 6 x 18`, 26_100, '14 ft 6 in × 18 ft = 261 sqft'],
  ['14 ft 6 in x 18 ft', 26_100, '14 ft 6 in × 18 ft = 261 sqft'],
  ['168 x 216 in', 25_200, '168 × 216 in = 252 sqft'],
  ['4.2 x 5.5 m', 24_865, '4.2 × 5.5 m = 248.65 sqft'],
  ['4,2 m x 5,5 m', 24_865, '4.2 × 5.5 m = 248.65 sqft'],
  ['420 cm x 5.5 m', 24_865, '420 cm × 5.5 m = 248.65 sqft'],
  ['20 m²', 21_528, '20 sq m = 215.28 sqft'],
  ['20 metros cuadrados', 21_528, '20 sq m = 215.28 sqft'],
  ['28 sq yd', 25_200, '28 sq yd = 252 sqft'],
  ['14x18 + 3x12', 28_800, '14 × 18 ft + 3 × 12 ft = 288 sqft'],
])('%j is %d hundredths', (typed, value, words) => {
  expect(readArea(typed)).toEqual({ kind: 'read', value, words });
});

test.each([
  ['abc'],
  ['-12'],
  ['−12'],
  ['12-14'],
  ['1e3'],
  ['0x10'],
  ['1.2.3'],
  ['1,2,3'],
  ['12,5,0'],
  ['12²'],
  ['14 18'],
  ['14x18x8'],
  ['14x'],
  ['x18'],
  ['14x0'],
  [`14'`],
  ['14 ft'],
  [`14'13" x 18`],
  ['1/0'],
  ['$250'],
  ['0.001'],
  ['9'.repeat(200)],
  ['99999999999'],
])('%j is no area, and is said', (typed) => {
  const reading = readArea(typed);
  expect(reading).toMatchObject({ kind: 'unread' });
});

test('Nothing typed is nothing', () => {
  for (const typed of ['', ' ', '\u00a0\u200b']) expect(readArea(typed)).toEqual({ kind: 'empty' });
});

test('Every number with up to two decimals is read as itself, however its thousands, decimals and digits are written', () => {
  const formats = [
    (hundredths: number) => (hundredths / 100).toFixed(2),
    (hundredths: number) => (hundredths / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
    (hundredths: number) => (hundredths / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }),
    (hundredths: number) => (hundredths / 100).toLocaleString('fr-FR', { minimumFractionDigits: 2 }),
    (hundredths: number) => (hundredths / 100).toLocaleString('ar-EG', { minimumFractionDigits: 2 }),
    (hundredths: number) => (hundredths / 100).toLocaleString('hi-IN-u-nu-deva', { minimumFractionDigits: 2, useGrouping: false }),
  ];
  assert(
    property(integer({ min: 0, max: 99_999_999 }), constantFrom(...formats), (hundredths, format) => {
      expect(readArea(format(hundredths))).toMatchObject({ kind: 'read', value: hundredths });
    }),
  );
});

test('Two sides in feet and inches make their exact area', () => {
  const feet = integer({ min: 1, max: 200 });
  const inches = integer({ min: 0, max: 11 });
  assert(
    property(feet, inches, feet, inches, (a, b, c, d) => {
      const squareInches = (a * 12 + b) * (c * 12 + d);
      const value = Math.floor((2 * squareInches * 100 + 144) / 288);
      expect(readArea(`${a}'${b}" x ${c}' ${d}"`)).toMatchObject({ value });
      expect(readArea(`${a} ft ${b} in by ${c} feet ${d} inches`)).toMatchObject({ value });
    }),
  );
});

test('Whatever is typed: a reading is a whole number of hundredths, and no sign between digits is passed over', () => {
  const signs = constantFrom(...`0123456789.,'"x×/ -+½²mftinsq\u00a0`.split(''));
  assert(
    property(oneof(string({ unit: signs, maxLength: 14 }), string({ unit: 'grapheme' })), (typed) => {
      const reading = readArea(typed);
      if (reading.kind === 'unread') expect(reading.words).not.toBe('');
      if (reading.kind === 'read') expect(Number.isSafeInteger(reading.value)).toBe(true);
      // A character between digits has a meaning and is never skipped.
      if (/^\d+[-²ftinsq]\d+$/u.test(typed)) expect(reading.kind).toBe('unread');
    }),
    { numRuns: 2_000 },
  );
});
