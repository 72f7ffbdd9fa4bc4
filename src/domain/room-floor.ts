import { pieceStride, rowJoints, rowStarts, type FloorLay, type FloorPattern } from './floor-layout';
import type { Picture } from './picture';

/** The data that a product needs to be laid in a room. */
export interface RoomFloor {
  /** A picture of whole pieces seen from above, stacked as rows; each row is one piece, as wide as the picture. */
  readonly sheet: Picture;
  readonly lengthMm: number;
  readonly widthMm: number;
  /** Allowed patterns, the usual one first; never empty. */
  readonly patterns: readonly [FloorPattern, ...FloorPattern[]];
  /** Share of a piece by which each row is shifted; null where joints are at random. */
  readonly rowStep: number | null;
  /** 0 dead matt to 1 satin. */
  readonly sheen: number;
}

/** Number of pieces in a floor's picture, computed from its height. */
export function piecesOn(floor: RoomFloor): number {
  const pieceHeight = (floor.sheet.widthPx * floor.widthMm) / floor.lengthMm;
  return Math.max(1, Math.round(floor.sheet.heightPx / pieceHeight));
}

/** Lays the floor in a pattern, or in its usual one when it does not allow that pattern. */
export function layFloor(floor: RoomFloor, wanted: FloorPattern): FloorLay {
  const pattern = floor.patterns.includes(wanted) ? wanted : floor.patterns[0];
  const pieces = piecesOn(floor);
  const { lengthMm, widthMm } = floor;
  return {
    pattern,
    lengthMm,
    widthMm,
    pieces,
    joints: rowJoints(lengthMm, floor.rowStep),
    starts: rowStarts(pieces),
    stride: pieceStride(pieces),
  };
}
