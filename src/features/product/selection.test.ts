import { describe, expect, it } from 'vitest';
import { boxesFor } from '../../domain/coverage';
import { WASTAGE_PERCENTS } from '../../domain/wastage';
import { withBoxes, withCoverage, withWastage } from './selection';
import { EMPTY_SELECTION } from '../../domain/product-selection';

const SQFT_PER_BOX = 2364;

describe('coverage and boxes of one floor', () => {
  it('typed coverage becomes whole boxes with the usual waste of straight rows, and with none where the shopper chooses none', () => {
    const typed = withCoverage(EMPTY_SELECTION, 48000, SQFT_PER_BOX);
    expect(typed).toMatchObject({ wastagePercent: 10, boxes: 23 });
    expect(withWastage(typed, 0, SQFT_PER_BOX).boxes).toBe(21);
  });

  it('wastage is added to the typed coverage before the rounding', () => {
    const typed = withCoverage(EMPTY_SELECTION, 48000, SQFT_PER_BOX);
    expect(withWastage(typed, 10, SQFT_PER_BOX)).toMatchObject({ coverage: 48000, boxes: 23 });
    expect(withWastage(typed, 15, SQFT_PER_BOX).boxes).toBe(24);
  });

  it('an exact multiple does not become a box too many', () => {
    const typed = withWastage(EMPTY_SELECTION, 10, 2200);
    expect(withCoverage(typed, 10000, 2200).boxes).toBe(5);
  });

  it('chosen boxes set the coverage to the room that they are enough for', () => {
    expect(withBoxes(EMPTY_SELECTION, 23, SQFT_PER_BOX)).toMatchObject({ boxes: 23, coverage: 49429 });
    expect(withBoxes({ ...EMPTY_SELECTION, wastagePercent: 0 }, 23, SQFT_PER_BOX)).toMatchObject({ boxes: 23, coverage: 54372 });
  });

  it('with wastage, the coverage set by the boxes needs exactly those boxes again', () => {
    for (const wastagePercent of WASTAGE_PERCENTS) {
      for (const sqftPerBox of [1395, 1884, 2200, 2364, 2837]) {
        for (let boxes = 1; boxes <= 200; boxes += 1) {
          const { coverage } = withBoxes({ ...EMPTY_SELECTION, wastagePercent }, boxes, sqftPerBox);
          expect(boxesFor(coverage, wastagePercent, sqftPerBox)).toBe(boxes);
        }
      }
    }
  });

  it('no coverage is no boxes, and an absurd one is as many as it needs, for the page to refuse', () => {
    expect(withCoverage(EMPTY_SELECTION, 0, SQFT_PER_BOX).boxes).toBe(0);
    expect(withCoverage(EMPTY_SELECTION, 9_000_000_000, SQFT_PER_BOX).boxes).toBe(4_187_818);
  });
});
