import { expect, test } from 'vitest';
import { JOINT_ROWS } from './floor-layout';
import { FALLBACK_PICTURE } from './picture';
import { layFloor, piecesOn, type RoomFloor } from './room-floor';

/** A picture of eight planks, each 180 x 1220 mm. */
const PLANKS: RoomFloor = {
  sheet: { ...FALLBACK_PICTURE, widthPx: 1_220, heightPx: 8 * 180 },
  lengthMm: 1_220,
  widthMm: 180,
  patterns: ['diagonal', 'straight'],
  rowStep: null,
  sheen: 0.5,
};

test('The pieces in a picture are counted by its height, to the nearest one, and there is always one', () => {
  const pieces = (widthPx: number, heightPx: number) => piecesOn({ ...PLANKS, sheet: { ...PLANKS.sheet, widthPx, heightPx } });
  expect([pieces(1_220, 1_440), pieces(610, 720), pieces(1_220, 1_380), pieces(1_220, 20)]).toEqual([8, 8, 8, 1]);
});

test('A floor is laid in the wanted pattern, or in its usual one when it cannot be laid so', () => {
  expect([layFloor(PLANKS, 'straight').pattern, layFloor(PLANKS, 'herringbone').pattern]).toEqual(['straight', 'diagonal']);
});

test('The pieces have the size of the product and all pieces of its picture, tiles the product’s own step', () => {
  const laid = layFloor(PLANKS, 'straight');
  expect(laid).toMatchObject({ lengthMm: 1_220, widthMm: 180, pieces: 8, stride: 3 });
  expect([laid.starts.length, Math.max(...laid.starts), Math.min(...laid.starts)]).toEqual([JOINT_ROWS, 7, 0]);
  expect(layFloor({ ...PLANKS, rowStep: 0.25 }, 'straight').joints.slice(0, 5)).toEqual([0, 0.25, 0.5, 0.75, 0]);
  expect(new Set(laid.joints).size).toBe(JOINT_ROWS);
});
