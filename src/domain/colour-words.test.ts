import { expect, test } from 'vitest';
import { toneOf } from './colour-words';

test.each([
  ['Grey oak', 'grey'],
  ['Natural oak with grey knots', 'warm'],
  ['Pale ash with dark grain', 'light'],
  ['Warm light maple', 'warm'],
  ['Walnut', null],
])('The tone of %j is %s: what stands behind with is a part of it', (words, tone) => {
  expect(toneOf(words)).toBe(tone);
});
