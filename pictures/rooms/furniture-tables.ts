import { part, rod, type Place } from './furniture-seats';
import type { Mesh } from './mesh';
import type { Timber } from './material';
import { addBlock, addLathe, addRod, curved } from './solids';
import type { Vec } from './vector';

export function addRoundTable(mesh: Mesh, at: Vec, radiusMm: number, heightMm: number, timber: Timber): void {
  addLathe(
    mesh,
    at,
    [
      [0.1, heightMm],
      [radiusMm - 6, heightMm],
      [radiusMm, heightMm - 8],
      [radiusMm - 4, heightMm - 26],
      [radiusMm - 40, heightMm - 34],
      [0.1, heightMm - 34],
    ],
    timber.along,
    40,
  );
  for (let i = 0; i < 3; i += 1) {
    const angle = 0.5 + (i * Math.PI * 2) / 3;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    addRod(
      mesh,
      [at[0] + c * radiusMm * 0.55, heightMm - 30, at[2] + s * radiusMm * 0.55],
      [at[0] + c * radiusMm * 0.82, 0, at[2] + s * radiusMm * 0.82],
      22,
      14,
      timber.up,
    );
  }
}

export function addSideboard(mesh: Mesh, place: Place, lengthMm: number, wood: number, dark: number): void {
  part(mesh, place, [0, 420, 0], { size: [lengthMm, 520, 430], round: 6 }, wood);
  const doors = 4;
  const wide = (lengthMm - 60) / doors;
  for (let i = 0; i < doors; i += 1) {
    part(mesh, place, [-lengthMm / 2 + 30 + wide * (i + 0.5), 420, 214], { size: [wide - 6, 452, 18], round: 3 }, wood);
    part(mesh, place, [-lengthMm / 2 + 30 + wide * (i + (i % 2 ? 0.08 : 0.92)), 440, 226], { size: [12, 110, 14], round: 5 }, dark);
  }
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      rod(mesh, place, [x * (lengthMm / 2 - 140), 165, z * 150], [x * (lengthMm / 2 - 115), 0, z * 172], 20, 13, dark);
  }
}

export function addVase(mesh: Mesh, at: Vec, heightMm: number, radiusMm: number, material: number): void {
  const h = heightMm;
  const r = radiusMm;
  const body = curved([
    [r * 0.55, 0],
    [r * 0.64, h * 0.03],
    [r * 0.9, h * 0.28],
    [r, h * 0.48],
    [r * 0.88, h * 0.68],
    [r * 0.5, h * 0.85],
    [r * 0.36, h * 0.93],
    [r * 0.42, h],
  ]);
  addLathe(mesh, at, [[0.1, 0], ...body, [r * 0.34, h], [r * 0.28, h * 0.9]], material, 40);
}

export function addPot(mesh: Mesh, at: Vec, heightMm: number, radiusMm: number, material: number, earth: number): void {
  const h = heightMm;
  const r = radiusMm;
  addLathe(
    mesh,
    at,
    [
      [0.1, 0],
      [r * 0.7, 0],
      [r * 0.74, h * 0.03],
      [r * 0.97, h * 0.92],
      [r, h],
      [r * 0.94, h],
      [r * 0.92, h * 0.9],
    ],
    material,
    36,
  );
  addLathe(
    mesh,
    at,
    [
      [0.1, h * 0.9],
      [r * 0.93, h * 0.9],
    ],
    earth,
    24,
  );
}

export function addTableLamp(mesh: Mesh, at: Vec, foot: number, shade: number): void {
  addLathe(
    mesh,
    at,
    [
      [0.1, 0],
      ...curved([
        [70, 0],
        [80, 12],
        [97, 70],
        [100, 130],
        [80, 210],
        [34, 262],
        [14, 290],
        [12, 340],
      ]),
    ],
    foot,
    36,
  );
  addLathe(
    mesh,
    at,
    [
      [165, 300],
      [130, 520],
      [126, 520],
      [161, 300],
    ],
    shade,
    36,
  );
}

export function addFloorLamp(mesh: Mesh, at: Vec, timber: Timber, shade: number): void {
  for (let i = 0; i < 3; i += 1) {
    const angle = 0.9 + (i * Math.PI * 2) / 3;
    addRod(
      mesh,
      [at[0] + Math.cos(angle) * 30, 1270, at[2] + Math.sin(angle) * 30],
      [at[0] + Math.cos(angle) * 290, 0, at[2] + Math.sin(angle) * 290],
      13,
      11,
      timber.up,
    );
  }
  addLathe(
    mesh,
    [at[0], 0, at[2]],
    [
      [225, 1240],
      [170, 1560],
      [165, 1560],
      [220, 1240],
    ],
    shade,
    40,
  );
}

export function addBooks(mesh: Mesh, at: Vec, materials: readonly number[]): void {
  let y = at[1];
  materials.forEach((material, i) => {
    const thick = 24 + ((i * 7) % 13);
    addBlock(
      mesh,
      { at: [at[0] + ((i * 13) % 17) - 8, y + thick / 2, at[2]], size: [250 - i * 14, thick, 180 - i * 8], round: 3, yaw: (i * 11) % 17 },
      material,
    );
    y += thick;
  });
}

export function addArt(mesh: Mesh, at: Vec, wide: number, tall: number, frame: number, mat: number, canvas: number): void {
  const [x, y, z] = at;
  const edge = 20;
  addBlock(mesh, { at: [x, y + tall / 2, z + 14], size: [wide, edge, 28], round: 3 }, frame);
  addBlock(mesh, { at: [x, y - tall / 2, z + 14], size: [wide, edge, 28], round: 3 }, frame);
  for (const side of [-1, 1])
    addBlock(mesh, { at: [x + (side * (wide - edge)) / 2, y, z + 14], size: [edge, tall + edge, 28], round: 3 }, frame);
  addBlock(mesh, { at: [x, y, z + 6], size: [wide - edge, tall - 4, 6], round: 1 }, mat);
  addBlock(mesh, { at: [x, y, z + 9], size: [wide * 0.68, tall * 0.64, 2], round: 0.5 }, canvas);
}
