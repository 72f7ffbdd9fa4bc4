import { detailLeft, smoothstep } from './number-shapes';
import { layeredNoise, noise, randomCell } from './noise';
import type { DrawStone } from './stone-point';

/** Split along its beds: terraces with broken edges. */
export const slate: DrawStone = (x, y, footprint, seed, out) => {
  const turn = 0.5 * (randomCell(1, 2, seed) - 0.5);
  const a = x * Math.cos(turn) + y * Math.sin(turn);
  const b = y * Math.cos(turn) - x * Math.sin(turn);
  const level = 3.1 * layeredNoise(a / 210, b / 120, seed, 5) + 0.25 * noise(a / 16, b / 9, seed + 9);
  const step = Math.floor(level);
  const edge = level - step;
  const terrace = step + smoothstep(0, 0.12, edge);
  const drift = layeredNoise(a / 150, b / 80, seed + 1, 5);
  const combed = noise(a / 42, b / 3.2, seed + 2) + 0.6 * noise(a / 18, b / 1.2, seed + 3) * detailLeft(2.4, footprint);
  const dust = noise(x / 0.9, y / 0.9, seed + 4) * detailLeft(1.8, footprint);
  const rust =
    smoothstep(0.28, 0.75, layeredNoise(a / 120, b / 75, seed + 5, 5)) * smoothstep(-0.2, 0.5, noise(a / 260, b / 260, seed + 6));
  out.tone = 0.45 + 0.3 * drift + 0.09 * combed + 0.09 * dust + 0.24 * (randomCell(step, 1, seed) - 0.5);
  out.accent = 0.42 * rust;
  out.accentShade = 0.5 + 0.4 * drift;
  out.relief = 0.55 * terrace + 0.16 * layeredNoise(a / 16, b / 10, seed + 7, 4) + 0.03 * combed;
};

/** Soft cloud, and veins that fork and fade. */
export const marble: DrawStone = (x, y, footprint, seed, out) => {
  const a = x * 0.82 + y * 0.57;
  const b = y * 0.82 - x * 0.57;
  const wa = a + 46 * layeredNoise(x / 240, y / 240, seed + 1, 5);
  const wb = b + 46 * layeredNoise(x / 230, y / 230, seed + 2, 5);
  const main = Math.abs(noise(wa / 980, wb / 185, seed + 3));
  const branch = Math.abs(noise(wa / 520, wb / 84, seed + 4));
  const presence = smoothstep(-0.25, 0.55, noise(a / 240, b / 200, seed + 5));
  const vein = smoothstep(0.012 + 0.03 * presence, 0, main) * (0.25 + 0.75 * presence);
  const halo = smoothstep(0.34, 0, main) ** 2 * presence;
  const hair = smoothstep(0.022, 0, branch) * smoothstep(0.1, 0.7, noise(a / 150, b / 150, seed + 6));
  const cloud = layeredNoise(wa / 300, wb / 150, seed + 7, 4);
  const crystal = noise(x / 1.4, y / 1.4, seed + 8) * detailLeft(2.8, footprint);
  out.tone = 0.3 + 0.34 * cloud + 0.42 * halo + 0.09 * crystal + 0.1 * layeredNoise(x / 34, y / 30, seed + 9, 3);
  out.accent = Math.min(0.6, 0.36 * vein + 0.2 * hair);
  out.accentShade = 0.5 + 0.3 * cloud;
  out.relief = 0;
};

/** Three sizes of chips, each a polygon with cut corners. */
export const terrazzo: DrawStone = (x, y, footprint, seed, out) => {
  out.tone = 0.3 + 0.1 * layeredNoise(x / 130, y / 130, seed, 3) + 0.05 * noise(x / 1.1, y / 1.1, seed + 1) * detailLeft(2.2, footprint);
  out.accent = 0;
  out.accentShade = 0;
  out.relief = 0;
  // The largest first: no small chip lies on a large one.
  for (let size = 2; size >= 0; size -= 1) {
    const cell = size === 0 ? 4.6 : size === 1 ? 10 : 24;
    const present = size === 0 ? 0.34 : size === 1 ? 0.32 : 0.26;
    const cx = Math.floor(x / cell);
    const cy = Math.floor(y / cell);
    for (let j = cy - 1; j <= cy + 1; j += 1) {
      for (let i = cx - 1; i <= cx + 1; i += 1) {
        const chance = randomCell(i, j, seed + 20 + size);
        if (chance > present) continue;
        const dx = x / cell - i - 0.2 - 0.6 * randomCell(i, j, seed + 30 + size);
        const dy = y / cell - j - 0.2 - 0.6 * randomCell(i, j, seed + 40 + size);
        const inside = chipInside(dx, dy, i, j, seed + 50 + size, (footprint / cell) * 0.7);
        if (inside > out.accent) {
          out.accent = inside;
          out.accentShade = randomCell(i, j, seed + 60 + size);
        }
      }
    }
  }
  out.accent *= 0.85;
};

function chipInside(dx: number, dy: number, i: number, j: number, seed: number, soft: number): number {
  const start = randomCell(i, j, seed) * 6.28;
  let far = -1;
  for (let side = 0; side < 5; side += 1) {
    const angle = start + side * 1.257 + 0.5 * randomCell(i * 5 + side, j, seed + 7);
    const reach = 0.2 + 0.2 * randomCell(i * 5 + side, j, seed + 8);
    far = Math.max(far, dx * Math.cos(angle) + dy * Math.sin(angle) - reach);
  }
  return smoothstep(0.02 + soft, -0.02 - soft, far);
}
