import type { Tree } from './bvh';

/** Reused, because millions are needed. */
export class Hit {
  distance = Infinity;
  triangle = -1;
  u = 0;
  v = 0;
  nx = 0;
  ny = 0;
  nz = 0;
}

const stack = new Int32Array(96);

/** At most `reach` millimetres. `isAny` stops at the first surface, which suffices for a shadow. */
export function cast(
  tree: Tree,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  reach: number,
  isAny: boolean,
  hit: Hit,
): boolean {
  const { boxes, links, triangles } = tree;
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  let nearest = reach;
  let found = -1;
  let fu = 0;
  let fv = 0;
  let top = 0;
  stack[0] = 0;
  while (top >= 0) {
    const node = stack[top] ?? 0;
    top -= 1;
    const at = node * 6;
    const x0 = ((boxes[at] ?? 0) - ox) * ix;
    const x1 = ((boxes[at + 3] ?? 0) - ox) * ix;
    const y0 = ((boxes[at + 1] ?? 0) - oy) * iy;
    const y1 = ((boxes[at + 4] ?? 0) - oy) * iy;
    const z0 = ((boxes[at + 2] ?? 0) - oz) * iz;
    const z1 = ((boxes[at + 5] ?? 0) - oz) * iz;
    const enter = Math.max(x0 < x1 ? x0 : x1, y0 < y1 ? y0 : y1, z0 < z1 ? z0 : z1, 0);
    const leave = Math.min(x0 < x1 ? x1 : x0, y0 < y1 ? y1 : y0, z0 < z1 ? z1 : z0, nearest);
    if (!(enter <= leave * 1.0000001 + 1e-6)) continue;
    const first = links[node * 2] ?? 0;
    const count = links[node * 2 + 1] ?? 0;
    if (count === 0) {
      top += 1;
      stack[top] = first;
      top += 1;
      stack[top] = node + 1;
      continue;
    }
    for (let t = first; t < first + count; t += 1) {
      const k = t * 9;
      const e1x = triangles[k + 3] ?? 0;
      const e1y = triangles[k + 4] ?? 0;
      const e1z = triangles[k + 5] ?? 0;
      const e2x = triangles[k + 6] ?? 0;
      const e2y = triangles[k + 7] ?? 0;
      const e2z = triangles[k + 8] ?? 0;
      const px = dy * e2z - dz * e2y;
      const py = dz * e2x - dx * e2z;
      const pz = dx * e2y - dy * e2x;
      const determinant = e1x * px + e1y * py + e1z * pz;
      if (determinant > -1e-12 && determinant < 1e-12) continue;
      const inv = 1 / determinant;
      const tx = ox - (triangles[k] ?? 0);
      const ty = oy - (triangles[k + 1] ?? 0);
      const tz = oz - (triangles[k + 2] ?? 0);
      const u = (tx * px + ty * py + tz * pz) * inv;
      if (u < 0 || u > 1) continue;
      const qx = ty * e1z - tz * e1y;
      const qy = tz * e1x - tx * e1z;
      const qz = tx * e1y - ty * e1x;
      const v = (dx * qx + dy * qy + dz * qz) * inv;
      if (v < 0 || u + v > 1) continue;
      const d = (e2x * qx + e2y * qy + e2z * qz) * inv;
      if (d <= 0.05 || d >= nearest) continue;
      if (isAny) return true;
      nearest = d;
      found = t;
      fu = u;
      fv = v;
    }
  }
  if (found < 0) return false;
  hit.distance = nearest;
  hit.triangle = found;
  hit.u = fu;
  hit.v = fv;
  shadeNormal(tree, found, fu, fv, dx, dy, dz, hit);
  return true;
}

function shadeNormal(tree: Tree, t: number, u: number, v: number, dx: number, dy: number, dz: number, hit: Hit): void {
  const n = tree.normals;
  const k = t * 9;
  const w = 1 - u - v;
  const x = (n[k] ?? 0) * w + (n[k + 3] ?? 0) * u + (n[k + 6] ?? 0) * v;
  const y = (n[k + 1] ?? 0) * w + (n[k + 4] ?? 0) * u + (n[k + 7] ?? 0) * v;
  const z = (n[k + 2] ?? 0) * w + (n[k + 5] ?? 0) * u + (n[k + 8] ?? 0) * v;
  const e = tree.triangles;
  const gx = (e[k + 4] ?? 0) * (e[k + 8] ?? 0) - (e[k + 5] ?? 0) * (e[k + 7] ?? 0);
  const gy = (e[k + 5] ?? 0) * (e[k + 6] ?? 0) - (e[k + 3] ?? 0) * (e[k + 8] ?? 0);
  const gz = (e[k + 3] ?? 0) * (e[k + 7] ?? 0) - (e[k + 4] ?? 0) * (e[k + 6] ?? 0);
  // Leaves and curtains have no thickness: both sides are visible. The flat triangle decides the side, because near an outline the smooth
  // normal may point away from the eye.
  const sign = gx * dx + gy * dy + gz * dz > 0 === gx * x + gy * y + gz * z > 0 ? -1 : 1;
  const inv = sign / (Math.sqrt(x * x + y * y + z * z) || 1);
  hit.nx = x * inv;
  hit.ny = y * inv;
  hit.nz = z * inv;
}
