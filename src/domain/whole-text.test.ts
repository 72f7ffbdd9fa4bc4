import { expect, test } from 'vitest';
import { isWholeText, wholeText } from './whole-text';

test.each([
  ['Home', 'Home'],
  ['Home 🏠', 'Home 🏠'],
  ['Home \ud83c', 'Home \ufffd'],
  ['\udfe0 home \u0000\u0000', '\ufffd home \ufffd\ufffd'],
])('%j is stored as %j', (text, stored) => {
  expect(wholeText(text)).toBe(stored);
  expect(isWholeText(text)).toBe(text === stored);
});
