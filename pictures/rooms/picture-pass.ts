import type { Tree } from './bvh';
import { aim } from './camera';
import { outdoors } from './daylight';
import { readLight } from './enlarge';
import { LightPaths } from './light-paths';
import { colourAt, floorMaterial } from './material';
import { cast, Hit } from './ray-cast';
import type { Room } from './room';
import { Scatter } from './scatter';

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
