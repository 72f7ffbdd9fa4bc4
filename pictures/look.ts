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

/** Herringbone's look says so already. */
function howLaid(look: Look): string {
  if (look.kind === 'stone') return ', laid in a running bond';
  return look.pattern === 'herringbone' ? '' : ', laid straight with spread joints';
}

function inside(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export const describe = {
  plank: (look: Look) => `${look.alt}${howLaid(look)}`,
  close: (look: Look) => `A hand's width of ${look.title} in low side light: ${inside(look.alt)}`,
  room: (look: Look, place: string) => `${look.title} ${place} by daylight: ${inside(look.alt)}${howLaid(look)}`,
} as const;
