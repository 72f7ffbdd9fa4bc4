export const STILL_QUERY = '(prefers-reduced-motion: reduce)';

/** DESIGN 7.15. */
export function prefersStill(): boolean {
  return window.matchMedia(STILL_QUERY).matches;
}
