import { detailLeft, smoothstep, layeredNoise, noise, randomCell } from './noise';

/** Before colouring. */
export interface StonePoint {
  /** 0 light to 1 dark stone. */
  tone: number;
  /** Share of vein, rust, pit or chip. */
  accent: number;
  /** 0–1. */
  accentShade: number;
  /** Millimetres. */
  relief: number;
}

/** x and y in millimetres, shifted per tile so that each tile is another piece of rock. */
export type DrawStone = (x: number, y: number, footprintMm: number, seed: number, out: StonePoint) => void;

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

function grit(x: number, y: number, sizeMm: number, footprint: number, seed: number): number {
  const left = detailLeft(sizeMm * 2, footprint);
  return left > 0 ? left * noise(x / sizeMm, y / sizeMm, seed) : 0;
}

/** Air bubbles of cast stone. */
function pinhole(x: number, y: number, seed: number): number {
  const cell = 9;
  const cx = Math.floor(x / cell);
  const cy = Math.floor(y / cell);
  const chance = randomCell(cx, cy, seed);
  if (chance > 0.09 + 0.09 * noise(cx / 7, cy / 7, seed + 1)) return 0;
  const dx = x - (cx + 0.2 + 0.6 * randomCell(cx, cy, seed + 2)) * cell;
  const dy = y - (cy + 0.2 + 0.6 * randomCell(cx, cy, seed + 3)) * cell;
  const radius = 0.3 + 0.9 * randomCell(cx, cy, seed + 4) ** 2;
  return smoothstep(radius * 1.3, radius * 0.6, Math.sqrt(dx * dx + dy * dy * 1.3));
}

/** 0 between grains, up to 1 on a pale and down to -1 on a dark one; at most one per `cellMm`. */
function grains(x: number, y: number, cellMm: number, share: number, footprint: number, seed: number): number {
  const left = detailLeft(cellMm * 0.7, footprint);
  if (left <= 0) return 0;
  const cx = Math.floor(x / cellMm);
  const cy = Math.floor(y / cellMm);
  if (randomCell(cx, cy, seed) > share) return 0;
  const size = 0.12 + 0.22 * randomCell(cx, cy, seed + 1) ** 2;
  const angle = randomCell(cx, cy, seed + 2) * 3.14;
  const dx = x / cellMm - cx - size - (1 - 2 * size) * randomCell(cx, cy, seed + 3);
  const dy = y / cellMm - cy - size - (1 - 2 * size) * randomCell(cx, cy, seed + 4);
  const a = dx * Math.cos(angle) + dy * Math.sin(angle);
  const b = (dy * Math.cos(angle) - dx * Math.sin(angle)) * (1.15 + randomCell(cx, cy, seed + 5));
  const soft = 0.04 + (0.3 * footprint) / cellMm;
  const inside = smoothstep(size + soft, size - soft, Math.sqrt(a * a + b * b));
  return left * inside * (randomCell(cx, cy, seed + 6) - 0.5) * 2;
}

/** Cut along its beds: bands and fine layers, ochre veins, rows of pits, most of them filled. */
export const travertine: DrawStone = (x, y, footprint, seed, out) => {
  const bend = 16 * noise(x / 460, y / 210, seed) + 3.5 * noise(x / 120, y / 70, seed + 1);
  const bed = y + bend;
  const band = noise(x / 900, bed / 34, seed + 2) + 0.55 * noise(x / 480, bed / 11, seed + 3);
  const lamina =
    noise(x / 260, bed / 3.6, seed + 4) * detailLeft(7, footprint) +
    0.6 * noise(x / 150, bed / 1.3, seed + 10) * detailLeft(2.6, footprint);
  const cloud = layeredNoise(x / 150, bed / 70, seed + 5, 4);
  const mottle = layeredNoise(x / 26, bed / 12, seed + 11, 3);
  // A vein opens and closes along its bed and has a ragged edge.
  const ragged = bed + 1.4 * layeredNoise(x / 17, y / 9, seed + 12, 3);
  const vein =
    smoothstep(0.085, 0, Math.abs(noise(x / 700, ragged / 42, seed + 13) - 0.12)) *
    smoothstep(-0.25, 0.45, noise(x / 210, bed / 60, seed + 14));
  const row = smoothstep(-0.1, 0.6, noise(x / 520, bed / 19, seed + 15) + 0.3 * cloud);
  const hollow = layeredNoise(x / 11, bed / 4.2, seed + 6, 4) + 0.26 * row + 0.1 * vein;
  const filled = smoothstep(0.36, 0.5, hollow);
  const isOpen = smoothstep(0.1, 0.4, noise(x / 37, bed / 21, seed + 16));
  const open = smoothstep(0.47, 0.56, hollow) * isOpen;
  const rim = filled * (1 - smoothstep(0.5, 0.62, hollow));
  const pinholes = smoothstep(0.5, 0.7, noise(x / 2.6, bed / 1.7, seed + 7)) * row * detailLeft(3.4, footprint);
  out.tone = 0.36 + 0.17 * band + 0.11 * lamina + 0.2 * cloud + 0.16 * mottle + 0.1 * rim + 0.05 * grit(x, y, 0.8, footprint, seed + 8);
  out.accent = Math.min(0.78, 0.4 * vein * (0.7 + 0.3 * lamina) + 0.24 * filled + 0.42 * open + 0.3 * pinholes);
  out.accentShade = 0.5;
  out.relief = -0.3 * open - 0.025 * filled - 0.06 * pinholes + 0.008 * grit(x, y, 1.2, footprint, seed + 9);
};

