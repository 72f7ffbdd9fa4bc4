/** Lengths in millimetres. */
export interface Spot {
  /** The seed of all properties of the board. */
  board: number;
  along: number;
  across: number;
  /** Along the layout's y axis. */
  isTurned: boolean;
}

export interface Layout {
  readonly lengthMm: number;
  readonly widthMm: number;
  locate(x: number, y: number, out: Spot): void;
}

export function blankSpot(): Spot {
  return { board: 0, along: 0, across: 0, isTurned: false };
}
