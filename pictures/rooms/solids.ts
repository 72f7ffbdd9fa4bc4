import { addTriangle, type Mesh, addGrid } from './mesh';
import { add, scale, unit, type Vec, cross, subtract } from './vector';

/** Lengths in millimetres, angles in degrees. */
export interface Block {
  readonly at: Vec;
  /** Full width, height and depth. */
  readonly size: Vec;
  readonly round?: number;
  /** About the vertical axis. */
  readonly yaw?: number;
  /** About the block's own x axis, before `yaw`. */
  readonly lean?: number;
  /** About its own z axis, first. */
  readonly tilt?: number;
  /** Inflation of the faces, for cushions. */
  readonly puff?: number;
}

/** By tilt, lean and yaw, in this order. */
export function turned(v: Vec, yaw = 0, lean = 0, tilt = 0): Vec {
  const rad = Math.PI / 180;
  const [ct, st] = [Math.cos(tilt * rad), Math.sin(tilt * rad)];
  const [cl, sl] = [Math.cos(lean * rad), Math.sin(lean * rad)];
  const [cy, sy] = [Math.cos(yaw * rad), Math.sin(yaw * rad)];
  const x1 = v[0] * ct - v[1] * st;
  const y1 = v[0] * st + v[1] * ct;
  const y2 = y1 * cl - v[2] * sl;
  const z2 = y1 * sl + v[2] * cl;
  return [x1 * cy + z2 * sy, y2, z2 * cy - x1 * sy];
}

function steps(half: number, round: number, puff: number): number[] {
  const inner = half - round;
  const bend = round > 0 ? [1, 0.72, 0.38, 0] : [0];
  const flat = puff > 0 ? [-0.66, -0.33, 0, 0.33, 0.66] : [];
  const left = bend.map((b) => -inner - b * round);
  const right = bend.map((b) => inner + b * round).reverse();
  return [...left, ...flat.map((f) => f * inner), ...right];
}

const axes: readonly (readonly [number, number, number, number])[] = [
  [0, 1, 2, 1],
  [0, 2, 1, -1],
  [1, 2, 0, 1],
  [1, 0, 2, -1],
  [2, 0, 1, 1],
  [2, 1, 0, -1],
];

/** Each surface point is on a sphere around the inner box. */
export function addBlock(mesh: Mesh, block: Block, material: number): void {
  const half: Vec = scale(block.size, 0.5);
  const round = Math.min(block.round ?? 2, half[0], half[1], half[2]);
  const puff = block.puff ?? 0;
  const at = (axis: number): number => half[axis] ?? 0;
  const place = (raw: Vec): readonly [Vec, Vec] => {
    const inner = raw.map((c, i) => Math.min(Math.max(c, -(at(i) - round)), at(i) - round)) as unknown as Vec;
    const out = unit([raw[0] - inner[0], raw[1] - inner[1], raw[2] - inner[2]]);
    const share = raw.map((c, i) => 1 - Math.min(1, Math.abs(c) / Math.max(at(i), 1)) ** 2) as unknown as Vec;
    const bulge =
      puff * (Math.abs(out[0]) * share[1] * share[2] + Math.abs(out[1]) * share[0] * share[2] + Math.abs(out[2]) * share[0] * share[1]);
    const local = add(inner, scale(out, round + bulge));
    return [
      add(block.at, turned(local, block.yaw, block.lean, block.tilt)),
      turned(
        puff > 0 ? unit(add(out, scale([local[0] / half[0], local[1] / half[1], local[2] / half[2]], (0.25 * puff) / (puff + 30)))) : out,
        block.yaw,
        block.lean,
        block.tilt,
      ),
    ];
  };
  for (const [normalAxis, u, v, sign] of axes) {
    const us = steps(at(u), round, puff);
    const vs = steps(at(v), round, puff);
    const face = (a: number, b: number): readonly [Vec, Vec] => {
      const raw: [number, number, number] = [0, 0, 0];
      raw[normalAxis] = at(normalAxis) * sign;
      raw[u] = a;
      raw[v] = b;
      return place(raw);
    };
    for (let j = 0; j + 1 < vs.length; j += 1) {
      for (let i = 0; i + 1 < us.length; i += 1) {
        const [a, na] = face(us[i] ?? 0, vs[j] ?? 0);
        const [b, nb] = face(us[i + 1] ?? 0, vs[j] ?? 0);
        const [c, nc] = face(us[i + 1] ?? 0, vs[j + 1] ?? 0);
        const [d, nd] = face(us[i] ?? 0, vs[j + 1] ?? 0);
        addTriangle(mesh, [a, b, c], material, [na, nb, nc]);
        addTriangle(mesh, [a, c, d], material, [na, nc, nd]);
      }
    }
  }
}

/** Profile points are [radius, height] in millimetres. */
export function addLathe(mesh: Mesh, at: Vec, profile: readonly (readonly [number, number])[], material: number, segments = 28): void {
  const rows = profile.map(([radius, height]) =>
    Array.from({ length: segments }, (_, i): Vec => {
      const angle = (-i / segments) * Math.PI * 2;
      return [at[0] + Math.cos(angle) * radius, at[1] + height, at[2] + Math.sin(angle) * radius];
    }),
  );
  addGrid(mesh, rows, material, true);
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** A smooth profile through these points, with `parts` steps between each two. */
export function curved(profile: readonly (readonly [number, number])[], parts = 4): [number, number][] {
  const at = (i: number): readonly [number, number] => profile[Math.min(Math.max(i, 0), profile.length - 1)] ?? [0, 0];
  const out: [number, number][] = [];
  for (let i = 0; i + 1 < profile.length; i += 1) {
    for (let k = 0; k < parts; k += 1) {
      const t = k / parts;
      const point = (axis: 0 | 1): number => between(at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis], t);
      out.push([Math.max(0.1, point(0)), point(1)]);
    }
  }
  out.push([...at(profile.length - 1)]);
  return out;
}

export function addRod(mesh: Mesh, a: Vec, b: Vec, radiusA: number, radiusB: number, material: number, segments = 12): void {
  const along = unit(subtract(b, a));
  const side = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const up = cross(side, along);
  const ring = (centre: Vec, radius: number): Vec[] =>
    Array.from({ length: segments }, (_, i): Vec => {
      const angle = (i / segments) * Math.PI * 2;
      return add(centre, add(scale(side, Math.cos(angle) * radius), scale(up, Math.sin(angle) * radius)));
    });
  addGrid(mesh, [ring(a, 0.01), ring(a, radiusA), ring(b, radiusB), ring(b, 0.01)], material, true);
}
