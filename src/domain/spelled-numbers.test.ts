import { expect, test } from 'vitest';
import { readSpelledNumbers } from './spelled-numbers';

test.each([
  ['twenty fifth street', '25th street'],
  ['twenty fifteenth street', '20 15th street'],
  ['fourteen twenty coral way', '1420 coral way'],
  ['one hundred and five main', '105 main'],
  ['two thousand ten main', '2010 main'],
  ['sand and stone', 'sand and stone'],
])('%j is read as %j', (spelled, read) => {
  expect(readSpelledNumbers(spelled.split(' ')).join(' ')).toBe(read);
});
