/** Lengths in millimetres; strengths from 0 (absent) to about 1 (strong). */
export interface Species {
  readonly ringMm: number;
  /** ring-porous: a band of pores opens each ring; soft: a hard dark line closes it; diffuse: a thin faint line. */
  readonly ring: 'ring-porous' | 'soft' | 'diffuse';
  readonly ringStrength: number;
  /** Open pores in early and late wood. */
  readonly poresEarly: number;
  readonly poresLate: number;
  readonly poreLengthMm: number;
  readonly poreWidthMm: number;
  readonly fibre: number;
  /** How much the grain wanders. */
  readonly swirl: number;
  /** Cross bands of curly wood. */
  readonly curl: number;
  /** The shimmer of maple and birch. */
  readonly figure: number;
  /** Ribbons on quarter-cut boards. */
  readonly rays: number;
  /** Long streaks along the grain. */
  readonly streak: number;
  /** Share of boards with pale sapwood. */
  readonly sap: number;
  /** Per square metre, on an ordinary board. */
  readonly knots: number;
  /** Of late-wood bands, the mark of elm. */
  readonly zigzag: number;
  /** Share of boards cut flat (arched grain). */
  readonly flatCut: number;
}

const oak: Species = {
  ringMm: 3.2,
  ring: 'ring-porous',
  ringStrength: 0.6,
  poresEarly: 0.8,
  poresLate: 0.1,
  poreLengthMm: 11,
  poreWidthMm: 0.42,
  fibre: 0.3,
  swirl: 0.6,
  curl: 0,
  figure: 0,
  rays: 0.5,
  streak: 0.4,
  sap: 0,
  knots: 0.32,
  zigzag: 0,
  flatCut: 0.6,
};

export const species = {
  oak,
  hickory: {
    ...oak,
    ringMm: 3.1,
    ringStrength: 0.5,
    poresEarly: 0.55,
    poresLate: 0.14,
    poreLengthMm: 9,
    rays: 0,
    streak: 0.9,
    sap: 0.3,
    knots: 0.7,
    swirl: 0.85,
  },
  pecan: {
    ...oak,
    ringMm: 2.3,
    ringStrength: 0.4,
    poresEarly: 0.45,
    poresLate: 0.2,
    poreLengthMm: 8,
    rays: 0,
    streak: 0.75,
    sap: 0.14,
    knots: 0.3,
    swirl: 0.75,
  },
  ash: {
    ...oak,
    ringMm: 4.2,
    ringStrength: 0.8,
    poresEarly: 0.7,
    poresLate: 0.05,
    poreLengthMm: 9,
    rays: 0,
    streak: 0.2,
    knots: 0.08,
    flatCut: 0.75,
    swirl: 0.55,
  },
  elm: {
    ...oak,
    ringMm: 3.6,
    ringStrength: 0.6,
    poresEarly: 0.6,
    poresLate: 0.1,
    rays: 0,
    streak: 0.45,
    knots: 0.3,
    zigzag: 0.8,
    swirl: 0.9,
    flatCut: 0.75,
  },
  walnut: {
    ...oak,
    ringMm: 4.6,
    ringStrength: 0.55,
    poresEarly: 0.42,
    poresLate: 0.28,
    poreLengthMm: 7,
    poreWidthMm: 0.34,
    rays: 0,
    streak: 1.35,
    sap: 0,
    knots: 0.15,
    swirl: 0.95,
    curl: 0.12,
    fibre: 0.3,
  },
  maple: {
    ...oak,
    ringMm: 4.2,
    ring: 'diffuse',
    ringStrength: 0.62,
    poresEarly: 0.36,
    poresLate: 0.2,
    poreLengthMm: 3.4,
    poreWidthMm: 0.34,
    fibre: 0.26,
    rays: 0,
    streak: 0.55,
    figure: 0.5,
    knots: 0.05,
    swirl: 0.7,
    flatCut: 0.7,
  },
  birch: {
    ...oak,
    ringMm: 4.8,
    ring: 'diffuse',
    ringStrength: 0.58,
    poresEarly: 0.34,
    poresLate: 0.22,
    poreLengthMm: 4.2,
    poreWidthMm: 0.34,
    fibre: 0.28,
    rays: 0,
    streak: 0.75,
    figure: 0.65,
    knots: 0.3,
    swirl: 1.05,
    flatCut: 0.8,
  },
  pine: {
    ...oak,
    ringMm: 5.4,
    ring: 'soft',
    ringStrength: 1,
    poresEarly: 0,
    poresLate: 0.05,
    poreLengthMm: 5,
    fibre: 0.25,
    rays: 0,
    streak: 0.3,
    knots: 3,
    swirl: 0.7,
    flatCut: 0.8,
  },
  cedar: {
    ...oak,
    ringMm: 3.1,
    ring: 'soft',
    ringStrength: 0.75,
    poresEarly: 0,
    poresLate: 0.02,
    poreLengthMm: 4,
    fibre: 0.35,
    rays: 0,
    streak: 0.75,
    sap: 0.08,
    knots: 0.7,
    swirl: 0.7,
    flatCut: 0.6,
  },
} as const satisfies Record<string, Species>;

export type SpeciesName = keyof typeof species;
