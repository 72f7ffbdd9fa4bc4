import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

export function prefersStill(): boolean {
  return window.matchMedia(QUERY).matches;
}

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the person asked for no motion (DESIGN 7.15); assumed until the page runs. */
export function usePrefersStill(): boolean {
  return useSyncExternalStore(subscribe, prefersStill, () => true);
}
