import { expect, it } from 'vitest';
import { isKnownEtag } from './etag';

it.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  [' W/"abc" ', true],
  ['"abcd"', false],
  ['abc', false],
  ['"W/abc"', false],
  ['', false],
  [undefined, false],
])('A client that has %j has the text W/"abc": %s', (ifNoneMatch, isKnown) => {
  expect(isKnownEtag(ifNoneMatch, 'W/"abc"')).toBe(isKnown);
  expect(isKnownEtag(ifNoneMatch, '"abc"')).toBe(isKnown);
});
