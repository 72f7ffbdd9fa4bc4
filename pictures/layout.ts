/** Where a point of the floor lies: which board, and where on it. All lengths in millimetres. */
export interface Spot {
  /** Board number, the seed of everything about that board. */
  board: number;
  /** Along the board, 0 to length. */
  along: number;
  /** Across the board, 0 to width. */
  across: number;
  /** True if the board lies along the y axis of the layout. */
  isTurned: boolean;
}

/** A way of laying boards that covers the plane. */
export interface Layout {
  readonly lengthMm: number;
  readonly widthMm: number;
  /** Writes the board under (x, y) into `out`. */
  locate(x: number, y: number, out: Spot): void;
}

/** An empty spot to be filled by `locate`. */
export function blankSpot(): Spot {
  return { board: 0, along: 0, across: 0, isTurned: false };
}
