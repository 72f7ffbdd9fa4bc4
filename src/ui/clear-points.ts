/** Nothing floating may cover these, nor sums of money. `data-problem` is what is wrong with a field. */
const KEPT_CLEAR = 'a, button, input, select, textarea, label, summary, iframe, video, [translate=no], [data-sticky-bar], [data-problem]';
/** Messages just announced. */
export const SAID = ', [role=alert], [role=status]';

/** Viewport pixels. `own` selects the floating element itself, `also` further elements to keep clear. */
export function isClearAt(x: number, y: number, own: string, also = SAID): boolean {
  const kept = KEPT_CLEAR + also;
  return document
    .elementsFromPoint(x, y)
    .every((element) => (element.closest(kept) === null && !isSum(element)) || element.closest(own) !== null);
}

/** Such as '$75.41 per box' or '14 boxes · 330.96 sqft'. */
export function isSum(element: Element): boolean {
  return element.childElementCount === 0 && /\$\d|\d sqft/.test(element.textContent);
}

export function spread(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

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
