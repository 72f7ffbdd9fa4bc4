import { expect, it } from 'vitest';
import { isCount, isFields, listOf, textOf } from './stored-fields';

it('A record has fields; a text, a number and nothing have none', () => {
  expect([{}, { a: 1 }, [], 'text', 7, null, undefined].map(isFields)).toEqual([true, true, true, false, false, false, false]);
});

it('A count is a number that is there and not negative', () => {
  expect([0, 1, 2.5, -1, Number.NaN, Number.POSITIVE_INFINITY, '1', null].map(isCount)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('What is no text is an empty one', () => {
  expect(['oak', '', 7, null, undefined].map(textOf)).toEqual(['oak', '', '', '', '']);
});

it('The items of a list that cannot be read are left out, and what is no list has none', () => {
  const read = (fields: Readonly<Record<string, unknown>>): number | null => (isCount(fields['a']) ? fields['a'] : null);
  expect(listOf([{ a: 1 }, 'text', null, { a: 'x' }, { a: 0 }], read)).toEqual([1, 0]);
  expect([listOf({ a: 1 }, read), listOf(undefined, read)]).toEqual([[], []]);
});
