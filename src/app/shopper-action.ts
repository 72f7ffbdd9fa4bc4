const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Calls `act` when the shopper scrolls, touches, clicks, types, dictates or has a form filled in: scrolling by the page must then stop. Returns
 * the unsubscribe function.
 */
export function onShopperAction(act: () => void): () => void {
  const listening = new AbortController();
  for (const type of ACTIONS) window.addEventListener(type, act, { passive: true, signal: listening.signal });
  return () => listening.abort();
}
