/** Loads code that is a chunk of its own. Without a signal it waits for the next one and tries again. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the store did not load.', error);
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

/** Has a chunk here before it is rendered, as a route's loader does on intent. What does not load now is loaded again when it is rendered. */
export function preloadChunk(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
