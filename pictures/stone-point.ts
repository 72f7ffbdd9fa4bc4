/** Before colouring. */
export interface StonePoint {
  /** 0 light to 1 dark stone. */
  tone: number;
  /** Share of vein, rust, pit or chip. */
  accent: number;
  /** 0–1. */
  accentShade: number;
  /** Millimetres. */
  relief: number;
}

/** x and y in millimetres, shifted per tile so that each tile is another piece of rock. */
export type DrawStone = (x: number, y: number, footprintMm: number, seed: number, out: StonePoint) => void;
