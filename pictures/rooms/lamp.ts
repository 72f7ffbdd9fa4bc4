import type { Rgb } from '../colour';
import type { Vec } from './vector';

/** Lengths in millimetres. */
export interface Lamp {
  readonly at: Vec;
  /** Light on a surface that faces it at one metre, divided by pi. */
  readonly light: Rgb;
  /** Of the glowing part: a larger one casts softer shadows. */
  readonly radius: number;
  /** Objects within this distance, such as its own shade, cast no shadow. */
  readonly clear: number;
  /** 0 shines in all directions; higher numbers are narrower beams downwards. */
  readonly beam: number;
}

export interface Evening {
  readonly lamps: readonly Lamp[];
  /** Glowing materials: number and colour. */
  readonly glows: readonly (readonly [number, Rgb])[];
  readonly exposure: number;
}
