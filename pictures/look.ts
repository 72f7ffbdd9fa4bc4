import type { SpeciesName } from './species';

interface LookBase {
  readonly id: number;
  readonly title: string;
  readonly lengthMm: number;
  readonly widthMm: number;
  /** Board-to-board difference, 0 uniform (V1) to 1 strong (V4). */
  readonly variation: number;
  /** From 0 (matt) to 1 (satin). */
  readonly sheen: number;
  /** Width of the micro-bevel on each board, millimetres. */
  readonly bevelMm: number;
  /** Colour and look in words; `describe.ts` adds the pattern. */
  readonly alt: string;
}

/** A wood-look product. Stops are sRGB hex: lightest wood, mean, darkest ring, open pore. */
export interface WoodLook extends LookBase {
  readonly kind: 'wood';
  readonly species: SpeciesName;
  readonly stops: readonly [string, string, string, string];
  readonly pattern: 'straight' | 'herringbone';
  /** Factor on the species' own number of knots. */
  readonly rustic: number;
  /** Grey weathering and saw marks, 0–1. */
  readonly weather: number;
  /** Factor on the contrast of rings and pores. */
  readonly contrast: number;
}

export type Stone = 'travertine' | 'slate' | 'concrete' | 'limestone' | 'marble' | 'basalt' | 'terrazzo';

/** A stone-look product. Stops are sRGB hex: light, mean, dark, accent (veins, rust, chips); then the grout. */
export interface StoneLook extends LookBase {
  readonly kind: 'stone';
  readonly stone: Stone;
  readonly stops: readonly [string, string, string, string];
  readonly grout: string;
}

export type Look = WoodLook | StoneLook;
