import { expect, test } from 'vitest';
import { FIND_PARAMETERS } from '../../domain/find/find-parameters';
import { isListAsked, readListSearch } from './list-search';

test.each([2, 900])('Page %i is read', (page) => {
  expect(readListSearch({ page, other: 'word' })).toEqual({ page });
});

test.each([undefined, '', 'two', '2', 1, 0, -2, 1.5, Number.NaN, Number.POSITIVE_INFINITY, [2], { page: 2 }, true, null])(
  'The malformed or first page %j is ignored',
  (page) => {
    expect(readListSearch({ page })).toEqual({});
  },
);

test.each(FIND_PARAMETERS)('A list whose address has a text for %s is asked something; page and strange names ask nothing', (name) => {
  expect(isListAsked({ [name]: 'oak' })).toBe(true);
  expect(isListAsked({ [name]: ' ' })).toBe(false);
  expect(isListAsked(JSON.parse(`{"page":2,"x${name}":"oak"}`))).toBe(false);
});
