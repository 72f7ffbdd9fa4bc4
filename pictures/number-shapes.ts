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
