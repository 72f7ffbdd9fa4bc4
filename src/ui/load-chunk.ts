/** Retries when the connection returns and, since nothing tells that a server is back, after growing pauses. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pauseMs = 7_000; ; pauseMs = Math.min(2 * pauseMs, 300_000)) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the store did not load.', error);
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
        window.addEventListener('online', resolve, { once: true });
      });
    }
  }
}

/** A failure is ignored: rendering loads the chunk again. */
export function preloadChunk(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
