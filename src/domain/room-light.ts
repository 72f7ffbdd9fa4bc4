/** A colour in linear light: red, green, blue, each 0 to 1 for what a screen can show. */
export type LinearRgb = readonly [number, number, number];

/** White balance: wood floors tint every room warm, and this corrects a part of it, as photographers do. */
export const WHITE_BALANCE: LinearRgb = [0.975, 1, 1.06];

/** Light below this is unchanged; above, it is rolled off. */
const KNEE = 0.46;

/** Film-like curve, linear to linear: straight up to the knee, rolled off above so that sun patches glow instead of clipping. */
function shoulder(x: number): number {
  if (x <= KNEE) return Math.max(0, x);
  return KNEE + (1 - KNEE) * (1 - Math.exp(-(x - KNEE) / (1.03 - KNEE)));
}

/**
 * Turns scene light into display light, in place. Rolling off each channel alone turns sunlit oak yellow, since red bends
 * first; so most of the roll-off is shared by the three channels, and the rest lets very bright light go white.
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

/** Exposure for a floor of this mean colour: a pale one gets less light, a dark one stays dark. */
export function meteredFor([r, g, b]: LinearRgb): number {
  const exposure = (0.3 / (0.3 * r + 0.6 * g + 0.1 * b)) ** 0.34;
  return Math.min(1.02, Math.max(0.78, exposure));
}

/** Share of light that a floor reflects, by the cosine of the viewing angle and its sheen (0 dead matt to 1 satin). */
export function mirrorShare(cosine: number, sheen: number): number {
  return (0.03 + 0.4 * (1 - cosine) ** 5) * (0.3 + 0.7 * sheen);
}

/** Pictures store light as (light / range) ^ (1 / gamma), so that sun patches and dark corners both keep their gradations. */
export const STORED_LIGHT = { range: 2, mirrorRange: 8, gamma: 2.2 } as const;

/** sRGB channel 0 to 1 to linear light. */
export function toLinear(srgb: number): number {
  return srgb <= 0.04045 ? srgb / 12.92 : ((srgb + 0.055) / 1.055) ** 2.4;
}

/** '#rrggbb' to linear light. */
export function linearFromHex(hex: string): LinearRgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [toLinear(((n >> 16) & 255) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}
