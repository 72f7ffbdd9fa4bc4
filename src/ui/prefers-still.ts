export const STILL_QUERY = '(prefers-reduced-motion: reduce)';

export function prefersStill(): boolean {
  return window.matchMedia(STILL_QUERY).matches;
}
