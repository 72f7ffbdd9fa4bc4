/** The make-up of stone at a point, before colour. */
export interface StonePoint {
  /** 0 light to 1 dark stone. */
  tone: number;
  /** Share of the accent colour: vein, rust, pit, chip. */
  accent: number;
  /** Which of the accent's own shades, 0–1. */
  accentShade: number;
  /** Height in millimetres. */
  relief: number;
}

/** Draws one kind of stone; x and y in millimetres on the tile, shifted so that each tile is its own piece of rock. */
export type DrawStone = (x: number, y: number, footprintMm: number, seed: number, out: StonePoint) => void;
