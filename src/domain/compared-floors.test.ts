import { expect, test } from 'vitest';
import { floorsText, readFloors } from './compared-floors';

test.each([
  ['a,b', ['a', 'b'], 0],
  ['a,b,a, b ,', ['a', 'b'], 0],
  ['a', ['a'], 0],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd'], 1],
  ['a,b,c,d,a,b', ['a', 'b', 'c', 'd'], 0],
  ['', [], 0],
  [',,,', [], 0],
  [undefined, [], 0],
  [null, [], 0],
  [['a', 'b'], [], 0],
  [{ a: 1 }, [], 0],
  [20, ['20'], 0],
  ['<b>x</b>,ñandú 🙂', ['<b>x</b>', 'ñandú 🙂'], 0],
  ['x'.repeat(5_000), [], 0],
])('The floors of an address are read without an error: %j', (asked, slugs, leftOut) => {
  expect(readFloors(asked)).toEqual({ slugs, leftOut });
});

test('What is written is read again', () => {
  expect(readFloors(floorsText(['a', 'b', 'c'])).slugs).toEqual(['a', 'b', 'c']);
});
