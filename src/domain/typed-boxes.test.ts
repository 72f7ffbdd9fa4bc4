import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_BOXES } from './coverage';
import { readBoxes } from './typed-boxes';

test.each([
  ['4', 4, null],
  ['2.5', 3, 'Boxes are whole: 3 boxes'],
  ['2,5', 3, 'Boxes are whole: 3 boxes'],
  ['0.4', 1, 'Boxes are whole: 1 box'],
  ['12 1/2', 13, 'Boxes are whole: 13 boxes'],
  ['1,200', 1_200, '1,200 boxes'],
  ['3 boxes', 3, '3 boxes'],
  ['４', 4, '4 boxes'],
  ['0', 0, null],
])('%j is %d', (typed, value, words) => {
  expect(readBoxes(typed)).toEqual({ kind: 'read', value, words });
});

test.each([['abc'], ['-2'], ['14x18'], ['2.5.1'], ['10000'], ['9999.5'], ['1e2']])('%j is no number of boxes, and is said', (typed) => {
  expect(readBoxes(typed)).toMatchObject({ kind: 'unread' });
});

test('A count is never another count', () => {
  assert(
    property(integer({ min: 0, max: MAX_BOXES }), (boxes) => {
      expect(readBoxes(String(boxes))).toMatchObject({ value: boxes });
      expect(readBoxes(boxes.toLocaleString('en-US'))).toMatchObject({ value: boxes });
    }),
  );
});
