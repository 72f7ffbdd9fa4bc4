import { blankFloorSpot, herringboneAt } from '../src/domain/floor-layout';
import type { Layout, Spot } from './layout';
import { hashCell } from './noise';

/** Turned by 45° so that its points run up and down the picture. */
export function herringboneLayout(lengthMm: number, widthMm: number, seed: number): Layout {
  const turn = Math.SQRT1_2;
  const found = blankFloorSpot();
  return {
    lengthMm,
    widthMm,
    locate(x: number, y: number, out: Spot): void {
      herringboneAt(lengthMm, widthMm, (x + y) * turn, (y - x) * turn, found);
      out.board = hashCell(found.column, found.row, seed);
      out.along = found.along;
      out.across = found.across;
      out.isTurned = found.isStanding;
    },
  };
}
