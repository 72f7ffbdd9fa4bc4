import type { Vec } from './vector';

/** Level, with lens shift: vertical lines stay vertical. Lengths in millimetres. */
export interface Camera {
  readonly at: Vec;
  /** To the right of straight ahead (-z), in degrees. */
  readonly yaw: number;
  /** The view's width divided by its distance. */
  readonly spread: number;
  /** Its height in the picture: 0 top, 1 bottom. */
  readonly horizon: number;
}

/** `u` and `v` are 0–1 from the top left; `out` gets a unit vector. */
export function aim(camera: Camera, aspect: number, u: number, v: number, out: Float64Array): void {
  const right = (u - 0.5) * camera.spread;
  const up = ((camera.horizon - v) * camera.spread) / aspect;
  const turn = (camera.yaw * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const x = right * cos + sin;
  const z = right * sin - cos;
  const inv = 1 / Math.sqrt(x * x + up * up + z * z);
  out[0] = x * inv;
  out[1] = up * inv;
  out[2] = z * inv;
}
