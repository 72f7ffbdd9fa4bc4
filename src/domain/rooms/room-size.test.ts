import { expect, test } from 'vitest';
import { lengthText, readSize } from './room-size';

test.each([
  ['14x18', 16_800, 21_600, '14 × 18 ft = 252 sqft'],
  [`14'6" x 18'`, 17_400, 21_600, '14 ft 6 in × 18 ft = 261 sqft'],
  [`14-6 x 18' L`, 17_400, 21_600, '14 ft 6 in × 18 ft = 261 sqft'],
  ['12 ft x 47.28 in', 14_400, 4_728, '12 ft × 47.28 in = 47.28 sqft'],
  ['4.2 x 3.6 m', 16_535, 14_173, '4.2 × 3.6 m = 162.74 sqft'],
  ['168 × 216 in', 16_800, 21_600, '168 × 216 in = 252 sqft'],
  ['1,5 m x 2 m', 5_906, 7_874, '1.5 × 2 m = 32.29 sqft'],
  ['10000 x 10000', 12_000_000, 12_000_000, '10,000 × 10,000 ft = 100,000,000 sqft'],
])('%j is read in hundredths of an inch', (typed, across, along, words) => {
  expect(readSize(typed)).toEqual({ kind: 'read', size: { across, along }, words });
});

test.each([
  ['14x', 'Please type the second length too, such as 14 x 18.'],
  ['14', 'Please type the second length too, such as 14 x 18.'],
  ['0 x 9', 'A side cannot be 0. Please type both lengths, such as 14 x 18.'],
  ['9 x 0', 'A side cannot be 0. Please type both lengths, such as 14 x 18.'],
  ['0.0001 in x 9', 'A side cannot be 0. Please type both lengths, such as 14 x 18.'],
  ['abc', "Please type two lengths, such as 14 x 18 or 14'6\" x 18'."],
  ['-14 x 18', "Please type two lengths, such as 14 x 18 or 14'6\" x 18'."],
  ['14 x -18', "Please type two lengths, such as 14 x 18 or 14'6\" x 18'."],
  ['14 x 18 x 8', "Please type two lengths, such as 14 x 18 or 14'6\" x 18'."],
  ['x18', "Please type two lengths, such as 14 x 18 or 14'6\" x 18'."],
  [`14'13" x 18'`, "Please type two lengths, such as 14 x 18 or 14'6\" x 18'."],
  ['1'.repeat(90), "Please type two lengths, such as 14 x 18 or 14'6\" x 18'."],
  ['10001 x 2', 'A side can be at most 10,000 ft. Please check it, or ask us.'],
  [`${'0'.repeat(60)}14 x 18`, "Please type two lengths, such as 14 x 18 or 14'6\" x 18'."],
  ['2 x 10001', 'A side can be at most 10,000 ft. Please check it, or ask us.'],
  ['2 x 999999999999999', 'A side can be at most 10,000 ft. Please check it, or ask us.'],
  ['999999999999999 x 2', 'A side can be at most 10,000 ft. Please check it, or ask us.'],
])('%j is no size, and the words say what to type', (typed, words) => {
  expect(readSize(typed)).toEqual({ kind: 'unread', words });
});

test('Nothing typed is nothing', () => {
  expect(readSize(' \u200b')).toEqual({ kind: 'empty' });
});

test.each([
  [17_400, '14 ft 6 in'],
  [4_728, '3 ft 11.28 in'],
  [16_800, '14 ft'],
  [1_100, '11 in'],
  [0, '0 in'],
])('%d hundredths of an inch are said as %s', (length, words) => {
  expect(lengthText(length)).toBe(words);
});
