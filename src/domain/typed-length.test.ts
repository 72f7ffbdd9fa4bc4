import { describe, expect, test } from 'vitest';
import { lengthWords, readLength, type LengthUnit } from './typed-length';

/** A length in inches, and what is shown of it. */
const read = (typed: string, assumed?: LengthUnit) => {
  const length = readLength(typed, assumed);
  return length === null
    ? null
    : [Number(length.inches.over) / Number(length.inches.under), length.unit, length.hasUnit, lengthWords(length)];
};

describe('A length is read in each unit, with and without a space before it', () => {
  test.each<[LengthUnit, number, readonly string[]]>([
    ['ft', 12, ["'", 'ft', 'ft.', 'feet', 'foot', 'pie', 'pies']],
    ['in', 1, ['"', 'in', 'in.', 'inch', 'inches']],
    ['yd', 36, ['yd', 'yds', 'yd.', 'yard', 'yards']],
    ['cm', 100 / 254, ['cm', 'cms', 'cm.', 'centimeter', 'centimeters', 'centimetre', 'centimetres', 'centimetro', 'centimetros']],
    ['mm', 10 / 254, ['mm', 'mm.', 'millimeter', 'millimeters', 'millimetre', 'millimetres', 'milímetros', 'milimetros', 'milímetro']],
    ['m', 10_000 / 254, ['m', 'm.', 'mt', 'mts', 'meter', 'meters', 'metre', 'metres', 'metro', 'metros']],
  ])('%s', (unit, inches, spellings) => {
    for (const spelling of spellings) {
      for (const typed of [`12.5${spelling}`, `12.5 ${spelling}`])
        expect(read(typed), typed).toEqual([12.5 * inches, unit, true, `12.5 ${unit}`]);
    }
  });
});

test('A bare number takes the assumed unit, feet when none is assumed, and says so', () => {
  expect(read('14')).toEqual([168, 'ft', false, '14 ft']);
  expect(read('14', 'in')).toEqual([14, 'in', false, '14 in']);
  expect(read("14'", 'in')).toEqual([168, 'ft', true, '14 ft']);
});

test.each([
  [`14'6"`, 174, '14 ft 6 in'],
  [`14' 6"`, 174, '14 ft 6 in'],
  [`14'6`, 174, '14 ft 6 in'],
  [`14'-6"`, 174, '14 ft 6 in'],
  ['14 ft 6 in', 174, '14 ft 6 in'],
  ['14ft6in', 174, '14 ft 6 in'],
  ['14 ft. 6 in.', 174, '14 ft 6 in'],
  ['14 feet and 6 inches', 174, '14 ft 6 in'],
  ['14 ft 6 1/2 in', 174.5, '14 ft 6.5 in'],
  [`14'11.5"`, 179.5, '14 ft 11.5 in'],
  [`14'11 3/4"`, 179.75, '14 ft 11.75 in'],
  [`0'6"`, 6, '0 ft 6 in'],
  [`14'0"`, 168, '14 ft'],
  [`14' - 6"`, 174, '14 ft 6 in'],
  ['14-6', 174, '14 ft 6 in'],
  ['14-6 1/2"', 174.5, '14 ft 6.5 in'],
  ['14-0', 168, '14 ft'],
])('%s is feet and inches', (typed, inches, words) => {
  expect(read(typed)).toEqual([inches, 'ft', true, words]);
});

test.each([
  `14'12"`,
  `14'12 1/2"`,
  `14'23/2 1"`,
  `12.5' 6"`,
  `12 1/2' 6"`,
  `0'0"`,
  '0',
  '0 ft',
  '',
  'abc',
  'ft',
  '-14',
  '14 miles',
  '14 ft 6 cm',
  '14 yd long',
  '14 cm long',
  '14 mm long',
])('%j is no length', (typed) => {
  expect(read(typed)).toBeNull();
});
