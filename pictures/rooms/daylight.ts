import type { Rgb } from '../colour';
import { noise, clamp, smoothstep } from '../noise';
import { dot, unit, type Vec } from './vector';

/** Panes are [left, bottom, right, top] in millimetres in its plane. */
export interface Opening {
  readonly origin: Vec;
  /** Unit vectors: along the wall, up, and into the room. */
  readonly along: Vec;
  readonly up: Vec;
  readonly inward: Vec;
  readonly panes: readonly (readonly [number, number, number, number])[];
}

export interface Daylight {
  readonly openings: readonly Opening[];
  readonly toSun: Vec;
  readonly sun: Rgb;
  readonly sky: Rgb;
  readonly ground: Rgb;
  /** Strength of leaf shadows in the sun patches, 0–1. */
  readonly leaves: number;
  /** Displacement against the sun, in millimetres. */
  readonly sway?: readonly [number, number];
  readonly frameShift?: readonly [number, number];
}

/** For writing daylight by hand. */
export function towards(x: number, y: number, z: number): Vec {
  return unit([x, y, z]);
}

function leafShade(a: number, b: number, light: Daylight): number {
  const sway = light.sway ?? [0, 0];
  const x = a + sway[0];
  const y = b + sway[1];
  // Blurred fronds: fans of noise, denser in some places.
  const bunch = smoothstep(-0.35, 0.45, noise(x / 620 + 3.7, y / 520 + 1.3, 71));
  const fan = noise((x + y * 0.6) / 105, (y - x * 0.35) / 560, 72) + 0.6 * noise((x - y * 0.9) / 125, (y + x * 0.5) / 520, 73);
  return 1 - light.leaves * bunch * smoothstep(-0.3, 0.6, fan);
}

/** The visible share of the sun's disc, 0–1, without furniture. */
export function sunThrough(light: Daylight, x: number, y: number, z: number): number {
  const shift = light.frameShift ?? [0, 0];
  let seen = 0;
  for (const opening of light.openings) {
    const facing = -dot(light.toSun, opening.inward);
    if (facing <= 0.02) continue;
    const [nx, ny, nz] = opening.inward;
    const distance = ((x - opening.origin[0]) * nx + (y - opening.origin[1]) * ny + (z - opening.origin[2]) * nz) / facing;
    if (distance <= 0) continue;
    const rel: Vec = [
      x + light.toSun[0] * distance - opening.origin[0],
      y + light.toSun[1] * distance - opening.origin[1],
      z + light.toSun[2] * distance - opening.origin[2],
    ];
    const a = dot(rel, opening.along) + shift[0];
    const b = dot(rel, opening.up) + shift[1];
    // The sun is half a degree wide: an edge blurs by about 1 % of its distance, slightly more through glass.
    const soft = Math.max(3, distance * 0.0075);
    for (const [left, bottom, right, top] of opening.panes) {
      if (a < left - soft || a > right + soft || b < bottom - soft || b > top + soft) continue;
      const across = clamp((a - left) / (2 * soft) + 0.5, 0, 1) * clamp((right - a) / (2 * soft) + 0.5, 0, 1);
      const along = clamp((b - bottom) / (2 * soft) + 0.5, 0, 1) * clamp((top - b) / (2 * soft) + 0.5, 0, 1);
      seen += across * along * (light.leaves > 0 ? leafShade(a, b, light) : 1);
    }
  }
  return Math.min(1, seen);
}

/** Brightness, written to out[0..2]. */
export function outdoors(light: Daylight, dx: number, dy: number, dz: number, out: Float64Array): void {
  const sunward = Math.max(0, dx * light.toSun[0] + dy * light.toSun[1] + dz * light.toSun[2]);
  const up = smoothstep(-0.005, 0.005, dy);
  const glow = 1 + 0.5 * sunward ** 6 - 0.25 * clamp(dy, 0, 1);
  // Distant water and low sky merge in haze.
  const haze = 0.55 * Math.exp(-Math.abs(dy) * 14);
  for (let c = 0; c < 3; c += 1) {
    const ground = light.ground[c] ?? 0;
    const clear = ground + ((light.sky[c] ?? 0) * glow - ground) * up;
    out[c] = clear + ((light.sky[0] ?? 0) * 1.04 - clear) * haze;
  }
}

/** For choosing a pane at random by area. */
export interface PaneTable {
  readonly panes: readonly { readonly opening: Opening; readonly rect: readonly [number, number, number, number] }[];
  readonly shares: Float64Array;
  readonly totalArea: number;
}

/** Areas in square millimetres. */
export function paneTable(light: Daylight): PaneTable {
  const panes = light.openings.flatMap((opening) => opening.panes.map((rect) => ({ opening, rect })));
  const areas = panes.map(({ rect: [l, b, r, t] }) => (r - l) * (t - b));
  const totalArea = areas.reduce((sum, area) => sum + area, 0);
  let run = 0;
  const shares = Float64Array.from(areas, (area) => (run += area) / totalArea);
  return { panes, shares, totalArea };
}
