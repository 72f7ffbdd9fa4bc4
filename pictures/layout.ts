import { blankFloorSpot, herringboneAt } from '../src/domain/floor-layout';
import { hashCell, randomCell, clamp } from './noise';

/** Lengths in millimetres. */
export interface Spot {
  /** The seed of all properties of the board. */
  board: number;
  along: number;
  across: number;
  /** Along the layout's y axis. */
  isTurned: boolean;
}

export interface Layout {
  readonly lengthMm: number;
  readonly widthMm: number;
  locate(x: number, y: number, out: Spot): void;
}

export function blankSpot(): Spot {
  return { board: 0, along: 0, across: 0, isTurned: false };
}

const rowsKept = 512;

/** The shortest distance between two joints that repeat every `lengthMm`. */
export function staggerMm(a: number, b: number, lengthMm: number): number {
  const d = Math.abs(a - b) % lengthMm;
  return Math.min(d, lengthMm - d);
}

/**
 * A row is redrawn until it keeps `leastMm` to the previous row and less to the one before, as fitters do to avoid stair steps and H
 * joints.
 */
export function drawJoints(lengthMm: number, seed: number, leastMm: number): Float64Array {
  const joints = new Float64Array(rowsKept);
  for (let row = 0; row < rowsKept; row += 1) {
    for (let attempt = 0; attempt < 64; attempt += 1) {
      const joint = randomCell(row, attempt, seed) * lengthMm;
      joints[row] = joint;
      const first = row < 1 || staggerMm(joint, joints[row - 1] ?? 0, lengthMm) >= leastMm;
      const second = row < 2 || staggerMm(joint, joints[row - 2] ?? 0, lengthMm) >= leastMm * 0.6;
      if (first && second) break;
    }
  }
  return joints;
}

export function straightLayout(lengthMm: number, widthMm: number, seed: number): Layout {
  const joints = drawJoints(lengthMm, seed, Math.min(300, lengthMm * 0.2));
  return {
    lengthMm,
    widthMm,
    locate(x: number, y: number, out: Spot): void {
      const row = Math.floor(y / widthMm);
      const shifted = x - (joints[((row % rowsKept) + rowsKept) % rowsKept] ?? 0);
      const column = Math.floor(shifted / lengthMm);
      out.board = hashCell(column, row, seed);
      out.along = shifted - column * lengthMm;
      out.across = y - row * widthMm;
      out.isTurned = false;
    },
  };
}

/** `share` of a tile moves each row. */
export function tileLayout(lengthMm: number, widthMm: number, seed: number, share: number): Layout {
  return {
    lengthMm,
    widthMm,
    locate(x: number, y: number, out: Spot): void {
      const row = Math.floor(y / widthMm);
      const shifted = x - ((row * share) % 1) * lengthMm;
      const column = Math.floor(shifted / lengthMm);
      out.board = hashCell(column, row, seed);
      out.along = shifted - column * lengthMm;
      out.across = y - row * widthMm;
      out.isTurned = false;
    },
  };
}

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

export interface Bevel {
  /** Below the face, millimetres. */
  depth: number;
  /** Light lost in the seam, 0–1. */
  shade: number;
}

/** Of the nearest edge. The seam is a shadow of 0.45 mm between two boards. */
export function bevelAt(spot: Spot, layout: Layout, bevelMm: number, footprintMm: number, out: Bevel): void {
  const ends = Math.min(spot.along, layout.lengthMm - spot.along);
  const sides = Math.min(spot.across, layout.widthMm - spot.across);
  const edge = Math.min(ends, sides);
  out.depth = 0;
  out.shade = 0;
  const reach = bevelMm + footprintMm;
  if (edge > reach) return;
  out.depth = 0.45 * bevelMm * clamp(1 - edge / bevelMm, 0, 1);
  // A seam narrower than a sample still darkens its share of the sample.
  const seam = 0.45;
  const width = Math.max(seam, footprintMm * 0.75);
  out.shade =
    0.66 * Math.min(1, seam / width + 0.1) * clamp(1.5 - edge / width, 0, 1) + 0.16 * clamp(1 - edge / (bevelMm + footprintMm * 0.4), 0, 1);
}
