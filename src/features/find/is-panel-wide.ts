import { useSyncExternalStore } from 'react';

/** See found-list.module.css. */
const PANEL_WIDTH = '(min-width: 1200px)';

export function isPanelWide(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(PANEL_WIDTH).matches;
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PANEL_WIDTH);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** False in the document, which is the same for every device. */
export function useIsPanelWide(): boolean {
  return useSyncExternalStore(subscribe, isPanelWide, () => false);
}
