/** Whether this tab is sending changes now, for the status pill. */
function createDrainActivity() {
  const listeners = new Set<() => void>();
  let running = 0;
  const change = (by: number): void => {
    running += by;
    for (const listener of [...listeners]) listener();
  };
  return {
    isDraining: (): boolean => running > 0,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async during<Value>(work: () => Promise<Value>): Promise<Value> {
      change(1);
      try {
        return await work();
      } finally {
        change(-1);
      }
    },
  };
}

export const drainActivity = createDrainActivity();
