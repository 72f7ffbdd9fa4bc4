const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Calls `act` at whatever the shopper does in the page: what the page does by itself ends there. Returns what stops listening. */
export function onShopperAction(act: () => void): () => void {
  const listening = new AbortController();
  for (const type of ACTIONS) window.addEventListener(type, act, { passive: true, signal: listening.signal });
  return () => listening.abort();
}
