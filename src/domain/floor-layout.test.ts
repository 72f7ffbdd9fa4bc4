import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blankFloorSpot,
  jointDistance,
  JOINT_ROWS,
  patternTurn,
  pieceAt,
  pieceNumber,
  pieceStride,
  rowJoints,
  rowStarts,
  type FloorLay,
} from './floor-layout';
import { FLOOR_PATTERNS, type FloorPattern } from './floor-facts';

const sizes = [
  [1220, 180],
  [1535, 228],
  [1801, 229],
  [720, 150],
  [813, 406],
] as const;

function layOf(pattern: FloorPattern, lengthMm: number, widthMm: number): FloorLay {
  return { pattern, lengthMm, widthMm, pieces: 8, joints: rowJoints(lengthMm, null), starts: rowStarts(8), stride: pieceStride(8) };
}

/** Tenths of a millimetre, within any room. */
const place = fc.integer({ min: -90_000, max: 90_000 }).map((tenths) => tenths / 10);
const sized = fc.constantFrom(...sizes);

test('Every point of a floor lies on exactly one whole piece, in every pattern and size', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FLOOR_PATTERNS), sized, place, place, (pattern, [lengthMm, widthMm], x, y) => {
      const spot = blankFloorSpot();
      spot.along = Number.NaN;
      pieceAt(layOf(pattern, lengthMm, widthMm), x, y, spot);
      expect(spot.along).toBeGreaterThanOrEqual(0);
      expect(spot.along).toBeLessThanOrEqual(lengthMm);
      expect(spot.across).toBeGreaterThanOrEqual(0);
      expect(spot.across).toBeLessThanOrEqual(widthMm);
      expect(spot.piece).toBeLessThan(8);
    }),
  );
});

test('A herringbone closes: each piece covers its own size, no more and no less', () => {
  const step = 10;
  for (const [lengthMm, widthMm] of [
    [720, 150],
    [600, 200],
    [610, 300],
  ] as const) {
    const lay = layOf('herringbone', lengthMm, widthMm);
    const spot = blankFloorSpot();
    const centre = blankFloorSpot();
    pieceAt(lay, 5, 5, centre);
    let mine = 0;
    for (let y = -1995; y < 2000; y += step) {
      for (let x = -1995; x < 2000; x += step) {
        pieceAt(lay, x, y, spot);
        if (spot.column === centre.column && spot.row === centre.row) mine += step * step;
      }
    }
    expect(mine / (lengthMm * widthMm)).toBeCloseTo(1, 1);
  }
});

test('Half the pieces of a herringbone stand and half lie', () => {
  const lay = layOf('herringbone', 720, 150);
  const spot = blankFloorSpot();
  let standing = 0;
  let all = 0;
  for (let y = 3; y < 8000; y += 37) {
    for (let x = 5; x < 8000; x += 41) {
      pieceAt(lay, x, y, spot);
      standing += spot.isStanding ? 1 : 0;
      all += 1;
    }
  }
  expect(standing / all).toBeCloseTo(0.5, 1);
});

test('A row of planks has one joint a plank, exactly a plank apart, and no joint close to one of the row before', () => {
  for (const [lengthMm, widthMm] of sizes) {
    const lay = layOf('straight', lengthMm, widthMm);
    const spot = blankFloorSpot();
    for (let row = 0; row < 12; row += 1) {
      const joints: number[] = [];
      let before: number | null = null;
      for (let x = 0; x < lengthMm * 4; x += 1) {
        pieceAt(lay, x, (row + 0.5) * widthMm, spot);
        if (before !== null && spot.column !== before) joints.push(x);
        before = spot.column;
      }
      expect(joints).toHaveLength(4);
      joints.slice(1).forEach((joint, i) => expect(Math.abs(joint - (joints[i] ?? 0) - lengthMm)).toBeLessThanOrEqual(1));
    }
  }
  const shares = rowJoints(1220, null);
  expect(shares).toHaveLength(JOINT_ROWS);
  shares.slice(1).forEach((share, row) => expect(jointDistance(share, shares[row] ?? 0) * 1220).toBeGreaterThanOrEqual(243));
  shares.slice(2).forEach((share, row) => expect(jointDistance(share, shares[row] ?? 0)).toBeGreaterThanOrEqual(0.12));
  // Only the rows side by side need a fifth.
  expect(shares.slice(2).some((share, row) => jointDistance(share, shares[row] ?? 0) < 0.2)).toBe(true);
});

test('The joints of long planks are 300 mm apart at least, and need not be a fifth of a plank', () => {
  const shares = rowJoints(3000, null);
  const gaps = shares.slice(1).map((share, row) => jointDistance(share, shares[row] ?? 0) * 3000);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(300);
  expect(Math.min(...gaps)).toBeLessThan(400);
});

test('Joints are measured the short way round: 0.9 and 0.1 of a piece are a fifth apart', () => {
  expect(jointDistance(0.9, 0.1)).toBeCloseTo(0.2, 12);
  expect(jointDistance(0.1, 0.9)).toBeCloseTo(0.2, 12);
  expect(jointDistance(2.25, 0.5)).toBeCloseTo(0.25, 12);
});

