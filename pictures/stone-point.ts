/** The stone at a point, before colouring. */
export interface StonePoint {
  /** 0 light to 1 dark stone. */
  tone: number;
  /** Share of the accent colour: vein, rust, pit, chip. */
  accent: number;
  /** The accent's shade, 0–1. */
  accentShade: number;
  /** Height in millimetres. */
  relief: number;
}

/** Draws one kind of stone; x and y in millimetres, shifted per tile so that each tile is another piece of rock. */
export type DrawStone = (x: number, y: number, footprintMm: number, seed: number, out: StonePoint) => void;
