/** The board at a point of the floor, and the place on that board. Lengths in millimetres. */
export interface Spot {
  /** The board's number: the seed of all its properties. */
  board: number;
  /** Along the board, 0 to length. */
  along: number;
  /** Across the board, 0 to width. */
  across: number;
  /** True if the board lies along the y axis of the layout. */
  isTurned: boolean;
}

/** A laying pattern that covers the plane. */
export interface Layout {
  readonly lengthMm: number;
  readonly widthMm: number;
  /** Writes the board at (x, y) into `out`. */
  locate(x: number, y: number, out: Spot): void;
}

/** An empty spot for `locate` to fill. */
export function blankSpot(): Spot {
  return { board: 0, along: 0, across: 0, isTurned: false };
}
