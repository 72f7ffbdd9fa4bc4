import type { SpeciesName } from './species';

interface LookBase {
  readonly id: number;
  readonly title: string;
  readonly lengthMm: number;
  readonly widthMm: number;
  /** 0 uniform (V1) to 1 strong (V4). */
  readonly variation: number;
  /** From 0 (matt) to 1 (satin). */
  readonly sheen: number;
  readonly bevelMm: number;
  /** Without the pattern, which `describe.ts` adds. */
  readonly alt: string;
}

/** Stops are sRGB hex: lightest wood, mean, darkest ring, open pore. */
export interface WoodLook extends LookBase {
  readonly kind: 'wood';
  readonly species: SpeciesName;
  readonly stops: readonly [string, string, string, string];
  readonly pattern: 'straight' | 'herringbone';
  /** Factor on the species' number of knots. */
  readonly rustic: number;
  /** Grey weathering and saw marks, 0–1. */
  readonly weather: number;
  /** Factor on rings and pores. */
  readonly contrast: number;
}

export type Stone = 'travertine' | 'slate' | 'concrete' | 'limestone' | 'marble' | 'basalt' | 'terrazzo';

/** Stops are sRGB hex: light, mean, dark, accent (veins, rust, chips). */
export interface StoneLook extends LookBase {
  readonly kind: 'stone';
  readonly stone: Stone;
  readonly stops: readonly [string, string, string, string];
  readonly grout: string;
}

export type Look = WoodLook | StoneLook;
