import type { FloorPattern } from './floor-facts';

export interface FloorLay {
  readonly pattern: FloorPattern;
  readonly lengthMm: number;
  readonly widthMm: number;
  /** The number of different pieces in the picture. */
  readonly pieces: number;
  /** First joint of each row as a share of a piece's length; repeats after the last row. */
  readonly joints: readonly number[];
  /** Each row's first piece, and the step to the next piece along a row. */
  readonly starts: readonly number[];
  readonly stride: number;
}

export interface FloorSpot {
  /** Index of the pictured piece, from 0. */
  piece: number;
  /** End to end, or side to side: four looks per piece, so that none seems to repeat. */
  isReversed: boolean;
  isMirrored: boolean;
  /** Whether the piece lies across the rows: one half of a herringbone. */
  isStanding: boolean;
  /** Millimetres along the piece from its start, and across it. */
  along: number;
  across: number;
  /** Equal only for points of the same piece. */
  column: number;
  row: number;
}

/** Joints repeat after these rows: more than any room has. */
export const JOINT_ROWS = 64;

/** To be filled by `pieceAt`. */
export function blankFloorSpot(): FloorSpot {
  return { piece: 0, isReversed: false, isMirrored: false, isStanding: false, along: 0, across: 0, column: 0, row: 0 };
}

/** Degrees. A herringbone is turned by 45°, so that its points run along the room. */
export function patternTurn(pattern: FloorPattern, isTurned: boolean): number {
  return (pattern === 'straight' ? 0 : 45) + (isTurned ? 90 : 0);
}

/** Pseudo-random, 0 to 2^32; the shader in features/room-view computes the same. */
export function pieceNumber(column: number, row: number): number {
  let h = Math.imul(column, 0x8da6b343) ^ Math.imul(row, 0xd8163841);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** Distance of two joints as a share of a piece's length; joints repeat with every piece. */
export function jointDistance(a: number, b: number): number {
  const d = Math.abs(a - b) % 1;
  return Math.min(d, 1 - d);
}

/**
 * Shares of a piece's length. A `step` is for tiles. Null lays planks: random joints, a fifth of a piece (at most 300 mm) from those of the
 * row before.
 */
export function rowJoints(lengthMm: number, step: number | null): readonly number[] {
  const least = Math.min(300 / lengthMm, 0.2);
  const joints: number[] = [];
  for (let row = 0; row < JOINT_ROWS; row += 1) {
    if (step !== null) {
      joints.push((row * step) % 1);
      continue;
    }
    let joint = 0;
    for (let attempt = 0; attempt < 64; attempt += 1) {
      joint = pieceNumber(row, 1000 + attempt) / 2 ** 32;
      if (
        row < 1 ||
        (jointDistance(joint, joints[row - 1] ?? 0) >= least && (row < 2 || jointDistance(joint, joints[row - 2] ?? 0) >= least * 0.6))
      )
        break;
    }
    joints.push(joint);
  }
  return joints;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Chosen so that a row shows all pieces before one repeats. */
export function pieceStride(pieces: number): number {
  for (let stride = Math.min(3, pieces - 1); stride < pieces; stride += 1) if (greatestDivisor(pieces, stride) === 1) return stride;
  return 1;
}

/** Chosen so that a piece does not lie beside itself in the next rows, if there are enough pieces. */
export function rowStarts(pieces: number): readonly number[] {
  const stride = pieceStride(pieces);
  const starts: number[] = [];
  const isFree = (start: number, row: number): boolean => {
    const other = starts[row];
    return other === undefined || [0, stride, -stride].every((shift) => (start - other + shift + pieces * 2) % pieces !== 0);
  };
  for (let row = 0; row < JOINT_ROWS; row += 1) {
    const wanted = Array.from({ length: 24 }, (_, attempt) => pieceNumber(row, 2000 + attempt) % pieces);
    const best = wanted.find((start) => isFree(start, row - 1) && isFree(start, row - 2)) ?? wanted.find((start) => isFree(start, row - 1));
    starts.push(best ?? wanted[0] ?? 0);
  }
  return starts;
}

/** Writes into `out`. Millimetres; x runs along the rows. */
export function pieceAt(lay: FloorLay, x: number, y: number, out: FloorSpot): void {
  const isHerringbone = lay.pattern === 'herringbone';
  if (isHerringbone) herringboneAt(lay.lengthMm, lay.widthMm, x, y, out);
  else rowsAt(lay, x, y, out);
  const number = pieceNumber(out.column, out.row);
  out.piece = isHerringbone
    ? number % lay.pieces
    : wrapped(out.column * lay.stride + (lay.starts[wrapped(out.row, JOINT_ROWS)] ?? 0), lay.pieces);
  out.isReversed = ((number >>> 16) & 1) === 1;
  out.isMirrored = ((number >>> 17) & 1) === 1;
}

function wrapped(value: number, size: number): number {
  return ((value % size) + size) % size;
}

function rowsAt({ lengthMm, widthMm, joints }: FloorLay, x: number, y: number, out: FloorSpot): void {
  const row = Math.floor(y / widthMm);
  const shifted = x - (joints[wrapped(row, JOINT_ROWS)] ?? 0) * lengthMm;
  const column = Math.floor(shifted / lengthMm);
  out.column = column;
  out.row = row;
  out.isStanding = false;
  out.along = shifted - column * lengthMm;
  out.across = y - row * widthMm;
}

/**
 * Lying pieces start at k(W, W) + b(L, -L); each has a standing piece at its right end, from L to L + W, reaching L down from its upper
 * edge. The two vectors span 2·L·W, the area of one pair, so the pattern closes without gap or overlap.
 */
export function herringboneAt(lengthMm: number, widthMm: number, x: number, y: number, out: FloorSpot): void {
  const guess = Math.floor((x - y + widthMm) / (2 * lengthMm));
  // A point that rounding puts between two pieces lies on their edge: the edge of any piece will do.
  out.column = 0;
  out.row = guess;
  out.isStanding = false;
  out.along = 0;
  out.across = 0;
  for (let b = guess - 1; b <= guess + 1; b += 1) {
    const bx = x - b * lengthMm;
    const by = y + b * lengthMm;
    const k = Math.floor(by / widthMm);
    const lying = bx - k * widthMm;
    if (lying >= 0 && lying < lengthMm) {
      out.column = k * 2;
      out.row = b;
      out.isStanding = false;
      out.along = lying;
      out.across = by - k * widthMm;
      return;
    }
    const j = Math.floor((bx - lengthMm) / widthMm);
    const standing = by - (j + 1) * widthMm + lengthMm;
    if (standing >= 0 && standing < lengthMm) {
      out.column = j * 2 + 1;
      out.row = b;
      out.isStanding = true;
      out.along = standing;
      out.across = bx - lengthMm - j * widthMm;
      return;
    }
  }
}
