import { expect, test } from 'vitest';
import { readFindParameters } from './find-parameters';
import { readFindState } from './find-state';

test('What a list understands is read as text, in one order; anything else in an address is left', () => {
  const read = readFindParameters({ wear: 20, q: ' light oak ', page: 2, utm_source: 'mail', waterproof: true });
  expect(JSON.stringify(read)).toBe('{"q":"light oak","wear":"20","waterproof":"true"}');
});

test('A name that comes twice has both values', () => {
  expect(readFindParameters({ tone: ['light', 'warm'] })).toEqual({ tone: 'light,warm' });
});

test('Every name that a list knows is read, in one order', () => {
  const names = 'q sort price look tone core wear thickness width waterproof pad install room sound'.split(' ');
  const address = Object.fromEntries(names.toReversed().map((name) => [name, name]));
  expect(Object.keys(readFindParameters(address))).toEqual(names);
});

test('A text that nobody types is cut, but no character in half', () => {
  expect(readFindParameters({ q: 'o'.repeat(5_000) }).q).toBe('o'.repeat(1_000));
  expect(readFindParameters({ q: '🪵'.repeat(3_000) }).q).toBe('🪵'.repeat(1_000));
});

test('As many of the longest values as a filter may have come back whole', () => {
  const look = Array.from({ length: 12 }, (_, at) => String(at).padStart(2, '0').padEnd(80, 'a')).join(',');
  expect(readFindParameters({ look })).toEqual({ look });
  expect(readFindState(readFindParameters({ look })).chosen.look?.join(',')).toBe(look);
});

test('Nothing is left out for being small', () => {
  expect(readFindParameters({ q: 0, pad: false })).toEqual({ q: '0', pad: 'false' });
});

test.each([undefined, null, '', '   ', {}, { a: 1 }, []])('%j asks for nothing', (q) => {
  expect(readFindParameters({ q })).toEqual({});
});