test.each([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
  [6, 5],
  [8, 3],
  [9, 4],
  [12, 5],
])('Of %d pieces in a picture a row takes every %d. one, and shows all before one repeats', (pieces, stride) => {
  expect(pieceStride(pieces)).toBe(stride);
  expect(new Set(Array.from({ length: pieces }, (_, column) => (column * stride) % pieces)).size).toBe(pieces);
});

test('Rows start with pieces of the picture, and not with one beside itself in the next two rows where there are enough', () => {
  const starts = rowStarts(12);
  expect(starts).toHaveLength(JOINT_ROWS);
  for (const start of starts) expect(start).toBeLessThan(12);
  for (const apart of [1, 2]) {
    starts.slice(apart).forEach((start, row) => expect([0, 5, 7]).not.toContain((start - (starts[row] ?? 0) + 12) % 12));
  }
  expect(new Set(rowStarts(1))).toEqual(new Set([0]));
});

test('A herringbone and a diagonal floor are turned by half a right angle, and a turned floor by a whole one more', () => {
  expect(FLOOR_PATTERNS.map((pattern) => patternTurn(pattern, false))).toEqual([0, 45, 45]);
  expect(FLOOR_PATTERNS.map((pattern) => patternTurn(pattern, true))).toEqual([90, 135, 135]);
});

test('Each row begins at its own joint with its own piece, and goes on through the picture in steps', () => {
  const lay: FloorLay = {
    ...layOf('straight', 1000, 200),
    joints: Array.from({ length: JOINT_ROWS }, (_, row) => row / 100),
    starts: [5, 2],
  };
  const spot = blankFloorSpot();
  pieceAt(lay, 2500, 250, spot);
  expect(spot).toMatchObject({ column: 2, row: 1, along: 490, across: 50, piece: (2 * 3 + 2) % 8, isStanding: false });
  pieceAt(lay, 5, 250, spot);
  expect(spot).toMatchObject({ column: -1, row: 1, along: 995, piece: (8 - 3 + 2) % 8 });
  pieceAt(lay, 0, 0, spot);
  expect(spot).toMatchObject({ column: 0, row: 0, along: 0, across: 0, piece: 5 });
});

test('A device without a shader draws the very pieces that the shader draws', () => {
  // Figures of the shader in features/room-view, which takes the same steps in unsigned numbers.
  expect([pieceNumber(0, 0), pieceNumber(1, 0), pieceNumber(0, 1), pieceNumber(-3, 7)]).toEqual([
    0, 3_923_940_533, 2_956_282_803, 245_838_880,
  ]);
  const spot = blankFloorSpot();
  const lay = layOf('herringbone', 720, 150);
  pieceAt(lay, -900, 300, spot);
  expect(spot).toEqual({ piece: 3, isReversed: true, isMirrored: true, isStanding: false, along: 270, across: 30, column: -6, row: -1 });
  pieceAt(lay, 800, 50, spot);
  expect(spot).toEqual({ piece: 5, isReversed: false, isMirrored: true, isStanding: true, along: 620, across: 80, column: 1, row: 0 });
});

test('Tiles in half bond meet in the middle of the tile below', () => {
  expect(rowJoints(610, 0.5).slice(0, 4)).toEqual([0, 0.5, 0, 0.5]);
});

test('A piece is as long and as wide in the room as on its carton', () => {
  const lay = layOf('straight', 1535, 228);
  const spot = blankFloorSpot();
  pieceAt(lay, 4000, 4000, spot);
  const { column, row, along, across } = spot;
  pieceAt(lay, 4000 - along + 1534.9, 4000 - across + 227.9, spot);
  expect([spot.column, spot.row]).toEqual([column, row]);
  pieceAt(lay, 4000 - along + 1535.1, 4000, spot);
  expect(spot.column).toBe(column + 1);
  pieceAt(lay, 4000, 4000 - across + 228.1, spot);
  expect(spot.row).toBe(row + 1);
});

test('Pieces are mixed: all of them are used, and each of their four looks about as often', () => {
  const lay = layOf('straight', 1220, 180);
  const spot = blankFloorSpot();
  const used = new Set<number>();
  const looks = [0, 0, 0, 0];
  for (let i = 0; i < 400; i += 1) {
    pieceAt(lay, (i % 20) * 1220 + 600, Math.floor(i / 20) * 180 + 90, spot);
    used.add(spot.piece);
    const look = (spot.isReversed ? 1 : 0) + (spot.isMirrored ? 2 : 0);
    looks[look] = (looks[look] ?? 0) + 1;
  }
  expect(used.size).toBe(8);
  for (const times of looks) {
    expect(times).toBeGreaterThan(65);
    expect(times).toBeLessThan(135);
  }
});

test('No piece lies beside itself, neither in its row nor in the rows next to it', () => {
  const lay = layOf('straight', 1220, 180);
  const here = blankFloorSpot();
  const there = blankFloorSpot();
  for (let y = 90; y < 40 * 180; y += 180) {
    for (let x = 0; x < 8000; x += 61) {
      pieceAt(lay, x, y, here);
      pieceAt(lay, x, y + 180, there);
      expect(there.piece).not.toBe(here.piece);
      pieceAt(lay, x + 1220, y, there);
      expect(there.piece).not.toBe(here.piece);
    }
  }
});
