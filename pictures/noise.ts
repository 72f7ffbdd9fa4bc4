/** Deterministic: a seed determines every byte of the pictures. */

/** Unsigned, 32 bits. */
export function hashCell(ix: number, iy: number, seed: number): number {
  let h = Math.imul(ix, 0x9e3779b1) ^ Math.imul(iy, 0x85ebca77) ^ Math.imul(seed, 0xc2b2ae3d);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** In [0, 1). */
export function randomCell(ix: number, iy: number, seed: number): number {
  return hashCell(ix, iy, seed) / 4294967296;
}

function corner(h: number, dx: number, dy: number): number {
  // Eight gradient directions: enough for wood and stone, without trigonometry in the inner loop.
  switch (h & 7) {
    case 0:
      return dx + dy * 0.41;
    case 1:
      return dy + dx * 0.41;
    case 2:
      return -dx + dy * 0.41;
    case 3:
      return -dy + dx * 0.41;
    case 4:
      return dx - dy * 0.41;
    case 5:
      return dy - dx * 0.41;
    case 6:
      return -dx - dy * 0.41;
    default:
      return -dy - dx * 0.41;
  }
}

/** Unit wavelength, about -1 to 1, mean 0. */
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = corner(hashCell(ix, iy, seed) >>> 9, fx, fy);
  const b = corner(hashCell(ix + 1, iy, seed) >>> 9, fx - 1, fy);
  const c = corner(hashCell(ix, iy + 1, seed) >>> 9, fx, fy - 1);
  const d = corner(hashCell(ix + 1, iy + 1, seed) >>> 9, fx - 1, fy - 1);
  const top = a + (b - a) * sx;
  const bottom = c + (d - c) * sx;
  return (top + (bottom - top) * sy) * 1.6;
}

/** Octaves, each half as strong and about twice as fine; about -1 to 1. */
export function layeredNoise(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.55;
  let fx = x;
  let fy = y;
  for (let i = 0; i < octaves; i += 1) {
    sum += amplitude * noise(fx, fy, seed + i * 101);
    amplitude *= 0.5;
    // Turning the lattice hides the grid.
    const nx = fx * 1.62 + fy * 1.24;
    fy = fy * 1.62 - fx * 1.24;
    fx = nx;
  }
  return sum;
}

export function clamp(x: number, low: number, high: number): number {
  return x < low ? low : x > high ? high : x;
}

/** Also for a > b: 0 at a, 1 at b. */
export function smoothstep(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Detail finer than the sampling must fade to its mean, or distant rows of a floor shimmer. */
export function detailLeft(wavelengthMm: number, footprintMm: number): number {
  return clamp(1.6 - footprintMm / wavelengthMm, 0, 1);
}

interface Draw {
  /** In [low, high). */
  between(low: number, high: number): number;
  /** Mean 0, about -1 to 1. */
  bell(): number;
  chance(share: number): boolean;
}

export function drawFrom(seed: number): Draw {
  let step = 0;
  const next = (): number => {
    step += 1;
    return randomCell(step, 77, seed);
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    bell: () => (next() + next() + next()) * (2 / 3) - 1,
    chance: (share) => next() < share,
  };
}
