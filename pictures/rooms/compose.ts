import { develop, meteredFor, mirrorShare, WHITE_BALANCE } from '../../src/domain/room-light';
import { toByte } from '../colour';
import { blankSample, type Floor } from '../floor';
import { aim } from './camera';
import { sunThrough, type Daylight } from './daylight';
import { passChannels } from './picture-pass';
import type { Room } from './room';
import { Scatter } from './scatter';

/** Linear colour and gloss, four numbers per pixel. */
export function layFloor(room: Room, passes: Float32Array, floor: Floor): Float32Array {
  const { width, height, camera } = room;
  const laid = new Float32Array(width * height * 4);
  const spot = blankSample();
  const ray = new Float64Array(3);
  const turn = (room.floorTurn * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const pixelAngle = camera.spread / width;
  for (let y = 0; y < height; y += 1) {
    const dice = new Scatter(y * 31 + 7);
    for (let x = 0; x < width; x += 1) {
      const p = y * width + x;
      if ((passes[p * passChannels + 12] ?? 0) <= 0) continue;
      aim(camera, width / height, (x + 0.5) / width, (y + 0.5) / height, ray);
      const drop = Math.max(0.02, -(ray[1] ?? 0));
      const across = (camera.at[1] / drop) * pixelAngle;
      const along = across / drop;
      // Distant pixels are long and narrow on the floor: they get more rows of samples.
      const nx = 2;
      const ny = Math.min(8, Math.max(2, Math.round(along / across) + 1));
      const size = Math.max(across / nx, (along / ny) * 0.5);
      let r = 0;
      let g = 0;
      let b = 0;
      let gloss = 0;
      for (let j = 0; j < ny; j += 1) {
        for (let i = 0; i < nx; i += 1) {
          aim(camera, width / height, (x + (i + dice.next()) / nx) / width, (y + (j + dice.next()) / ny) / height, ray);
          const down = Math.min(-0.004, ray[1] ?? 0);
          const reach = -camera.at[1] / down;
          const wx = camera.at[0] + (ray[0] ?? 0) * reach;
          const wz = camera.at[2] + (ray[2] ?? 0) * reach;
          floor.sample(wx * cos + wz * sin + 20000, wz * cos - wx * sin + 20000, size, spot);
          r += spot.r;
          g += spot.g;
          b += spot.b;
          gloss += spot.gloss;
        }
      }
      const share = 1 / (nx * ny);
      laid[p * 4] = r * share;
      laid[p * 4 + 1] = g * share;
      laid[p * 4 + 2] = b * share;
      laid[p * 4 + 3] = gloss * share;
    }
  }
  return laid;
}

/** In linear light. */
export function meanOf(laid: Float32Array, passes: Float32Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let n = 0;
  for (let p = 0; p * 4 < laid.length; p += 7) {
    if ((passes[p * passChannels + 12] ?? 0) < 1) continue;
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (laid[p * 4 + c] ?? 0);
    n += 1;
  }
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}

/** Light passes times floor, plus sun through the window frame, plus reflections; as sRGB bytes. */
export function composeRoom(
  room: Room,
  passes: Float32Array,
  laid: Float32Array,
  sheen: number,
  daylight: Daylight = room.daylight,
): Uint8Array {
  const { width, height, floorColour } = room;
  const pixels = new Uint8Array(width * height * 3);
  const mean = meanOf(laid, passes);
  const bounce = mean.map((m, c) => m / (floorColour[c] ?? 1));
  const at = (i: number): number => passes[i] ?? 0;
  const lit = new Float64Array(3);
  const metered = meteredFor(mean) * room.exposure;
  for (let p = 0; p < width * height; p += 1) {
    const k = p * passChannels;
    const cover = at(k + 12);
    const sun = sunThrough(daylight, at(k + 9), at(k + 10), at(k + 11));
    const fresnel = cover > 0 ? mirrorShare(at(k + 23), sheen) * (laid[p * 4 + 3] ?? 1) : 0;
    for (let c = 0; c < 3; c += 1) {
      const back = bounce[c] ?? 1;
      let value = at(k + c) + at(k + 3 + c) * back + at(k + 6 + c) * sun;
      if (cover > 0) {
        const falling = at(k + 13 + c) + at(k + 16 + c) * back + at(k + 19) * sun * (daylight.sun[c] ?? 0);
        value += cover * ((laid[p * 4 + c] ?? 0) * falling * (1 - fresnel) + fresnel * at(k + 20 + c));
      }
      lit[c] = value * metered * (WHITE_BALANCE[c] ?? 1);
    }
    develop(lit);
    for (let c = 0; c < 3; c += 1) pixels[p * 3 + c] = toByte(lit[c] ?? 0);
  }
  return pixels;
}
