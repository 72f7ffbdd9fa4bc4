import { expect, test } from 'vitest';
import { isForward } from './is-forward';

const entry = (index: number) => ({ state: { __TSR_index: index } });

test('A link leads forward; Back, a replaced entry and the first screen of a page do not', () => {
  expect(isForward(entry(1), entry(2))).toBe(true);
  expect(isForward(entry(2), entry(1))).toBe(false);
  expect(isForward(entry(1), entry(1))).toBe(false);
  expect(isForward(undefined, entry(0))).toBe(false);
});
