import { assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { shownSqft } from './rooms/room-area';
import { readSize } from './rooms/room-size';
import { readArea } from './typed-area';

test.each(['14 x 18 and 3 x 12', '14x18, 3x12', '14x18; 3x12', '14 x 18 x 3 x 12', '14 x 18\n3 x 12'])(
  'Two rooms typed as %s are told how to be added up',
  (typed) => {
    expect(readArea(typed)).toEqual({ kind: 'unread', words: 'Type rooms with + between them, such as 14 x 18 + 3 x 12.' });
  },
);

test.each([
  ['250', 25_000, null],
  [' 250\n', 25_000, null],
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
  ['14 18', 25_200, '14 × 18 ft = 252 sqft'],
  [`14' W x 18' L`, 25_200, '14 × 18 ft = 252 sqft'],
  ['14-6 x 18', 26_100, '14 ft 6 in × 18 ft = 261 sqft'],
  [`10' - 6" x 12'`, 12_600, '10 ft 6 in × 12 ft = 126 sqft'],
  ['10-6 x 12-0', 12_600, '10 ft 6 in × 12 ft = 126 sqft'],
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
  ['14 por 18 pies', 25_200, '14 × 18 ft = 252 sqft'],
  ['14 pies de ancho por 18 de largo', 25_200, '14 × 18 ft = 252 sqft'],
  ['12 pies 6 pulgadas x 10', 12_500, '12 ft 6 in × 10 ft = 125 sqft'],
  ['12 pies y 6 1/2 pulg por 10 pies', 12_542, '12 ft 6.5 in × 10 ft = 125.42 sqft'],
  ['4,5 x 3 m', 14_532, '4.5 × 3 m = 145.32 sqft'],
  ['450 centímetros por 3 metros', 14_532, '450 cm × 3 m = 145.32 sqft'],
  ['1,250 pies²', 125_000, '1,250 sqft'],
  ['5½ x 8', 4_400, '5.5 × 8 ft = 44 sqft'],
  ['14x18 + 3x12', 28_800, '14 × 18 ft + 3 × 12 ft = 288 sqft'],
])('%j is %d hundredths', (typed, value, words) => {
  expect(readArea(typed)).toEqual({ kind: 'read', value, words });
});

test.each(['4.2 x 3.6 m', '1,5 m x 2 m', '3.05 x 2.44 m', '305 x 244 cm', '2440 mm x 1.22 m', '14.333 x 18', `14'6 1/8" x 18'`])(
  '%j is one area in the coverage field and in My rooms',
  (typed) => {
    const [area, size] = [readArea(typed), readSize(typed)];
    if (area.kind !== 'read' || size.kind !== 'read') throw new Error('Not read');
    expect(area.value).toBe(shownSqft(size.area));
    expect(area.words).toBe(size.words);
  },
);

const EXAMPLE = 'Please type an area, such as 250 or 14 x 18.';
const ONE_LENGTH = 'That is one length. For an area type two, such as 14 x 18.';
const TOO_LARGE = 'That is more than we can count here. Please ask us.';

test.each([
  ['abc', EXAMPLE],
  ['-12', EXAMPLE],
  ['−12', EXAMPLE],
  ['12-14', EXAMPLE],
  ['1e3', EXAMPLE],
  ['0x10', EXAMPLE],
  ['1.2.3', EXAMPLE],
  ['1,2,3', EXAMPLE],
  ['12,5,0', EXAMPLE],
  ['12²', EXAMPLE],
  ['14x', EXAMPLE],
  ['x18', EXAMPLE],
  ['14x0', EXAMPLE],
  ['10 +', EXAMPLE],
  ['14 x 18 + abc', EXAMPLE],
  [`14'13" x 18`, EXAMPLE],
  ['14 / 18', 'For 14 by 18 please type 14 x 18.'],
  ['14/18 sqft', 'For 14 by 18 please type 14 x 18.'],
  ['14-6', ONE_LENGTH],
  ['$250', EXAMPLE],
  ['0.001', EXAMPLE],
  ['sq ft', EXAMPLE],
  ['1 ft sq ft', EXAMPLE],
  ['9'.repeat(200), EXAMPLE],
  [`${'1+'.repeat(60)}1`, EXAMPLE],
  [`14'`, ONE_LENGTH],
  ['14 ft', ONE_LENGTH],
  ['14 x 18 + 3 ft', ONE_LENGTH],
  ['99999999999', TOO_LARGE],
  ['100000000.01', TOO_LARGE],
  ['999999999999999 x 999999999999999', TOO_LARGE],
])('%j is no area, and the words say what to type', (typed, words) => {
  expect(readArea(typed)).toEqual({ kind: 'unread', words });
});

test('The largest area and the longest sum are still read', () => {
  expect(readArea('100000000')).toEqual({ kind: 'read', value: 10_000_000_000, words: null });
  expect(readArea(`${'1+'.repeat(59)}12`)).toMatchObject({ kind: 'read', value: 7_100 });
});

test.each([
  [
    'sqft',
    10_000,
    ['sq ft', 'sq. ft.', 'sq.ft', 'sqft', 'sq feet', 'square feet', 'square foot', "sq '", 'ft2', 'ft²', 'ft^2', 'feet2', 'sf', 's.f.'],
  ],
  ['sqft', 10_000, ['pies²', 'pies cuadrados', 'pies 2']],
  ['sq in', 69, ['sq in', 'sqin', 'sq. in.', 'square inch', 'square inches', 'in2', 'in²']],
  ['sq yd', 90_000, ['sq yd', 'sq yds', 'square yard', 'square yards', 'yd2', 'yd²']],
  ['sq m', 107_639, ['sq m', 'sqm', 'm2', 'm²', 'sq meter', 'square meters', 'square metre', 'square metres', 'metros cuadrados']],
  ['sq m', 107_639, ['mts2', 'mt²', 'metro cuadrados', 'meters cuadrados', 'metre cuadrados']],
] as const)('100 %s may be written in each way, with and without a space', (unit, value, spellings) => {
  const total = unit === 'sqft' ? '100 sqft' : `100 ${unit} = ${(value / 100).toLocaleString('en-US')} sqft`;
  for (const spelling of spellings) {
    for (const typed of [`100 ${spelling}`, `100${spelling}`])
      expect(readArea(typed), typed).toEqual({ kind: 'read', value, words: total });
  }
});

test('Two sides with the unit of an area are lengths in that unit', () => {
  expect(readArea('4 x 5 sq m')).toEqual({ kind: 'read', value: 21_528, words: '4 × 5 m = 215.28 sqft' });
  expect(readArea('4 x 5 sq yd + 10')).toEqual({ kind: 'read', value: 27_000, words: '4 × 5 yd + 10 sq yd = 270 sqft' });
  expect(readArea('20 ft² + 10')).toEqual({ kind: 'read', value: 3_000, words: '20 sqft + 10 sqft = 30 sqft' });
});

test.each([
  ['100+50 m²', 161_459, '100 sq m + 50 sq m = 1,614.59 sqft'],
  ['50 m² + 100', 161_459, '50 sq m + 100 sq m = 1,614.59 sqft'],
  ['3 x 4 + 20 m²', 34_444, '3 × 4 m + 20 sq m = 344.44 sqft'],
  ['3 x 4 + 4.2 x 5.5 m + 1', 38_858, '3 × 4 m + 4.2 × 5.5 m + 1 sq m = 388.58 sqft'],
  ['300 x 400 + 200 x 100 cm', 15_069, '300 × 400 cm + 200 × 100 cm = 150.69 sqft'],
  ['400 x 300 cm + 100', 22_917, '400 × 300 cm + 100 sqft = 229.17 sqft'],
  ['100 + 50 sqft', 15_000, '100 sqft + 50 sqft = 150 sqft'],
])('In %j the one unit is meant for the whole sum', (typed, value, words) => {
  expect(readArea(typed)).toEqual({ kind: 'read', value, words });
});

test.each([
  ['100 + 50 m² + 20 sqft', '100 sqft + 50 sq m + 20 sqft = 658.2 sqft'],
  ['14 x 18 + 30" x 36"', '14 × 18 ft + 30 × 36 in = 259.5 sqft'],
])('In %j a term without a unit is in feet', (typed, words) => {
  expect(readArea(typed)).toMatchObject({ kind: 'read', words });
});

test('A length in a sum is one length, whatever the unit of the others', () => {
  expect(readArea('10 m + 20 m²')).toEqual({ kind: 'unread', words: 'That is one length. For an area type two, such as 14 x 18.' });
});

test('A sum of bare numbers is shown as a sum, and none is 0', () => {
  expect(readArea('10 + 20')).toEqual({ kind: 'read', value: 3_000, words: '10 sqft + 20 sqft = 30 sqft' });
  expect(readArea('0')).toEqual({ kind: 'read', value: 0, words: null });
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
