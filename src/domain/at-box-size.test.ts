import { expect, test } from 'vitest';
import { atBoxSize } from './at-box-size';
import { EMPTY_SELECTION } from './product-selection';

const TYPED = { ...EMPTY_SELECTION, coverage: 18_000, wastagePercent: 10, boxes: 9 } as const;

test('A selection has the boxes of the box size of today', () => {
  expect(atBoxSize(TYPED, 1_884)).toEqual({ ...TYPED, boxes: 11 });
});

test('A selection whose boxes are right stays the same object: a page that is not hydrated yet is not rendered anew', () => {
  expect(atBoxSize(TYPED, 2_364)).toBe(TYPED);
  expect(atBoxSize(EMPTY_SELECTION, 2_364)).toBe(EMPTY_SELECTION);
});
