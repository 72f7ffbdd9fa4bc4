import type { Opening } from './daylight';
import { addQuad, type Mesh } from './mesh';
import { addBlock } from './solids';
import { add, scale, type Vec } from './vector';

/** In a wall's plane: left, bottom, right, top in millimetres. */
export type Rect = readonly [number, number, number, number];

/** Seen from inside. */
export interface Wall {
  readonly origin: Vec;
  readonly along: Vec;
  readonly inward: Vec;
  readonly length: number;
  readonly height: number;
  readonly hole?: Rect;
}

const up: Vec = [0, 1, 0];

/** The back wall is at z = 0. */
export function wallsOf(x0: number, x1: number, depth: number, height: number): { back: Wall; left: Wall; right: Wall; front: Wall } {
  return {
    back: { origin: [x0, 0, 0], along: [1, 0, 0], inward: [0, 0, 1], length: x1 - x0, height },
    left: { origin: [x0, 0, 0], along: [0, 0, 1], inward: [1, 0, 0], length: depth, height },
    right: { origin: [x1, 0, 0], along: [0, 0, 1], inward: [-1, 0, 0], length: depth, height },
    front: { origin: [x0, 0, depth], along: [1, 0, 0], inward: [0, 0, -1], length: x1 - x0, height },
  };
}

function at(wall: Wall, a: number, b: number): Vec {
  return add(wall.origin, add(scale(wall.along, a), scale(up, b)));
}

function addRect(mesh: Mesh, wall: Wall, [l, b, r, t]: Rect, material: number): void {
  if (r - l < 1 || t - b < 1) return;
  addQuad(mesh, at(wall, l, b), at(wall, r, b), at(wall, r, t), at(wall, l, t), material);
}

/** Leaves out the hole; `skirtingMm` 0 for no board. */
export function addWall(mesh: Mesh, wall: Wall, material: number, skirting: number, skirtingMm: number): void {
  const { length, height } = wall;
  const hole = wall.hole ?? [length, 0, length, 0];
  addRect(mesh, wall, [0, 0, hole[0], height], material);
  addRect(mesh, wall, [hole[2], 0, length, height], material);
  addRect(mesh, wall, [hole[0], 0, hole[2], hole[1]], material);
  addRect(mesh, wall, [hole[0], hole[3], hole[2], height], material);
  if (skirtingMm <= 0) return;
  const runs: [number, number][] =
    hole[1] < 1 && wall.hole
      ? [
          [0, hole[0]],
          [hole[2], length],
        ]
      : [[0, length]];
  const isAlongX = wall.along[0] !== 0;
  for (const [from, to] of runs) {
    if (to - from < 1) continue;
    const middle = add(at(wall, (from + to) / 2, skirtingMm / 2), scale(wall.inward, 7));
    const size: Vec = isAlongX ? [to - from, skirtingMm, 14] : [14, skirtingMm, to - from];
    addBlock(mesh, { at: middle, size, round: 4 }, skirting);
  }
}

/** A grid inside `frame` with bars of `barMm` between the panes. */
export function openingIn(wall: Wall, frame: Rect, columns: number, rows: number, barMm: number): Opening {
  const [l, b, r, t] = frame;
  const wide = (r - l - barMm * (columns - 1)) / columns;
  const tall = (t - b - barMm * (rows - 1)) / rows;
  const panes: Rect[] = [];
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const left = l + i * (wide + barMm);
      const bottom = b + j * (tall + barMm);
      panes.push([left, bottom, left + wide, bottom + tall]);
    }
  }
  return { origin: wall.origin, along: wall.along, up, inward: wall.inward, panes };
}

/** Only for a window that the camera sees. */
export function addFrame(mesh: Mesh, wall: Wall, frame: Rect, columns: number, barMm: number, material: number): void {
  const [l, b, r, t] = frame;
  const isAlongX = wall.along[0] !== 0;
  const post = (a: number, wide: number, low: number, high: number, deep: number): void => {
    addBlock(
      mesh,
      { at: at(wall, a, (low + high) / 2), size: isAlongX ? [wide, high - low, deep] : [deep, high - low, wide], round: 4 },
      material,
    );
  };
  for (let i = 0; i <= columns; i += 1) post(l - barMm / 2 + (i * (r - l + barMm)) / columns, barMm, b, t, 60);
  post((l + r) / 2, r - l + barMm * 2, t, t + barMm, 60);
  post((l + r) / 2, r - l + barMm * 2, b - barMm, b, 60);
}

/** In millimetres. */
export function addBoxRoom(
  mesh: Mesh,
  size: { readonly x0: number; readonly x1: number; readonly depth: number; readonly height: number },
  walls: { readonly back: Wall; readonly left: Wall; readonly right: Wall; readonly front: Wall },
  paint: { readonly back: number; readonly sides: number; readonly ceiling: number; readonly skirting: number },
  skirtingMm: number,
): void {
  const { x0, x1, depth, height } = size;
  addQuad(mesh, [x0, 0, 0], [x1, 0, 0], [x1, 0, depth], [x0, 0, depth], 0);
  addQuad(mesh, [x0, height, 0], [x1, height, 0], [x1, height, depth], [x0, height, depth], paint.ceiling);
  addWall(mesh, walls.back, paint.back, paint.skirting, skirtingMm);
  addWall(mesh, walls.left, paint.sides, paint.skirting, skirtingMm);
  addWall(mesh, walls.right, paint.sides, paint.skirting, skirtingMm);
  addWall(mesh, walls.front, paint.sides, paint.skirting, skirtingMm);
}
