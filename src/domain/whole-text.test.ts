import { expect, test } from 'vitest';
import { cutText, isWholeText, wholeText } from './whole-text';

test.each([
  ['Home', 'Home'],
  ['Home 🏠', 'Home 🏠'],
  ['Home \ud83c', 'Home \ufffd'],
  ['\udfe0 home \u0000\u0000', '\ufffd home \ufffd\ufffd'],
])('%j is stored as %j', (text, stored) => {
  expect(wholeText(text)).toBe(stored);
  expect(isWholeText(text)).toBe(text === stored);
});

test('A text is cut to its length, and an emoji is never cut in half', () => {
  expect([0, 2, 3, 4, 9].map((length) => cutText('ab🏠c', length))).toEqual(['', 'ab', 'ab', 'ab🏠', 'ab🏠c']);
});
