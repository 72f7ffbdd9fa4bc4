import type { Tree } from './bvh';
import { aim } from './camera';
import { outdoors } from './daylight';
import { LightPaths } from './light-paths';
import { colourAt, floorMaterial } from './material';
import { cast, Hit } from './ray-cast';
import type { Room } from './room';
import { Scatter } from './scatter';

/**
 * Traced at half size, with noise, then smoothed; colour and edges follow at full size. Per pixel: 0–5 light (see Arriving), 6 its
 * variance, 7–9 reflected light, 10 its variance, 11–13 normal, 14–16 position, 17 material (-1 outdoors, and in creases without light).
 */
export const lightChannels = 18;

/** Half-width of the lobe of the floor's reflections. */
const floorBlur = 0.13;

/** Rows [from, to); `paths` per pixel. */
export function traceLight(room: Room, tree: Tree, width: number, height: number, from: number, to: number, paths: number): Float32Array {
  const out = new Float32Array((to - from) * width * lightChannels);
  const light = new LightPaths(room, tree);
  const hit = new Hit();
  const far = new Hit();
  const ray = new Float64Array(3);
  const sum = new Float64Array(6);
  const one = new Float64Array(6);
  const colour = new Float64Array(3);
  const [cx, cy, cz] = room.camera.at;

  const mirrored = (x: number, y: number, z: number, dx: number, dy: number, dz: number, dice: Scatter): void => {
    // Roughness blurs the reflection of distant things and keeps the foot of a chair leg sharp, as on satin vinyl.
    const rx = dx + (dice.next() + dice.next() - 1) * floorBlur * 1.4;
    const ry = Math.abs(dy + (dice.next() + dice.next() - 1) * floorBlur * 1.4) + 0.002;
    const rz = dz + (dice.next() + dice.next() - 1) * floorBlur * 1.4;
    const inv = 1 / Math.sqrt(rx * rx + ry * ry + rz * rz);
    if (!cast(tree, x, y + 0.5, z, rx * inv, ry * inv, rz * inv, 60000, false, far)) {
      outdoors(room.daylight, rx * inv, ry * inv, rz * inv, colour);
      return;
    }
    const px = x + rx * inv * far.distance;
    const py = y + 0.5 + ry * inv * far.distance;
    const pz = z + rz * inv * far.distance;
    const { nx, ny, nz } = far;
    const material = room.materials[tree.materials[far.triangle] ?? 0];
    one.fill(0);
    light.gather(px, py, pz, nx, ny, nz, dice, one);
    const sun = light.sunAt(px, py, pz, nx, ny, nz, dice, true) / Math.PI;
    if (material) colourAt(material, px, py, pz, colour);
    for (let c = 0; c < 3; c += 1) {
      colour[c] = (material?.glow?.[c] ?? 0) + (colour[c] ?? 0) * ((one[c] ?? 0) + (one[c + 3] ?? 0) + sun * (room.daylight.sun[c] ?? 0));
    }
  };

  for (let y = from; y < to; y += 1) {
    const dice = new Scatter(y * 7919 + 17);
    for (let x = 0; x < width; x += 1) {
      const at = ((y - from) * width + x) * lightChannels;
      aim(room.camera, width / height, (x + 0.5) / width, (y + 0.5) / height, ray);
      const dx = ray[0] ?? 0;
      const dy = ray[1] ?? 0;
      const dz = ray[2] ?? 0;
      if (!cast(tree, cx, cy, cz, dx, dy, dz, 60000, false, hit)) {
        out[at + 17] = -1;
        continue;
      }
      const px = cx + dx * hit.distance;
      const py = cy + dy * hit.distance;
      const pz = cz + dz * hit.distance;
      const { nx, ny, nz } = hit;
      const material = tree.materials[hit.triangle] ?? 0;
      sum.fill(0);
      let squares = 0;
      for (let i = 0; i < paths; i += 1) {
        one.fill(0);
        light.gather(px, py, pz, nx, ny, nz, dice, one);
        let bright = 0;
        for (let c = 0; c < 6; c += 1) bright += one[c] ?? 0;
        // Rare bright paths would be dots that no filter removes.
        const trim = bright > 18 ? 18 / bright : 1;
        for (let c = 0; c < 6; c += 1) sum[c] = (sum[c] ?? 0) + (one[c] ?? 0) * trim;
        squares += (bright * trim) ** 2;
      }
      let total = 0;
      for (let c = 0; c < 6; c += 1) {
        out[at + c] = (sum[c] ?? 0) / paths;
        total += out[at + c] ?? 0;
      }
      out[at + 6] = Math.max(0, squares / paths - total * total) / paths;
      // A point without any light is in the crease of two objects: it must not be spread.
      out.set([nx, ny, nz, px, py, pz, total > 0 ? material : -1], at + 11);
      if (material === floorMaterial) {
        const shots = Math.max(4, paths >> 2);
        let square = 0;
        let mean = 0;
        for (let i = 0; i < shots; i += 1) {
          mirrored(px, py, pz, dx, -dy, dz, dice);
          for (let c = 0; c < 3; c += 1) out[at + 7 + c] = (out[at + 7 + c] ?? 0) + Math.min(colour[c] ?? 0, 12) / shots;
          const bright = (colour[0] ?? 0) + (colour[1] ?? 0) + (colour[2] ?? 0);
          mean += bright / shots;
          square += (bright * bright) / shots;
        }
        out[at + 10] = Math.max(0, square - mean * mean) / shots;
      }
    }
  }
  return out;
}
