import type { WoodLook } from './look';
import { drawFrom } from './noise';
import type { Species } from './species';

/** In millimetres. */
export interface Knot {
  readonly along: number;
  readonly across: number;
  readonly radius: number;
  readonly stretch: number;
  readonly dark: number;
  readonly seed: number;
}

/** Lengths in millimetres. */
export interface WoodBoard {
  readonly seed: number;
  /** The board's position in its log. */
  readonly offset: number;
  readonly heartAcross: number;
  readonly heartDepth: number;
  readonly taper: number;
  readonly ringMm: number;
  /** Lightness factor, and warm (+) or cool (-) shift. */
  readonly light: number;
  readonly warm: number;
  readonly ringStrength: number;
  readonly isMirrored: boolean;
  /** The position across; beyond the board when it has no sapwood. */
  readonly sapFrom: number;
  readonly knots: readonly Knot[];
}

export function drawWoodBoard(seed: number, look: WoodLook, species: Species): WoodBoard {
  const draw = drawFrom(seed);
  const isFlat = draw.chance(species.flatCut);
  const side = draw.chance(0.5) ? 1 : -1;
  const width = look.widthMm;
  // Flat-cut boards are near the heart; rift- and quarter-cut ones have it far to one side.
  const heartAcross = isFlat ? width / 2 + draw.bell() * width * 0.32 : width / 2 + side * draw.between(0.8, 2.4) * width;
  const heartDepth = isFlat ? draw.between(28, 115) : draw.between(10, 120);
  const taper = draw.between(0.016, 0.046) * (draw.chance(0.5) ? 1 : -1);
  const area = (look.lengthMm * width) / 1e6;
  const expected = species.knots * look.rustic * area;
  const count = Math.floor(expected) + (draw.chance(expected % 1) ? 1 : 0);
  const knots: Knot[] = [];
  for (let i = 0; i < count; i += 1) {
    const isPin = draw.chance(0.5);
    knots.push({
      along: draw.between(0.04, 0.96) * look.lengthMm,
      across: draw.between(0.12, 0.88) * width,
      radius: isPin ? draw.between(1.2, 3) : draw.between(4, look.species === 'pine' ? 13 : 9),
      stretch: draw.between(1.15, 1.7),
      dark: draw.between(0.45, 0.9),
      seed: Math.floor(draw.between(0, 1e9)),
    });
  }
  const hasSap = draw.chance(species.sap);
  return {
    seed,
    offset: draw.between(0, 40000),
    heartAcross,
    heartDepth,
    taper,
    ringMm: species.ringMm * draw.between(0.75, 1.35),
    light: 1 + draw.bell() * 0.25 * look.variation + (species.sap > 0.15 ? draw.bell() * 0.3 * look.variation : 0),
    warm: draw.bell() * 0.055 * look.variation,
    ringStrength: species.ringStrength * draw.between(0.75, 1.2) * look.contrast,
    isMirrored: draw.chance(0.5),
    sapFrom: hasSap ? draw.between(0.3, 0.9) * width : width * 9,
    knots,
  };
}
