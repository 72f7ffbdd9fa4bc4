import { expect, test } from 'vitest';
import { readFindParameters } from './find-parameters';

test('What a list understands is read as text, in one order; anything else in an address is left', () => {
  const read = readFindParameters({ wear: 20, q: ' light oak ', page: 2, utm_source: 'mail', waterproof: true });
  expect(JSON.stringify(read)).toBe('{"q":"light oak","wear":"20","waterproof":"true"}');
});

test('A name that comes twice has both values', () => {
  expect(readFindParameters({ tone: ['light', 'warm'] })).toEqual({ tone: 'light,warm' });
});

test('A text that nobody types is cut', () => {
  expect(readFindParameters({ q: 'o'.repeat(5_000) }).q).toHaveLength(200);
});

test.each([undefined, null, '', '   ', {}, { a: 1 }, []])('%j asks for nothing', (q) => {
  expect(readFindParameters({ q })).toEqual({});
});
