const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'input'] as const;

/** Scrolling by the page must then stop. `input` is dictation or a form filled in. */
export function onShopperAction(act: () => void): () => void {
  const listening = new AbortController();
  for (const type of ACTIONS) window.addEventListener(type, act, { passive: true, signal: listening.signal });
  return () => listening.abort();
}
