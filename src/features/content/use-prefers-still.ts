import { useSyncExternalStore } from 'react';
import { prefersStill, STILL_QUERY } from '../../ui/prefers-still';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(STILL_QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True until the page is hydrated. */
export function usePrefersStill(): boolean {
  return useSyncExternalStore(subscribe, prefersStill, () => true);
}
