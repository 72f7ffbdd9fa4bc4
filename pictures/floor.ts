/** Colour in linear light. */
export interface SurfaceSample {
  r: number;
  g: number;
  b: number;
  /** Millimetres from the board's plane; bevels and pores are negative. */
  height: number;
  /** The remaining share of the product's sheen here, 0–1. */
  gloss: number;
}

/** A laid floor on an endless plane. */
export interface Floor {
  /** From 0 (matt) to 1 (satin). */
  readonly sheen: number;
  /** (x, y) in millimetres; the sample represents `footprintMm`. */
  sample(x: number, y: number, footprintMm: number, out: SurfaceSample): void;
}

export function blankSample(): SurfaceSample {
  return { r: 0, g: 0, b: 0, height: 0, gloss: 1 };
}
