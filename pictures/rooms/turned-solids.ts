import { addGrid, type Mesh } from './mesh';
import { add, cross, scale, subtract, unit, type Vec } from './vector';

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
