import { pieceStride, rowJoints, rowStarts, type FloorLay, type FloorPattern } from './floor-layout';
import type { Picture } from './picture';

/** What a product brings to be laid in a room. */
export interface RoomFloor {
  /** A picture of whole pieces seen from above, stacked as rows; each row is one piece, as wide as the picture. */
  readonly sheet: Picture;
  readonly lengthMm: number;
  readonly widthMm: number;
  /** How it may be laid, the usual way first; never empty. */
  readonly patterns: readonly [FloorPattern, ...FloorPattern[]];
  /** Share of a tile by which each row is moved; null where joints are spread at random. */
  readonly rowStep: number | null;
  /** 0 dead matt to 1 satin. */
  readonly sheen: number;
}

/** Pieces in the picture of a floor: as many as its height has room for. */
export function piecesOn(floor: RoomFloor): number {
  const pieceHeight = (floor.sheet.widthPx * floor.widthMm) / floor.lengthMm;
  return Math.max(1, Math.round(floor.sheet.heightPx / pieceHeight));
}

/** The floor as it is laid in a pattern; in the pattern it is usually laid in where it does not allow that one. */
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
