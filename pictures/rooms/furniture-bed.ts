import { layeredNoise, noise } from '../noise';
import { part, type Place } from './furniture-seats';
import { addGrid, type Mesh } from './mesh';
import type { Timber } from './palette';
import type { Vec } from './vector';

/** Cloth over a mattress. Lengths in millimetres. */
export interface Cover {
  /** The bed's middle across, and the start of the cloth and end of the mattress along it. */
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly widthMm: number;
  readonly top: number;
  /** How far it hangs down; 0 at the foot: it ends on top. */
  readonly sideMm: number;
  readonly footMm: number;
  readonly puffMm: number;
  readonly seed: number;
}

const bendMm = 55;
const arcMm = (bendMm * Math.PI) / 2;

/** How far out and how far down the cloth is, `over` millimetres beyond an edge. */
function hanging(over: number): readonly [number, number] {
  if (over <= 0) return [0, 0];
  if (over < arcMm) return [bendMm * Math.sin(over / bendMm), bendMm * (1 - Math.cos(over / bendMm))];
  return [bendMm + (over - arcMm) * 0.05, bendMm + over - arcMm];
}

export function addCover(mesh: Mesh, cover: Cover, material: number): void {
  const { x, from, to, widthMm, top, sideMm, footMm, puffMm, seed } = cover;
  const step = 26;
  const half = widthMm / 2 - bendMm;
  const end = to - (footMm > 0 ? bendMm : 0);
  const columns = Math.round((half * 2 + sideMm * 2) / step);
  const rows = Math.round((end + footMm - from) / step);
  const grid = Array.from({ length: rows + 1 }, (_row, j) =>
    Array.from({ length: columns + 1 }, (_column, i): Vec => {
      const u = -half - sideMm + ((half * 2 + sideMm * 2) * i) / columns;
      const v = from + ((end + footMm - from) * j) / rows;
      const [sideOut, sideDown] = hanging(Math.abs(u) - half);
      const [footOut, footDown] = hanging(v - end);
      const down = Math.max(sideDown, footDown);
      const fold = Math.min(1, Math.max(0, down - 20) / 260);
      const along = sideDown > footDown ? v : u * 1.1;
      const swing = fold * (20 * Math.sin(along / 74 + 1.7 * noise(along / 330, seed, 51)) + 26 * noise(along / 190, 0.4, seed + 1));
      const crease = 1 - 1.9 * Math.abs(layeredNoise((u + v * 0.6) / 420, (v - u * 0.3) / 300, seed + 2, 3));
      const soft = layeredNoise(u / 360, v / 360, seed + 3, 2);
      const rise = (1 - fold) * puffMm * (0.55 * soft + 0.3 * crease);
      // A hem rests on what is below it.
      const hem = Math.min(v - from, footMm > 0 ? Infinity : to - v, 40) / 40;
      const lie = Math.max(-half, Math.min(half, u));
      return [
        x + lie + Math.sign(u) * (sideOut + (sideDown > 0 ? swing : 0)),
        Math.max(30, top + rise - down - 15 * (1 - hem) ** 2 + fold * 14 * noise(along / 150, 0.9, seed + 4)),
        Math.min(v, end) + footOut + (footDown > sideDown ? swing : 0),
      ];
    }),
  );
  addGrid(mesh, grid, material);
}

export interface BedMaterials {
  readonly timber: Timber;
  readonly headboard: number;
  readonly sheet: number;
  readonly duvet: number;
  readonly throwOver: number;
  readonly pillow: number;
  readonly cushion: number;
}

/** `at` is the middle of its head, at a wall behind it. */
export function addBed(mesh: Mesh, at: Vec, widthMm: number, lengthMm: number, made: BedMaterials): void {
  const [x, , z] = at;
  const place: Place = { at, yaw: 0 };
  const frame = widthMm + 70;
  const channels = 7;
  const channel = (frame + 120) / channels;
  for (let i = 0; i < channels; i += 1)
    part(
      mesh,
      place,
      [-(frame + 120) / 2 + channel * (i + 0.5), 640, 62],
      { size: [channel - 3, 900, 96], round: 40, puff: 14 },
      made.headboard,
    );
  part(mesh, place, [0, 195, 60 + lengthMm / 2], { size: [frame, 130, lengthMm + 40], round: 12 }, made.timber.deep);
  part(mesh, place, [0, 195, lengthMm + 92], { size: [frame + 2, 132, 30], round: 10 }, made.timber.along);
  for (const side of [-1, 1])
    for (const end of [180, lengthMm - 60])
      part(mesh, place, [side * (frame / 2 - 90), 66, end], { size: [70, 132, 70], round: 10 }, made.timber.up);
  part(mesh, place, [0, 370, 60 + lengthMm / 2], { size: [widthMm - 60, 250, lengthMm - 120], round: 70 }, made.sheet);
  addCover(
    mesh,
    { x, from: z + 640, to: z + 90 + lengthMm, widthMm: widthMm + 60, top: 540, sideMm: 330, footMm: 262, puffMm: 42, seed: 61 },
    made.duvet,
  );
  // The duvet's turned-back hem.
  addCover(
    mesh,
    { x, from: z + 560, to: z + 830, widthMm: widthMm + 100, top: 558, sideMm: 300, footMm: 0, puffMm: 34, seed: 61 },
    made.sheet,
  );
  addCover(
    mesh,
    { x, from: z + lengthMm - 620, to: z + lengthMm - 40, widthMm: widthMm + 96, top: 553, sideMm: 390, footMm: 0, puffMm: 40, seed: 61 },
    made.throwOver,
  );
  for (const side of [-1, 1]) {
    const px = side * widthMm * 0.245;
    part(mesh, place, [px, 690, 210], { size: [widthMm * 0.43, 430, 150], round: 74, puff: 52, lean: -24, tilt: side * 1.5 }, made.sheet);
    part(
      mesh,
      place,
      [px * 0.98, 655, 345],
      { size: [widthMm * 0.41, 390, 140], round: 68, puff: 50, lean: -34, tilt: side * -2.5 },
      made.pillow,
    );
  }
  part(mesh, place, [widthMm * 0.02, 640, 480], { size: [600, 300, 120], round: 58, puff: 50, lean: -38, tilt: 2 }, made.cushion);
}

export function addNightstand(mesh: Mesh, place: Place, timber: Timber, dark: number): void {
  part(mesh, place, [0, 345, 0], { size: [480, 390, 400], round: 8 }, timber.along);
  for (const y of [255, 435]) {
    part(mesh, place, [0, y, 200], { size: [448, 168, 16], round: 4 }, timber.along);
    part(mesh, place, [0, y + 30, 215], { size: [110, 12, 16], round: 5 }, dark);
  }
  for (const x of [-1, 1]) for (const z of [-1, 1]) part(mesh, place, [x * 200, 80, z * 160], { size: [38, 160, 38], round: 8 }, timber.up);
}
