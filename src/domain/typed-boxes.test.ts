import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_BOXES } from './coverage';
import { readBoxes, readCount } from './typed-boxes';

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

test.each([
  ['99', { kind: 'read', value: 99, words: null }],
  ['2.5', { kind: 'read', value: 3, words: 'Doorways are whole: 3 doorways' }],
  ['1 doorway', { kind: 'read', value: 1, words: '1 doorway' }],
  ['x', { kind: 'unread', words: 'Please type a number of doorways, such as 4.' }],
  ['3 boxes', { kind: 'unread', words: 'Please type a number of doorways, such as 4.' }],
  ['100', { kind: 'unread', words: 'At most 99 doorways. Please ask us for more.' }],
])('%j in a field of doorways is read as doorways and never as boxes', (typed, reading) => {
  expect(readCount(typed, { one: 'doorway', many: 'doorways', most: 99, words: / ?doorways?$/ })).toEqual(reading);
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
