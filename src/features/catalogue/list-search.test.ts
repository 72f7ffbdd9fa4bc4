import { expect, test } from 'vitest';
import { readListSearch } from './list-search';

test.each([2, 900])('Page %i is read', (page) => {
  expect(readListSearch({ page, other: 'word' })).toEqual({ page });
});

test.each([undefined, '', 'two', '2', 1, 0, -2, 1.5, Number.NaN, Number.POSITIVE_INFINITY, [2], { page: 2 }, true, null])(
  'The malformed or first page %j is ignored',
  (page) => {
    expect(readListSearch({ page })).toEqual({});
  },
);
