import type { Mesh } from './mesh';

/** A bounding volume hierarchy for ray queries. */
export interface Tree {
  /** Six numbers per node: least and greatest corner. */
  readonly boxes: Float64Array;
  /** Per node: first triangle and count for a leaf; second child and 0 for a branch, whose first child follows it. */
  readonly links: Int32Array;
  /** Nine numbers per triangle: corner and two edges. */
  readonly triangles: Float64Array;
  readonly normals: Float64Array;
  readonly materials: Int32Array;
}

const leafSize = 4;
const bins = 12;

function areaOf(box: readonly number[]): number {
  const [x0 = 0, y0 = 0, z0 = 0, x1 = 0, y1 = 0, z1 = 0] = box;
  return (x1 - x0) * (y1 - y0) + (y1 - y0) * (z1 - z0) + (z1 - z0) * (x1 - x0);
}

/** Surface-area rule over 12 bins per axis. */
export function buildTree(mesh: Mesh): Tree {
  const count = mesh.materials.length;
  const corner = (t: number, c: number, axis: number): number => mesh.corners[t * 9 + c * 3 + axis] ?? 0;
  const low = new Float64Array(count * 3);
  const high = new Float64Array(count * 3);
  for (let t = 0; t < count; t += 1) {
    for (let a = 0; a < 3; a += 1) {
      low[t * 3 + a] = Math.min(corner(t, 0, a), corner(t, 1, a), corner(t, 2, a));
      high[t * 3 + a] = Math.max(corner(t, 0, a), corner(t, 1, a), corner(t, 2, a));
    }
  }
  const middle = (t: number, a: number): number => ((low[t * 3 + a] ?? 0) + (high[t * 3 + a] ?? 0)) / 2;
  let order = Int32Array.from({ length: count }, (_, i) => i);
  const boxes: number[] = [];
  const links: number[] = [];

  const boxOf = (from: number, to: number): number[] => {
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    for (let i = from; i < to; i += 1) {
      const t = order[i] ?? 0;
      for (let a = 0; a < 3; a += 1) {
        box[a] = Math.min(box[a] ?? 0, low[t * 3 + a] ?? 0);
        box[a + 3] = Math.max(box[a + 3] ?? 0, high[t * 3 + a] ?? 0);
      }
    }
    return box;
  };

  const split = (from: number, to: number): void => {
    const node = links.length / 2;
    const box = boxOf(from, to);
    boxes.push(...box);
    links.push(from, to - from);
    if (to - from <= leafSize) return;
    let best = Infinity;
    let bestAxis = -1;
    let bestAt = 0;
    for (let axis = 0; axis < 3; axis += 1) {
      const l = box[axis] ?? 0;
      const h = box[axis + 3] ?? 0;
      if (h - l < 1e-6) continue;
      for (let b = 1; b < bins; b += 1) {
        const at = l + ((h - l) * b) / bins;
        const cost = splitCost(from, to, axis, at);
        if (cost < best) {
          best = cost;
          bestAxis = axis;
          bestAt = at;
        }
      }
    }
    if (bestAxis < 0 || best === Infinity) return;
    const left: number[] = [];
    const right: number[] = [];
    for (let i = from; i < to; i += 1) {
      const t = order[i] ?? 0;
      (middle(t, bestAxis) < bestAt ? left : right).push(t);
    }
    order.set(left, from);
    order.set(right, from + left.length);
    split(from, from + left.length);
    links[node * 2] = links.length / 2;
    links[node * 2 + 1] = 0;
    split(from + left.length, to);
  };

  const splitCost = (from: number, to: number, axis: number, at: number): number => {
    const l = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    const r = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    let nl = 0;
    let nr = 0;
    // A sample of a large group is accurate enough and keeps the build fast.
    const stride = Math.max(1, Math.floor((to - from) / 512));
    for (let i = from; i < to; i += stride) {
      const t = order[i] ?? 0;
      const isLeft = middle(t, axis) < at;
      const box = isLeft ? l : r;
      if (isLeft) nl += 1;
      else nr += 1;
      for (let a = 0; a < 3; a += 1) {
        box[a] = Math.min(box[a] ?? 0, low[t * 3 + a] ?? 0);
        box[a + 3] = Math.max(box[a + 3] ?? 0, high[t * 3 + a] ?? 0);
      }
    }
    return nl === 0 || nr === 0 ? Infinity : nl * areaOf(l) + nr * areaOf(r);
  };

  split(0, count);
  const triangles = new Float64Array(count * 9);
  const normals = new Float64Array(count * 9);
  const materials = new Int32Array(count);
  order.forEach((t, i) => {
    for (let a = 0; a < 3; a += 1) {
      triangles[i * 9 + a] = corner(t, 0, a);
      triangles[i * 9 + 3 + a] = corner(t, 1, a) - corner(t, 0, a);
      triangles[i * 9 + 6 + a] = corner(t, 2, a) - corner(t, 0, a);
    }
    for (let a = 0; a < 9; a += 1) normals[i * 9 + a] = mesh.normals[t * 9 + a] ?? 0;
    materials[i] = mesh.materials[t] ?? 0;
  });
  order = new Int32Array(0);
  return { boxes: Float64Array.from(boxes), links: Int32Array.from(links), triangles, normals, materials };
}
