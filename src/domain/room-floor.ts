import type { FloorPattern } from './floor-facts';
import { pieceStride, rowJoints, rowStarts, type FloorLay } from './floor-layout';
import type { Picture } from './picture';

export interface RoomFloor {
  /** Whole pieces, stacked as rows, each as wide as the picture. */
  readonly sheet: Picture;
  readonly lengthMm: number;
  readonly widthMm: number;
  /** The usual pattern comes first. */
  readonly patterns: readonly [FloorPattern, ...FloorPattern[]];
  /** Shift of each row as a share of a piece; null for random joints. */
  readonly rowStep: number | null;
  /** 0 dead matt to 1 satin. */
  readonly sheen: number;
}

/** Number of pieces in a floor's picture, computed from its height. */
export function piecesOn(floor: RoomFloor): number {
  const pieceHeight = (floor.sheet.widthPx * floor.widthMm) / floor.lengthMm;
  return Math.max(1, Math.round(floor.sheet.heightPx / pieceHeight));
}

/** Uses the usual pattern when the wanted one is not allowed. */
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
