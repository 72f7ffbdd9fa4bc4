import { expect, test } from 'vitest';
import { floorPoint, type RoomCamera } from './room-camera';

/** 1.5 m above the floor, 4 m from the wall behind x and z 0, looking straight ahead. */
const AHEAD: RoomCamera = { at: [1_000, 1_500, 4_000], yaw: 0, spread: 1.2, horizon: 0.4, aspect: 1.5 };
const seen = (camera: RoomCamera, u: number, v: number) => {
  const view = { x: 0, z: 0, cosine: 0 };
  return floorPoint(camera, u, v, view) ? view : null;
};

test('No floor is seen at the horizon or above it', () => {
  expect(seen(AHEAD, 0.5, 0.3)).toBeNull();
  expect(seen(AHEAD, 0.5, 0.4)).toBeNull();
  expect(seen(AHEAD, 0.5, 0.404)).toBeNull();
  expect(seen(AHEAD, 0.5, 0.406)).not.toBeNull();
});

test('The middle of the lower edge shows the floor straight ahead of the camera', () => {
  const point = seen(AHEAD, 0.5, 1);
  // 0.6 of the height below the horizon: 1500 / (0.6 * 1.2 / 1.5) ahead.
  expect(point?.x).toBeCloseTo(1_000, 9);
  expect(point?.z).toBeCloseTo(4_000 - 3_125, 9);
  expect(point?.cosine).toBeCloseTo(0.48 / Math.sqrt(0.48 ** 2 + 1), 12);
});

test('What is right in the picture is right of the camera, at the same distance along the view', () => {
  const point = seen(AHEAD, 0.75, 1);
  expect(point?.x).toBeCloseTo(1_000 + 0.3 * 3_125, 9);
  expect(point?.z).toBeCloseTo(875, 9);
  expect(point?.cosine).toBeCloseTo(0.48 / Math.sqrt(0.3 ** 2 + 0.48 ** 2 + 1), 12);
});

test('A camera turned to the right sees what is right of it', () => {
  const turned = { ...AHEAD, yaw: 90 };
  expect(seen(turned, 0.5, 1)?.x).toBeCloseTo(1_000 + 3_125, 9);
  expect(seen(turned, 0.5, 1)?.z).toBeCloseTo(4_000, 9);
  expect(seen(turned, 0.75, 1)?.z).toBeCloseTo(4_000 + 0.3 * 3_125, 9);
  expect(seen(turned, 0.75, 1)?.x).toBeCloseTo(1_000 + 3_125, 9);
  const aslant = seen({ ...AHEAD, yaw: 30 }, 0.75, 1);
  expect(aslant?.x).toBeCloseTo(1_000 + (0.3 * (Math.sqrt(3) / 2) + 0.5) * 3_125, 9);
  expect(aslant?.z).toBeCloseTo(4_000 + (0.3 * 0.5 - Math.sqrt(3) / 2) * 3_125, 9);
});
