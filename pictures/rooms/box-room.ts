import { addQuad, type Mesh } from './mesh';
import { addWall, type Wall } from './shell';

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
