const IDLE_LIMIT_MS = 1_000;

/** Between two pieces of the start the browser may paint, and answer the shopper. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** When the page has drawn what it was busy with: at once where the browser cannot say, and on a busy device after a second. */
export function whenIdle(): Promise<void> {
  return 'requestIdleCallback' in window
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS }))
    : breathe();
}
