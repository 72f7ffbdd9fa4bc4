import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_BOXES } from './coverage';
import { readBoxes } from './typed-boxes';

test.each([
  ['4', 4, null],
  ['12', 12, null],
  ['12.', 12, null],
  [' 12\t', 12, null],
  ['9999', 9_999, null],
  ['2.5', 3, 'Boxes are whole: 3 boxes'],
  ['2,5', 3, 'Boxes are whole: 3 boxes'],
  ['0.4', 1, 'Boxes are whole: 1 box'],
  ['12 1/2', 13, 'Boxes are whole: 13 boxes'],
  ['1,200', 1_200, '1,200 boxes'],
  ['3 boxes', 3, '3 boxes'],
  ['3boxes', 3, '3 boxes'],
  ['1 box', 1, '1 box'],
  ['3 cajas', 3, '3 boxes'],
  ['1 caja.', 1, '1 box'],
  ['+ 3', 3, '3 boxes'],
  ['+3', 3, '3 boxes'],
  ['４', 4, '4 boxes'],
  ['0', 0, null],
])('%j is %d', (typed, value, words) => {
  expect(readBoxes(typed)).toEqual({ kind: 'read', value, words });
});

const EXAMPLE = 'Please type a number of boxes, such as 4.';
const TOO_MANY = 'At most 9,999 boxes. Please ask us for more.';

test.each([
  ['abc', EXAMPLE],
  ['-2', EXAMPLE],
  ['14x18', EXAMPLE],
  ['2.5.1', EXAMPLE],
  ['1e2', EXAMPLE],
  ['boxes', EXAMPLE],
  ['3 boxes 4', EXAMPLE],
  ['3 + 4', EXAMPLE],
  ['3+4', EXAMPLE],
  ['10000', TOO_MANY],
  ['9999.5', TOO_MANY],
  ['999999999999999', TOO_MANY],
])('%j is no number of boxes, and the words say what to type', (typed, words) => {
  expect(readBoxes(typed)).toEqual({ kind: 'unread', words });
});

test('Nothing typed is nothing', () => {
  expect(readBoxes(' \u200b')).toEqual({ kind: 'empty' });
});

test('A count is never another count', () => {
  assert(
    property(integer({ min: 0, max: MAX_BOXES }), (boxes) => {
      expect(readBoxes(String(boxes))).toMatchObject({ value: boxes });
      expect(readBoxes(boxes.toLocaleString('en-US'))).toMatchObject({ value: boxes });
    }),
  );
});
