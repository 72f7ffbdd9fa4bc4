/** Nothing floating may cover these, nor sums of money. */
const KEPT_CLEAR = 'a, button, input, select, textarea, label, summary, iframe, video, [translate=no], [data-sticky-bar]';
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
