import type { Mesh } from './mesh';
import { turnedTimber, type Timber } from './material';
import { addBlock, turned, type Block, addRod } from './solids';
import { add, type Vec } from './vector';

/** Millimetres and degrees. */
export interface Place {
  readonly at: Vec;
  readonly yaw: number;
}

/** In the piece's own frame: x along it, y up, z to its front. */
export function part(mesh: Mesh, place: Place, local: Vec, block: Omit<Block, 'at'>, material: number): void {
  addBlock(mesh, { ...block, at: add(place.at, turned(local, place.yaw)), yaw: place.yaw + (block.yaw ?? 0) }, material);
}

/** In the piece's own frame. */
export function rod(mesh: Mesh, place: Place, a: Vec, b: Vec, radiusA: number, radiusB: number, material: number): void {
  addRod(mesh, add(place.at, turned(a, place.yaw)), add(place.at, turned(b, place.yaw)), radiusA, radiusB, material);
}

export function addBench(mesh: Mesh, place: Place, lengthMm: number, material: number, upright: number): void {
  part(mesh, place, [0, 432, 0], { size: [lengthMm, 46, 360], round: 7 }, material);
  for (const side of [-1, 1]) {
    part(mesh, place, [side * (lengthMm / 2 - 190), 205, 0], { size: [48, 410, 310], round: 6, tilt: side * -3 }, upright);
  }
  part(mesh, place, [0, 300, 0], { size: [lengthMm - 400, 80, 30], round: 5 }, material);
}

export function addSofa(mesh: Mesh, place: Place, widthMm: number, seats: number, cloth: number, pillow: number, timber: Timber): void {
  const inner = widthMm - 360;
  part(mesh, place, [0, 205, 0], { size: [widthMm - 20, 150, 880], round: 35 }, cloth);
  part(mesh, place, [0, 470, -380], { size: [widthMm - 40, 560, 170], round: 60, lean: -6 }, cloth);
  const seat = inner / seats;
  for (let i = 0; i < seats; i += 1) {
    const x = -inner / 2 + seat * (i + 0.5);
    part(mesh, place, [x, 355, 60], { size: [seat - 8, 160, 760], round: 52, puff: 26 }, cloth);
    part(mesh, place, [x, 610, -235], { size: [seat - 16, 430, 190], round: 70, puff: 38, lean: -13 }, cloth);
  }
  for (const side of [-1, 1]) {
    part(mesh, place, [side * (widthMm / 2 - 90), 370, 10], { size: [180, 430, 880], round: 62, puff: 8 }, cloth);
    for (const z of [-360, 370])
      rod(mesh, place, [side * (widthMm / 2 - 120), 140, z], [side * (widthMm / 2 - 105), 0, z], 24, 16, timber.up);
  }
  part(mesh, place, [-inner / 2 + 190, 610, -85], { size: [430, 430, 120], round: 58, puff: 46, lean: -24, tilt: 7 }, pillow);
}

export function addLoungeChair(mesh: Mesh, place: Place, cloth: number, wood: Timber): void {
  const timber = turnedTimber(wood, place.yaw);
  part(mesh, place, [0, 385, 20], { size: [590, 135, 640], round: 50, puff: 24, lean: 5 }, cloth);
  part(mesh, place, [0, 700, -290], { size: [580, 560, 140], round: 56, puff: 32, lean: -19 }, cloth);
  for (const side of [-1, 1]) {
    const x = side * 335;
    rod(mesh, place, [x, 590, 320], [x * 1.02, 0, 350], 22, 15, timber.up);
    rod(mesh, place, [x, 640, -300], [x * 1.02, 0, -410], 22, 15, timber.up);
    part(mesh, place, [x, 590, 10], { size: [62, 30, 720], round: 14, lean: -3 }, timber.deep);
    rod(mesh, place, [x, 300, 330], [x, 270, -370], 17, 17, timber.deep);
  }
  rod(mesh, place, [-335, 300, 330], [335, 300, 330], 17, 17, timber.along);
  rod(mesh, place, [-335, 275, -360], [335, 275, -360], 17, 17, timber.along);
  rod(mesh, place, [-335, 860, -385], [335, 860, -385], 17, 17, timber.along);
}