/** Cast and trowelled: clouds, faint arcs, a few pinholes. */
export const concrete: DrawStone = (x, y, footprint, seed, out) => {
  const wx = x + 40 * noise(x / 210, y / 210, seed + 1);
  const wy = y + 40 * noise(x / 210, y / 210, seed + 2);
  const cloud = layeredNoise(wx / 260, wy / 230, seed + 3, 5);
  const trowel = noise((wx + wy * 0.3) / 190, (wy - wx * 0.22) / 13, seed + 4) * smoothstep(-0.3, 0.5, noise(x / 300, y / 300, seed + 5));
  const mottle = layeredNoise(x / 22, y / 22, seed + 6, 3);
  const hole = pinhole(x, y, seed + 7) * detailLeft(3, footprint);
  const sand = grains(x, y, 2.6, 0.55, footprint, seed + 11) + grains(x + 40, y, 6.5, 0.3, footprint, seed + 21);
  out.tone = 0.42 + 0.34 * cloud + 0.12 * trowel + 0.16 * mottle + 0.34 * sand + 0.1 * grit(x, y, 0.7, footprint, seed + 9);
  out.accent = 0.6 * hole;
  out.accentShade = 0.5;
  out.relief = -0.25 * hole + 0.02 * mottle + 0.015 * grit(x, y, 0.9, footprint, seed + 10);
};

/** Fine sand with shell flakes and faint beds. */
export const limestone: DrawStone = (x, y, footprint, seed, out) => {
  const cloud = layeredNoise(x / 230, y / 170, seed, 4);
  const bed = noise(x / 420, (y + 10 * noise(x / 140, y / 140, seed + 1)) / 19, seed + 2);
  const sand = grit(x, y, 0.75, footprint, seed + 3) + 0.8 * grit(x, y, 1.7, footprint, seed + 4);
  const cell = 9;
  const cx = Math.floor(x / cell);
  const cy = Math.floor(y / cell);
  let shell = 0;
  if (randomCell(cx, cy, seed + 5) < 0.24) {
    const angle = randomCell(cx, cy, seed + 6) * 6.28;
    const dx = x / cell - cx - 0.35 - 0.3 * randomCell(cx, cy, seed + 13);
    const dy = y / cell - cy - 0.35 - 0.3 * randomCell(cx, cy, seed + 14);
    const a = dx * Math.cos(angle) + dy * Math.sin(angle);
    const b = dy * Math.cos(angle) - dx * Math.sin(angle) + a * a * (0.3 + randomCell(cx, cy, seed + 9));
    const long = 0.1 + 0.22 * randomCell(cx, cy, seed + 10);
    shell = smoothstep(0.07, 0.02, Math.abs(b)) * smoothstep(long, long * 0.5, Math.abs(a)) * detailLeft(2.4, footprint);
  }
  const pebbles = grains(x, y, 3.2, 0.6, footprint, seed + 11) + grains(x + 70, y, 8, 0.25, footprint, seed + 21);
  const mottle = layeredNoise(x / 12, y / 8, seed + 12, 4);
  const isPale = randomCell(cx, cy, seed + 7) < 0.5;
  out.tone = 0.4 + 0.22 * cloud + 0.1 * bed + 0.15 * mottle + 0.16 * sand + 0.26 * pebbles + (isPale ? -0.34 : 0.28) * shell;
  out.accent = 0.16 * smoothstep(0, 0.8, layeredNoise(x / 130, y / 100, seed + 8, 5)) + (isPale ? 0 : 0.12 * shell);
  out.accentShade = 0.5;
  out.relief = 0.022 * sand - 0.03 * shell;
};

/** Sawn and honed: fine crystals, soft drifts, pale flecks. */
export const basalt: DrawStone = (x, y, footprint, seed, out) => {
  const drift = layeredNoise((x + y * 0.4) / 300, (y - x * 0.25) / 120, seed, 4);
  const crystal = grit(x, y, 0.9, footprint, seed + 1) + 0.7 * grit(x, y, 2.1, footprint, seed + 2);
  const mottle = layeredNoise(x / 9, y / 7, seed + 7, 4);
  const flecks = grains(x, y, 2.4, 0.6, footprint, seed + 11) + grains(x + 30, y, 5.5, 0.4, footprint, seed + 21);
  out.tone = 0.42 + 0.22 * drift + 0.15 * mottle + 0.13 * crystal + 0.34 * flecks;
  out.accent = 0.18 * smoothstep(0.3, 0.8, layeredNoise(x / 60, y / 50, seed + 5, 4));
  out.accentShade = 0.4;
  out.relief = 0.04 * crystal + 0.05 * layeredNoise(x / 14, y / 14, seed + 6, 3);
};
