import { cross, subtract, unit, type Vec } from './vector';

/** A normal per corner and a material per triangle. */
export interface Mesh {
  readonly corners: number[];
  readonly normals: number[];
  readonly materials: number[];
}

export function blankMesh(): Mesh {
  return { corners: [], normals: [], materials: [] };
}

/** Without normals it is flat and faces the side on which its corners run anticlockwise. */
export function addTriangle(mesh: Mesh, corners: readonly [Vec, Vec, Vec], material: number, normals?: readonly [Vec, Vec, Vec]): void {
  const [a, b, c] = corners;
  const flat = unit(cross(subtract(b, a), subtract(c, a)));
  mesh.corners.push(...a, ...b, ...c);
  for (const n of normals ?? [flat, flat, flat]) mesh.normals.push(...n);
  mesh.materials.push(material);
}

export function addQuad(mesh: Mesh, a: Vec, b: Vec, c: Vec, d: Vec, material: number): void {
  addTriangle(mesh, [a, b, c], material);
  addTriangle(mesh, [a, c, d], material);
}

/** Adds a smooth surface; `isClosed` joins the last column to the first. */
export function addGrid(mesh: Mesh, rows: readonly (readonly Vec[])[], material: number, isClosed = false): void {
  const columns = rows[0]?.length ?? 0;
  const point = (j: number, i: number): Vec => {
    const row = rows[Math.min(Math.max(j, 0), rows.length - 1)] ?? [];
    const k = isClosed ? (i + columns) % columns : Math.min(Math.max(i, 0), columns - 1);
    return row[k] ?? [0, 0, 0];
  };
  const normal = (j: number, i: number): Vec =>
    unit(cross(subtract(point(j, i + 1), point(j, i - 1)), subtract(point(j + 1, i), point(j - 1, i))));
  const last = isClosed ? columns : columns - 1;
  for (let j = 0; j + 1 < rows.length; j += 1) {
    for (let i = 0; i < last; i += 1) {
      const a = point(j, i);
      const b = point(j, i + 1);
      const c = point(j + 1, i + 1);
      const d = point(j + 1, i);
      const na = normal(j, i);
      const nb = normal(j, i + 1);
      const nc = normal(j + 1, i + 1);
      const nd = normal(j + 1, i);
      addTriangle(mesh, [a, b, c], material, [na, nb, nc]);
      addTriangle(mesh, [a, c, d], material, [na, nc, nd]);
    }
  }
}
