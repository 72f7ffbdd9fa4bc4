import type { Layout, Spot } from './layout';
import { clamp } from './number-shapes';

export interface Bevel {
  /** Below the face, millimetres. */
  depth: number;
  /** Light lost in the seam, 0–1. */
  shade: number;
}

/** Of the nearest edge. The seam is a shadow of 0.45 mm between two boards. */
export function bevelAt(spot: Spot, layout: Layout, bevelMm: number, footprintMm: number, out: Bevel): void {
  const ends = Math.min(spot.along, layout.lengthMm - spot.along);
  const sides = Math.min(spot.across, layout.widthMm - spot.across);
  const edge = Math.min(ends, sides);
  out.depth = 0;
  out.shade = 0;
  const reach = bevelMm + footprintMm;
  if (edge > reach) return;
  out.depth = 0.45 * bevelMm * clamp(1 - edge / bevelMm, 0, 1);
  // A seam narrower than a sample still darkens its share of the sample.
  const seam = 0.45;
  const width = Math.max(seam, footprintMm * 0.75);
  out.shade =
    0.66 * Math.min(1, seam / width + 0.1) * clamp(1.5 - edge / width, 0, 1) + 0.16 * clamp(1 - edge / (bevelMm + footprintMm * 0.4), 0, 1);
}
