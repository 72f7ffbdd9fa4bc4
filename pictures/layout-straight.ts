import type { Layout, Spot } from './layout';
import { hashCell, randomCell } from './noise';

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
