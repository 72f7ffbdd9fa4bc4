import type { Vec } from './vector';

/** A level camera with lens shift: vertical lines stay vertical. Lengths in millimetres. */
export interface Camera {
  readonly at: Vec;
  /** Yaw to the right of straight ahead (-z), in degrees. */
  readonly yaw: number;
  /** The width of the view divided by its distance. */
  readonly spread: number;
  /** Height of the horizon in the picture: 0 top, 1 bottom. */
  readonly horizon: number;
}

/** Writes the unit direction through the picture's point (u, v), each 0–1 from the top left, to out[0..2]. */
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
