import type { Tree } from './bvh';
import { aim } from './camera';
import { outdoors } from './daylight';
import { LightPaths } from './light-paths';
import { colourAt, floorMaterial } from './material';
import { cast, Hit } from './ray-cast';
import type { Room } from './room';
import { Scatter } from './scatter';
import { lightChannels } from './light-pass';

/**
 * Per pixel: 0–2 objects in sky light, 3–5 objects in light from the floor, 6–8 objects in sun (without frame and leaves), 9–11 position,
 * 12 share of floor, 13–15 sky light on the floor, 16–18 light on the floor that the floor reflected before, 19 sun on the floor, 20–22
 * reflected light, 23 cosine of the view angle on the floor.
 */
export const passChannels = 24;

/** Per pixel edge; fewer for the largest pictures, which every screen scales down, and for soft evening light. */
function raysFor(room: Room): number {
  return room.width > 1280 || room.lamps ? 2 : 3;
}

/** Per eye ray, on edges without half-size light, which would otherwise be black specks. */
const edgePaths = 12;

/** Exposed for the room, sky and sea would be plain white. */
const outdoorsDim = 0.155;

/** Rows [from, to) at full size. */
export function tracePasses(
  room: Room,
  tree: Tree,
  light: Float32Array,
  lightWidth: number,
  lightHeight: number,
  from: number,
  to: number,
): Float32Array {
  const { width, height, daylight } = room;
  const out = new Float32Array((to - from) * width * passChannels);
  const paths = new LightPaths(room, tree);
  const hit = new Hit();
  const ray = new Float64Array(3);
  const colour = new Float64Array(3);
  const near = new Float64Array(9);
  const [cx, cy, cz] = room.camera.at;
  const edge = raysFor(room);
  const share = 1 / (edge * edge);
  for (let y = from; y < to; y += 1) {
    const dice = new Scatter(y * 104729 + 5);
    for (let x = 0; x < width; x += 1) {
      const at = ((y - from) * width + x) * passChannels;
      const add = (channel: number, value: number): void => {
        out[at + channel] = (out[at + channel] ?? 0) + value;
      };
      let floors = 0;
      for (let s = 0; s < edge * edge; s += 1) {
        const u = (x + ((s % edge) + dice.next()) / edge) / width;
        const v = (y + (Math.floor(s / edge) + dice.next()) / edge) / height;
        aim(room.camera, width / height, u, v, ray);
        const dx = ray[0] ?? 0;
        const dy = ray[1] ?? 0;
        const dz = ray[2] ?? 0;
        if (!cast(tree, cx, cy, cz, dx, dy, dz, 60000, false, hit)) {
          outdoors(daylight, dx, dy, dz, colour);
          for (let c = 0; c < 3; c += 1) add(c, (colour[c] ?? 0) * outdoorsDim * share);
          continue;
        }
        const px = cx + dx * hit.distance;
        const py = cy + dy * hit.distance;
        const pz = cz + dz * hit.distance;
        const { nx, ny, nz } = hit;
        const index = tree.materials[hit.triangle] ?? 0;
        const material = room.materials[index];
        add(9, px * share);
        add(10, py * share);
        add(11, pz * share);
        if (!readLight(light, lightWidth, lightHeight, u * lightWidth, v * lightHeight, nx, ny, nz, px, py, pz, index, near)) {
          for (let i = 0; i < edgePaths; i += 1) paths.gather(px, py, pz, nx, ny, nz, dice, near);
          for (let c = 0; c < 6; c += 1) near[c] = (near[c] ?? 0) / edgePaths;
        }
        let sun = paths.sunAt(px, py, pz, nx, ny, nz, dice, false) / Math.PI;
        if (index === floorMaterial || !material) {
          floors += 1;
          for (let c = 0; c < 6; c += 1) add(13 + c, near[c] ?? 0);
          add(19, sun);
          for (let c = 0; c < 3; c += 1) add(20 + c, near[6 + c] ?? 0);
          add(23, -dy);
          continue;
        }
        colourAt(material, px, py, pz, colour);
        if (material.lets) {
          const behind = paths.sunAt(px, py, pz, -nx, -ny, -nz, dice, false) / Math.PI;
          sun = sun * (1 - material.lets) + behind * material.lets;
        }
        for (let c = 0; c < 3; c += 1) {
          const own = (colour[c] ?? 0) * share;
          add(c, own * (near[c] ?? 0) + (material.glow?.[c] ?? 0) * share);
          add(3 + c, own * (near[c + 3] ?? 0));
          add(6 + c, own * sun * (daylight.sun[c] ?? 0));
        }
      }
      if (floors > 0) for (let c = 13; c < passChannels; c += 1) out[at + c] = (out[at + c] ?? 0) / floors;
      out[at + 12] = floors * share;
    }
  }
  return out;
}

/**
 * Half-size light at a full-size point: the four neighbours, weighted by how well their surface matches, or a wider search. Writes channels
 * 0–5 and 7–9; false when no neighbour is on this surface. Positions in millimetres.
 */
function readLight(
  light: Float32Array,
  width: number,
  height: number,
  fx: number,
  fy: number,
  nx: number,
  ny: number,
  nz: number,
  px: number,
  py: number,
  pz: number,
  material: number,
  out: Float64Array,
): boolean {
  const x = fx - 0.5;
  const y = fy - 0.5;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  for (let reach = 0; reach <= 4; reach += 2) {
    out.fill(0);
    let weights = 0;
    for (let j = iy - reach; j <= iy + 1 + reach; j += 1) {
      if (j < 0 || j >= height) continue;
      for (let i = ix - reach; i <= ix + 1 + reach; i += 1) {
        if (i < 0 || i >= width) continue;
        const q = (j * width + i) * lightChannels;
        const other = light[q + 17] ?? -1;
        if (other < 0 || (other === 0) !== (material === 0)) continue;
        const facing = nx * (light[q + 11] ?? 0) + ny * (light[q + 12] ?? 0) + nz * (light[q + 13] ?? 0);
        if (facing < 0.5) continue;
        const ex = (light[q + 14] ?? 0) - px;
        const ey = (light[q + 15] ?? 0) - py;
        const ez = (light[q + 16] ?? 0) - pz;
        const off = Math.abs(nx * ex + ny * ey + nz * ez);
        const dx = Math.abs(x - i);
        const dy = Math.abs(y - j);
        const near = reach === 0 ? Math.max(0.001, 1 - dx) * Math.max(0.001, 1 - dy) : 1 / (1 + dx * dx + dy * dy);
        const w = near * facing ** 8 * Math.exp(-off / 12) * (other === material ? 1 : 0.15);
        weights += w;
        for (let c = 0; c < 6; c += 1) out[c] = (out[c] ?? 0) + w * (light[q + c] ?? 0);
        for (let c = 0; c < 3; c += 1) out[6 + c] = (out[6 + c] ?? 0) + w * (light[q + 7 + c] ?? 0);
      }
    }
    if (weights > (reach === 4 ? 0.002 : 0.02)) {
      for (let c = 0; c < 9; c += 1) out[c] = (out[c] ?? 0) / weights;
      return true;
    }
  }
  out.fill(0);
  return false;
}
