/** Each channel is 0 to 1 for what a screen can show. */
export type LinearRgb = readonly [number, number, number];

/** Corrects a part of the warm tint of wood floors, as photographers do. */
export const WHITE_BALANCE: LinearRgb = [0.975, 1, 1.06];

const KNEE = 0.46;

/** Light is rolled off so that sun patches glow instead of clipping. */
function shoulder(x: number): number {
  if (x <= KNEE) return Math.max(0, x);
  return KNEE + (1 - KNEE) * (1 - Math.exp(-(x - KNEE) / (1.03 - KNEE)));
}

/**
 * In place. Rolling off each channel alone turns sunlit oak yellow, since red bends first; the unshared rest lets very bright light go
 * white.
 */
export function develop(rgb: Float64Array): void {
  const most = Math.max(rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0);
  if (most <= 0) return;
  const shared = shoulder(most) / most;
  for (let c = 0; c < 3; c += 1) {
    const value = rgb[c] ?? 0;
    rgb[c] = 0.7 * value * shared + 0.3 * shoulder(value);
  }
}

/** A pale floor gets less light, a dark one stays dark. */
export function meteredFor([r, g, b]: LinearRgb): number {
  const exposure = (0.3 / (0.3 * r + 0.6 * g + 0.1 * b)) ** 0.34;
  return Math.min(1.02, Math.max(0.78, exposure));
}

/** `sheen` is 0 dead matt to 1 satin. */
export function mirrorShare(cosine: number, sheen: number): number {
  return (0.03 + 0.4 * (1 - cosine) ** 5) * (0.3 + 0.7 * sheen);
}

/** (light / range) ^ (1 / gamma): sun patches and dark corners both keep their gradations. */
export const STORED_LIGHT = { range: 2, mirrorRange: 8, gamma: 2.2 } as const;

/** `srgb` is 0 to 1. */
export function toLinear(srgb: number): number {
  return srgb <= 0.04045 ? srgb / 12.92 : ((srgb + 0.055) / 1.055) ** 2.4;
}

/** `hex` is '#rrggbb'. */
export function linearFromHex(hex: string): LinearRgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [toLinear(((n >> 16) & 255) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}
