import { hexOf } from '../../src/domain/contrast';

/** sRGB bytes, three per pixel. */
export function meanColour(pixels: Uint8Array): string {
  const sums = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 1) sums[i % 3] = (sums[i % 3] ?? 0) + (pixels[i] ?? 0);
  const [r = 0, g = 0, b = 0] = sums.map((s) => (s * 3) / pixels.length);
  return hexOf([r, g, b]);
}
