/** Loads a lazy chunk. After a failure it waits until the connection returns, and retries. */
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

/** Preloads a chunk, as route loaders do on intent. A failure is ignored: rendering loads the chunk again. */
export function preloadChunk(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
