import { expect, test } from 'vitest';
import { exactArea } from './room-area';
import { lengthText, readDistance, readSize } from './room-size';

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
  expect(readSize(typed)).toEqual({ kind: 'read', size: { across, along }, area: BigInt(across) * BigInt(along), words });
});

test.each([
  ['640', 64_000, '640 sqft, without walls to draw'],
  ['1300.2 sqft', 130_020, '1,300.2 sqft, without walls to draw'],
  ['1,300', 130_000, '1,300 sqft, without walls to draw'],
  ['24 sq ft', 2_400, '24 sqft, without walls to draw'],
  ['20 m²', 21_528, '20 sq m = 215.28 sqft, without walls to draw'],
])('%j is a whole area, which has no sides', (typed, sqft, words) => {
  expect(readSize(typed)).toEqual({ kind: 'read', size: null, area: exactArea(sqft), words });
});

test.each([
  ['3', 3_600],
  ['3\'6"', 4_200],
  ['18 in', 1_800],
  ['0', 0],
  ['', null],
  ['abc', 'Please type one length, such as 3 or 3\'6".'],
  ['3 x 4', 'Please type one length, such as 3 or 3\'6".'],
])('The distance %j along a wall is read', (typed, read) => {
  expect(readDistance(typed)).toBe(read);
});

test.each([
  ['14x', 'Please type the second length too, such as 14 x 18.'],
  ['14', 'Please type the second length too, such as 14 x 18, or a whole area, such as 250 sqft.'],
  ['14 ft', 'Please type the second length too, such as 14 x 18.'],
  ['14 / 18', 'For 14 by 18 please type 14 x 18.'],
  ['0', 'A side cannot be 0. Please type both lengths, such as 14 x 18.'],
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
