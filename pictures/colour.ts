import { toLinear } from '../src/domain/room-light';

/** Linear light, 0 to 1 each. */
export type Rgb = readonly [number, number, number];

export function toSrgb(l: number): number {
  if (l <= 0) return 0;
  return l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055;
}

export function fromHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [toLinear(((n >> 16) & 255) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}

export function mixRgb(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

// A table instead of a power per pixel; the square root of the index puts more of the steps near black.
const srgbTable = Uint8Array.from({ length: 4097 }, (_, i) => Math.round(toSrgb((i / 4096) ** 2) * 255));

export function toByte(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  return srgbTable[(Math.sqrt(linear) * 4096 + 0.5) | 0] ?? 255;
}
