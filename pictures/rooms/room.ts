import type { Rgb } from '../colour';
import type { Vec } from './vector';
import type { Camera } from './camera';
import type { Daylight } from './daylight';
import type { Material } from './material';
import type { Mesh } from './mesh';

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

export interface Room {
  readonly name: string;
  readonly mesh: Mesh;
  readonly materials: readonly Material[];
  readonly daylight: Daylight;
  readonly camera: Camera;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The mean colour that the light was traced with. */
  readonly floorColour: Rgb;
  /** In degrees. */
  readonly floorTurn: number;
  readonly exposure: number;
  /** None by day. */
  readonly lamps?: readonly Lamp[];
  readonly evening?: Evening;
}
