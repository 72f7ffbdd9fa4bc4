import { spread } from './clear-points';

const POINTS_PER_LINE = 9;

interface Place {
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

/** From `lowest` up, in px of the viewport, where a box of this size covers clear points only; null if there is none. */
export function clearBottom(
  { left, right, height }: Place,
  lowest: number,
  stepPx: number,
  isClear: (x: number, y: number) => boolean,
): number | null {
  const columns = spread(left, right, POINTS_PER_LINE);
  const needed = Math.ceil(height / stepPx) + 1;
  let free = 0;
  for (let y = lowest; y > 0; y -= stepPx) {
    free = columns.every((x) => isClear(x, y)) ? free + 1 : 0;
    if (free === needed) return y + (needed - 1) * stepPx;
  }
  return null;
}
