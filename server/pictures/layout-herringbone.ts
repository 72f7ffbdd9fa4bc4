import type { Layout, Spot } from './layout';
import { hashCell } from './noise';

/**
 * Herringbone for any length and width. Lying boards start at k(W, W) + b(L, -L); each has a standing board at its
 * right end, in the column from L to L + W, reaching L down from the level of its upper edge. The two
 * vectors span 2·L·W, the area of one pair, so the pattern closes without gap or overlap.
 */
export function herringboneLayout(lengthMm: number, widthMm: number, seed: number): Layout {
  const locateStraight = (x: number, y: number, out: Spot): void => {
    const guess = Math.floor((x - y + widthMm) / (2 * lengthMm));
    for (let b = guess - 1; b <= guess + 1; b += 1) {
      const bx = x - b * lengthMm;
      const by = y + b * lengthMm;
      const k = Math.floor(by / widthMm);
      const lying = bx - k * widthMm;
      if (lying >= 0 && lying < lengthMm) {
        out.board = hashCell(k * 2, b, seed);
        out.along = lying;
        out.across = by - k * widthMm;
        out.isTurned = false;
        return;
      }
      const j = Math.floor((bx - lengthMm) / widthMm);
      const standing = by - (j + 1) * widthMm + lengthMm;
      if (standing >= 0 && standing < lengthMm) {
        out.board = hashCell(j * 2 + 1, b, seed);
        out.along = standing;
        out.across = bx - lengthMm - j * widthMm;
        out.isTurned = true;
        return;
      }
    }
  };
  const turn = Math.SQRT1_2;
  return {
    lengthMm,
    widthMm,
    // Turned by 45° so the points of the pattern run up and down the picture.
    locate: (x, y, out) => locateStraight((x + y) * turn, (y - x) * turn, out),
  };
}
