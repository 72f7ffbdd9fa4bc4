import { drawFrom } from '../noise';
import { addGrid, type Mesh } from './mesh';
import { addRod } from './solids';
import { add, cross, scale, unit, type Vec } from './vector';

export function addCurtain(mesh: Mesh, x0: number, x1: number, z: number, top: number, folds: number, material: number): void {
  const columns = folds * 10;
  const rows = [0, 0.3, 0.65, 1].map((level) =>
    Array.from({ length: columns + 1 }, (_, i): Vec => {
      const t = i / columns;
      const swing = Math.sin(t * folds * Math.PI * 2 + 0.6 * Math.sin(t * 9)) * (44 - 12 * level) + Math.sin(t * folds * 2.1) * 14;
      return [x0 + (x1 - x0) * t, 12 + (top - 12) * level, z + swing];
    }),
  );
  addGrid(mesh, rows, material);
}

function addLeaf(mesh: Mesh, from: Vec, out: Vec, length: number, width: number, droop: number, material: number): void {
  const side = unit(cross(out, [0, 1, 0]));
  const rows: Vec[][] = [];
  let at = from;
  let direction = out;
  const segments = 5;
  for (let i = 0; i <= segments; i += 1) {
    const t = i / segments;
    const half = (width / 2) * Math.sin(Math.PI * Math.min(1, 0.04 + t ** 0.8 * 0.96)) ** 0.8;
    const fold = add(scale(side, half), [0, half * 0.28, 0]);
    rows.push([add(at, add(scale(side, -half), [0, half * 0.28, 0])), at, add(at, fold)]);
    direction = unit(add(direction, [0, -droop / segments, 0]));
    at = add(at, scale(direction, length / segments));
  }
  addGrid(mesh, rows, material);
}

export function addLeafPlant(mesh: Mesh, at: Vec, heightMm: number, leaves: number, seed: number, leaf: number, stem: number): void {
  const draw = drawFrom(seed);
  const stems = 3;
  for (let s = 0; s < stems; s += 1) {
    const lean: Vec = unit([draw.between(-0.22, 0.22), 1, draw.between(-0.22, 0.22)]);
    const tall = heightMm * draw.between(0.72, 1);
    addRod(mesh, add(at, [draw.between(-40, 40), 0, draw.between(-40, 40)]), add(at, scale(lean, tall)), 13, 6, stem, 8);
    const own = Math.round(leaves / stems);
    for (let i = 0; i < own; i += 1) {
      const t = 0.28 + 0.72 * ((i + 0.5) / own);
      const angle = i * 2.4 + s;
      const rise = draw.between(0.25, 0.75) + t * 0.35;
      addLeaf(
        mesh,
        add(at, scale(lean, tall * t)),
        unit([Math.cos(angle), rise, Math.sin(angle)]),
        draw.between(190, 300),
        draw.between(110, 165),
        draw.between(0.5, 1.3),
        leaf,
      );
    }
  }
}

/** Leaves beyond `frontMm` (z) are left out, because a wall may be there. */
export function addPalm(
  mesh: Mesh,
  at: Vec,
  heightMm: number,
  fronds: number,
  seed: number,
  leaf: number,
  stem: number,
  frontMm = Infinity,
): void {
  const draw = drawFrom(seed);
  for (let f = 0; f < fronds; f += 1) {
    const angle = f * 2.4 + draw.between(-0.3, 0.3);
    let direction = unit([Math.cos(angle) * 0.32, 1, Math.sin(angle) * 0.32]);
    let point = add(at, [Math.cos(angle) * 35, 0, Math.sin(angle) * 35]);
    const length = heightMm * draw.between(0.8, 1.15);
    const pieces = 15;
    for (let i = 0; i < pieces; i += 1) {
      const next = add(point, scale(direction, length / pieces));
      if (next[2] < frontMm) addRod(mesh, point, next, 7 - i * 0.35, 6.6 - i * 0.35, stem, 5);
      if (i > 3) {
        const side = unit(cross(direction, [0, 1, 0]));
        const reach = 330 * Math.sin(Math.PI * (0.18 + 0.8 * ((i - 4) / (pieces - 4)))) ** 0.7;
        for (const hand of [-1, 1]) {
          const out = unit(add(add(scale(side, hand), scale(direction, 0.75)), [0, draw.between(-0.1, 0.35), 0]));
          const long = reach * draw.between(0.85, 1.1);
          const droop = draw.between(0.5, 1.1);
          if (Math.max(next[2], next[2] + out[2] * long) < frontMm) addLeaf(mesh, next, out, long, 26, droop, leaf);
        }
      }
      direction = unit(add(direction, [Math.cos(angle) * 0.075, -0.1 * (i / pieces) * 1.5, Math.sin(angle) * 0.075]));
      point = next;
    }
  }
}

export function addStems(mesh: Mesh, at: Vec, heightMm: number, count: number, seed: number, material: number): void {
  const draw = drawFrom(seed);
  for (let i = 0; i < count; i += 1) {
    const lean: Vec = [draw.between(-0.36, 0.36), 1, draw.between(-0.36, 0.36)];
    const tip = add(at, scale(lean, heightMm * draw.between(0.75, 1.05)));
    addRod(mesh, at, tip, 2.4, 1.4, material, 5);
    for (let k = 0; k < 6; k += 1) {
      const t = 0.5 + 0.5 * (k / 6);
      const from = add(at, scale([tip[0] - at[0], tip[1] - at[1], tip[2] - at[2]], t));
      addLeaf(
        mesh,
        from,
        unit([draw.between(-1, 1), draw.between(0.3, 1.2), draw.between(-1, 1)]),
        draw.between(45, 80),
        22,
        0.3,
        material,
      );
    }
  }
}
