/** A floor's properties at one point. Colour in linear light, relief in millimetres. */
export interface SurfaceSample {
  r: number;
  g: number;
  b: number;
  /** Height relative to the board's plane (bevels and pores are negative). */
  height: number;
  /** The remaining share of the product's sheen here, 0–1. */
  gloss: number;
}

/** A laid floor on an endless plane that can be sampled anywhere. */
export interface Floor {
  /** Strength of reflections of the wear layer, from 0 (matt) to 1 (satin). */
  readonly sheen: number;
  /** Samples the floor at (x, y) in millimetres; `footprintMm` is the size that the sample represents. */
  sample(x: number, y: number, footprintMm: number, out: SurfaceSample): void;
}

/** A sample for `Floor.sample` to fill. */
export function blankSample(): SurfaceSample {
  return { r: 0, g: 0, b: 0, height: 0, gloss: 1 };
}
