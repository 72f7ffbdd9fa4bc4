/** What a floor is like at one point. Colour in linear light, relief in millimetres. */
export interface SurfaceSample {
  r: number;
  g: number;
  b: number;
  /** Height above the board's plane (bevels and pores are negative). */
  height: number;
  /** Share of the product's sheen left here, 0–1. */
  gloss: number;
}

/** A laid floor that can be asked anywhere on an endless plane. */
export interface Floor {
  /** Mirror strength of the wear layer, 0 dead matt to 1 satin. */
  readonly sheen: number;
  /** Writes the floor at (x, y) millimetres; `footprintMm` is the size one sample stands for. */
  sample(x: number, y: number, footprintMm: number, out: SurfaceSample): void;
}

/** A sample to be filled by `Floor.sample`. */
export function blankSample(): SurfaceSample {
  return { r: 0, g: 0, b: 0, height: 0, gloss: 1 };
}
